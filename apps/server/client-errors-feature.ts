import { defineFeature, type Feature, happened, type Limit, type Logger } from '@basera/platform/server'
import { clientErrorCalls } from '../web/errors/contract.ts'

/** Named limit of reports, per client address: enough for a bad day of an office, too few to fill a log. */
export const clientErrorLimits: Readonly<Record<string, Limit>> = {
  'client-error': { points: 30, seconds: 3600 },
}

/** Logs failures that browsers report, under the reference that people were shown. Gives `too_many_requests`. */
export const clientErrorsFeature = (logger: Logger): Feature =>
  defineFeature(
    clientErrorCalls,
    {
      'POST /api/client-errors': async ({ body: { screen, reference, name, frames } }) => {
        happened('client-error', screen)
        logger.warn({ reference, screen, name, frames }, 'a page failed in a browser')
        return undefined
      },
    },
    { 'POST /api/client-errors': 'client-error' },
  )

import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit } from '@basera/platform/server/limits'
import type { Logger } from '@basera/platform/server/logger'
import { recordEvent } from '@basera/platform/server/telemetry'
import { clientErrorCalls } from '../web/errors/contract.ts'

/** Per client address: enough for an office's bad day, too few to fill a log. */
export const clientErrorLimits: Readonly<Record<string, Limit>> = {
  'client-error': { points: 30, seconds: 3600 },
}

/** Logs browsers' failures under the reference people saw. Gives `too_many_requests`. */
export const clientErrorsFeature = (logger: Logger): Feature =>
  defineFeature({
    name: 'client-errors',
    calls: clientErrorCalls,
    handlers: {
      'POST /api/client-errors': async ({ body: { screen, reference, name, frames } }) => {
        recordEvent('client-error', screen)
        logger.warn({ reference, screen, name, frames }, 'a page failed in a browser')
        return undefined
      },
    },
    limits: clientErrorLimits,
    callLimits: { 'POST /api/client-errors': 'client-error' },
  })

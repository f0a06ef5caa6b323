import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { QueryExecutorProvider } from 'kysely'
import { helpCalls } from '../contract/index.ts'
import { countAnswer } from './feedback.queries.ts'

/**
 * The Help Center's call (help.feedback-anonymous). Errors: `not_found` for an unknown slug, `validation_failed` for a body
 * that is not `{ helpful: boolean }`, `too_many_requests` past the limit.
 */
export const helpFeature = ({ db }: { readonly db: QueryExecutorProvider }): Feature =>
  defineFeature({
    name: 'help',
    calls: helpCalls,
    handlers: {
      'POST /api/help/{slug}/feedback': async ({ params, body }) => {
        await countAnswer(db, params.slug, body.helpful)
        return undefined
      },
    },
    // Per client address: 60 answers an hour.
    limits: { 'help-feedback': { points: 60, seconds: 3600 } },
    callLimits: { 'POST /api/help/{slug}/feedback': 'help-feedback' },
  })

import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { QueryExecutorProvider } from 'kysely'
import { helpCalls } from '../contract/index.ts'
import { countAnswer } from './count-answer.ts'

/**
 * The Help Center's one call (decisions 9: the answer is recorded anonymously). Gives `not_found` for a slug that
 * names no text, `validation_failed` for a body that is not `{ helpful: boolean }`, `too_many_requests` past the limit.
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

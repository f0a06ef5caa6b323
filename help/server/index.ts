import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit } from '@basera/platform/server/limits'
import type { QueryExecutorProvider } from 'kysely'
import { helpCalls } from '../contract/index.ts'
import { countAnswer } from './feedback.queries.ts'

/** Named limits of the Help Center: 60 answers an hour per client address. */
export const helpLimits: Readonly<Record<string, Limit>> = {
  'help-feedback': { points: 60, seconds: 3600 },
}

/**
 * The Help Center's call (help.feedback-anonymous). Errors: `not_found` for an unknown slug, `validation_failed` for a body
 * that is not `{ helpful: boolean }`, `too_many_requests` past the limit.
 */
export function helpFeature(needs: { readonly db: QueryExecutorProvider }): Feature {
  return defineFeature(
    helpCalls,
    {
      'POST /api/help/{slug}/feedback': async ({ params, body }) => {
        await countAnswer(needs.db, params.slug, body.helpful)
        return undefined
      },
    },
    { 'POST /api/help/{slug}/feedback': 'help-feedback' },
  )
}

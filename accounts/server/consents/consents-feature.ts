import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit, Limits } from '@basera/platform/server/limits'
import type { QueryExecutorProvider } from 'kysely'
import { consentCalls } from '../../contract/consent-calls.ts'
import { noticeSeen, ownConsents } from './own-consents.ts'

/** Named limits of consents, per member. */
export const consentLimits: Readonly<Record<string, Limit>> = {
  'notice-seen': { points: 30, seconds: 3600 },
}

/** What a member has agreed to. Agreeing and taking it back happens where the switches are. */
export const consentsFeature = ({
  db,
  limits,
}: {
  readonly db: QueryExecutorProvider
  readonly limits: Limits
}): Feature =>
  defineFeature({
    name: 'consents',
    calls: consentCalls,
    handlers: {
      'GET /api/me/consents': (_, { session }) => ownConsents(db, session.userId),
      'PUT /api/me/consents/notice': async ({ body }, { session }) => {
        await limits.spend('notice-seen', session.userId)
        await noticeSeen(db, session.userId, body.version)
        return undefined
      },
    },
    limits: consentLimits,
  })

import { type Consents, privacyNotice } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit, Limits } from '@basera/platform/server/limits'
import type { QueryExecutorProvider } from 'kysely'
import { consentCalls } from '../../contract/consent-calls.ts'
import { refusals } from '../sentences.ts'
import { latestConsents, recordNoticeSeen } from './consents.queries.ts'

const consentLimits: Readonly<Record<string, Limit>> = {
  'notice-seen': { points: 30, seconds: 3600 },
}

async function showConsents(db: QueryExecutorProvider, userId: string): Promise<Consents> {
  const rows = await latestConsents(db, userId)
  const items = rows.flatMap((row) => {
    if (row.purpose === null) return []
    const { purpose, act, means, notice_version, at } = row
    return [{ purpose, act, means, notice_version, at: at.toISOString() }]
  })
  return { notice: { version: privacyNotice.version, is_seen: rows[0]?.is_seen ?? false }, items }
}

/** A page loaded before a change shows another version: `conflict`. */
async function markNoticeSeen(db: QueryExecutorProvider, userId: string, version: string): Promise<void> {
  if (version !== privacyNotice.version) throw new Problem('conflict', refusals.noticeChanged)
  await recordNoticeSeen(db, userId)
}

/** Consents are given and withdrawn at the switches; this shows them. */
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
      'GET /api/me/consents': (_, { session }) => showConsents(db, session.userId),
      'PUT /api/me/consents/notice': async ({ body }, member) => {
        await limits.spend('notice-seen', member)
        await markNoticeSeen(db, member.session.userId, body.version)
        return undefined
      },
    },
    limits: consentLimits,
  })

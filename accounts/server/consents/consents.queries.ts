import { privacyNotice } from '@basera/accounts/contract'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import {
  type ConsentMeans,
  type ConsentPurpose,
  consentMeans,
  consentPurposes,
} from '../../contract/consent-calls.ts'

const { version } = privacyNotice

/** In which the account reads the notice. */
const language = sql`coalesce((SELECT language FROM auth_users WHERE auth_users.id = user_profiles.id), 'en')`

interface ConsentAct {
  readonly userId: string
  readonly purpose: Exclude<ConsentPurpose, 'service'>
  readonly isGiven: boolean
  readonly means: ConsentMeans
}

const sampleAct: ConsentAct = { userId: someId, purpose: 'push', isGiven: true, means: 'settings' }

/** Records a consent unless it is so already (accounts.consent-recorded). Run it while holding the switch's row. */
export const recordConsent = statement(
  { samples: [[sampleAct]] },
  ({ userId, purpose, isGiven, means }: ConsentAct) => {
    const act = isGiven ? 'given' : 'withdrawn'
    return sql`
      INSERT INTO consents (user_id, purpose, act, notice_version, language, means)
      SELECT id, ${purpose}, ${act}, ${version}, ${language}, ${means}
      FROM user_profiles WHERE id = ${userId}::uuid AND ${act} IS DISTINCT FROM (
        SELECT act FROM consents WHERE user_id = ${userId}::uuid AND purpose = ${purpose} ORDER BY id DESC LIMIT 1)`
  },
).run

/** Recorded each time: whoever proves a mailbox may not be the person who signed up. */
export const recordServiceConsent = statement(
  { samples: [[someId, 'google']] },
  (userId: string, means: 'sign_up' | 'google' | 'mailed_link') => sql`
    INSERT INTO consents (user_id, purpose, act, notice_version, language, means)
    SELECT id, 'service', 'given', ${version}, ${language}, ${means}
    FROM user_profiles WHERE id = ${userId}::uuid`,
).run

/** accounts.notice-seen */
export const recordNoticeSeen = statement(
  { samples: [[someId]] },
  (userId: string) => sql`
    INSERT INTO consents (user_id, purpose, act, notice_version, language, means)
    SELECT id, 'service', 'seen', ${version}, ${language}, 'notice'
    FROM user_profiles WHERE id = ${userId}::uuid
    ON CONFLICT (user_id, notice_version) WHERE act = 'seen' DO NOTHING`,
).run

const latestConsent = z.object({
  purpose: z.enum(consentPurposes),
  act: z.enum(['given', 'withdrawn']).describe('acts of seeing are left out'),
  means: z.enum(consentMeans),
  notice_version: z.string(),
  at: z.date(),
  is_seen: z.boolean(),
})
const noConsent = z.object({ purpose: z.null(), is_seen: z.boolean() })

/** The last act per purpose, or one row without; each with whether the current notice was seen. */
export const latestConsents = statement(
  { row: z.union([latestConsent, noConsent]), samples: [[someId]] },
  (userId: string) => sql`
    WITH own AS (SELECT * FROM consents WHERE user_id = ${userId}::uuid), latest AS (
      SELECT DISTINCT ON (purpose) purpose, act, means, notice_version, at FROM own
      WHERE act <> 'seen' ORDER BY purpose, id DESC
    )
    SELECT latest.*, seen.is_seen FROM (
      SELECT EXISTS (SELECT 1 FROM own WHERE purpose = 'service' AND notice_version = ${version}) AS is_seen
    ) seen LEFT JOIN latest ON true ORDER BY latest.purpose`,
).all

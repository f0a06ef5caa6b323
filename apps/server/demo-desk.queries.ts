import { statement } from '@basera/platform/server/database'
import { sql } from 'kysely'

/** Processes that start together tell the key of the demo moderator one after the other, the second one nothing. */
export const lockAuthenticatorMail = statement(
  { samples: [[]] },
  () => sql`SELECT pg_advisory_xact_lock(hashtext('demo_desk_authenticator'))`,
).run

import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

/** Tells people from programs by a widget's token (`accounts.bot-check-providers`). */
export interface BotCheck {
  /** `true` once for a good token. Throws when the service cannot be reached: then nobody passes. */
  passes(token: string, address: string, work?: CheckWork): Promise<boolean>
}

/** `hard` work costs several times as much; only the self-hosted check knows it. */
export type CheckWork = 'usual' | 'hard'

/** Lets every caller pass; development only (`CAPTCHA=off`). */
export const noBotCheck: BotCheck = { passes: async () => true }

type Database = Parameters<RawBuilder<unknown>['execute']>[0]

/** Spends a token: `true` once, however many callers race. `name` must have one spelling per token. */
export async function spendOnce(db: Database, name: string, expiresAt: Date): Promise<boolean> {
  const hash = createHash('sha256').update(name).digest('base64url')
  const { rows } = await sql`
    INSERT INTO bot_checks_spent (token_hash, expires_at)
    VALUES (${hash}, ${expiresAt})
    ON CONFLICT ON CONSTRAINT bot_checks_spent_pkey DO NOTHING RETURNING 1
  `.execute(db)
  return rows.length === 1
}

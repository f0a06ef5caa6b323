import type { ActiveSession } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import type { CallerSession } from '@basera/platform/server/feature'
import type { Kysely } from 'kysely'
import { findSessions } from '../auth/sessions/sessions.queries.ts'

// In this order: most browsers also claim to be those below them.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** The device of a `User-Agent`, such as "Chrome on Android"; empty when unknown. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return ''
  return [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(' on ')
}

export async function listSessions(
  db: Kysely<Database>,
  caller: CallerSession,
): Promise<{ items: ActiveSession[] }> {
  const rows = await findSessions(db, caller.userId)
  const items = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    current: row.id === caller.id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.refreshed_at.toISOString(),
  }))
  return { items }
}

import type { Found } from '@basera/platform/contract/phrases'
import type { WarningKind } from '@basera/trust/contract'
import { judgeByRules, type Warning } from '../judge.ts'

/** What may be said in a listing as well as in a chat; a listing names no number to ask for. */
const alike: ReadonlySet<WarningKind> = new Set([
  'payment_before_visit',
  'qr_or_upi_collect',
  'otp_or_code',
  'remote_app',
  'document_harvest',
  'overpayment_refund',
  'fake_authority',
  'brokerage_bait',
])

/** Whoever meets people at the door, or lives beside barracks, says what a cheat says of money or of the army. */
const excuses: Readonly<Partial<Record<WarningKind, readonly string[]>>> = {
  payment_before_visit: ['<metInPerson>', '<ownShows>'],
  qr_or_upi_collect: ['<metInPerson>'],
  brokerage_bait: ['<metInPerson>'],
  fake_authority: ['<metInPerson>', '<ownShows>', '<nearby>'],
  document_harvest: ['<policeCheck>'],
}

export const excusePatterns: readonly string[] = [...new Set(Object.values(excuses).flat())]

const denies = /^\s*(?:no|zero|without|never|do ?n.t|koi|na)\b|^[^.?]{0,30}\?/iu

function withoutSpans(text: string, spans: readonly Found[]): string {
  let kept = ''
  let at = 0
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > at) kept += text.slice(at, start)
    at = Math.max(at, end)
  }
  return kept + text.slice(at)
}

/** What a message of these words would be warned of (trust.message-warnings), but for what honest listings say. */
export function judgeAsMessage(
  text: string,
  found: ReadonlySet<string>,
  honest: readonly Found[],
): Warning | null {
  const said = withoutSpans(text, honest)
    .split(/(?<=[.!?\n।])\s*/)
    .filter((sentence) => !denies.test(sentence))
    .join(' ')
  const warning = judgeByRules(said)
  if (warning?.level !== 'danger' || !alike.has(warning.kind)) return null
  return excuses[warning.kind]?.some((excuse) => found.has(excuse)) ? null : warning
}

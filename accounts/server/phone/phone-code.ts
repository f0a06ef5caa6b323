import { randomInt } from 'node:crypto'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Language } from '@basera/platform/contract/languages'
import type { BotCheck } from '@basera/platform/server/bot-check'
import type { Member } from '@basera/platform/server/feature'
import { translations } from '@basera/platform/server/languages'
import { type Limits, tooMany } from '@basera/platform/server/limits'
import type { Logger } from '@basera/platform/server/logger'
import type { Secrets } from '@basera/platform/server/secrets'
import type { SmsSender } from '@basera/platform/server/sms'
import { recordEvent } from '@basera/platform/server/telemetry'
import type { Kysely } from 'kysely'
import { phoneCodeDigits, phoneCodeResendAfter } from '../../contract/limits.ts'
import type { PhoneState } from '../../contract/phone-calls.ts'
import { accountSentences } from '../../contract/sentences.ts'
import { refusals } from '../sentences.ts'
import { memberLanguage } from '../visibility.queries.ts'
import type en from './locales/en.json'
import {
  attemptPhoneCode,
  deletePhoneCode,
  findPhoneOfCode,
  hasRecentPhoneCode,
  phoneCodeLifetime,
  savePhoneCode,
} from './phone.queries.ts'
import { type CountryBudgets, spendCodeBudgets } from './phone-limits.ts'
import { mobileNumberOf, readMobileNumber } from './phone-number.ts'
import { type Proving, provePhone } from './prove-phone.ts'

export interface SendingCodes {
  readonly db: Kysely<Database>
  readonly secrets: Secrets
  readonly limits: Limits
  readonly botCheck: BotCheck
  readonly sms: SmsSender
  readonly logger: Logger
  readonly publicUrl: string
  readonly budgets?: CountryBudgets | undefined
}

const notSent = () => new Problem('service_unavailable', refusals.phoneCodeUnsent)

async function requireBotCheck(
  { botCheck, logger }: SendingCodes,
  token: string,
  address: string,
): Promise<void> {
  const passes = await botCheck.passes(token, address).catch((err: unknown) => {
    logger.error({ err }, 'the bot check could not be asked')
    throw notSent()
  })
  if (!passes) throw new Problem('captcha_failed', refusals.captchaFailed)
}

const phoneCodeHash = (secrets: Secrets, userId: string, phone: string, code: string) =>
  secrets.mac('phone-code', `${userId}|${phone}|${code}`)

const smsTexts = translations<typeof en>('accounts/server/phone')

/** The last line lets browsers fill the code in (WebOTP). */
const messageOf = (language: Language, code: string, publicUrl: string) =>
  `${smsTexts(language).t('code', { code, minutes: phoneCodeLifetime / 60 })}\n\n@${new URL(publicUrl).hostname} #${code}`

async function issueAndSend(sending: SendingCodes, member: Member, phone: string): Promise<void> {
  const { userId } = member.session
  const { db, secrets, sms, logger } = sending
  const code = String(randomInt(10 ** phoneCodeDigits)).padStart(phoneCodeDigits, '0')
  const codeHash = phoneCodeHash(secrets, userId, phone, code)
  if (!(await savePhoneCode(db, { userId, phone, codeHash }))) throw new Problem('too_many_requests', tooMany)
  const language = await memberLanguage(db, member)
  try {
    await sms.send({ to: phone, text: messageOf(language, code, sending.publicUrl), code })
    recordEvent('phone-code', 'sent')
  } catch (err) {
    recordEvent('phone-code', 'not-sent')
    logger.error({ err }, 'a phone code could not be sent')
    await deletePhoneCode(db, { userId, codeHash })
    throw notSent()
  }
}

/**
 * Bot check first, SMS last (accounts.phone-order). Throws `captcha_failed`, `invalid_phone_number`,
 * `too_many_requests`, `sms_quota_exceeded`, and `service_unavailable` when the gateway refused: another may be
 * requested at once.
 */
export async function sendPhoneCode(
  sending: SendingCodes,
  member: Member,
  asked: { readonly phone: string; readonly captcha_token?: string | undefined },
) {
  const { userId } = member.session
  await requireBotCheck(sending, asked.captcha_token?.trim() ?? '', member.address)
  const number = mobileNumberOf(asked.phone)
  if (await hasRecentPhoneCode(sending.db, userId)) throw new Problem('too_many_requests', tooMany)
  await spendCodeBudgets(sending.limits, sending.secrets, { member, number, budgets: sending.budgets })
  await issueAndSend(sending, member, number.phone)
  return { phone: number.phone, expires_in: phoneCodeLifetime, resend_in: phoneCodeResendAfter }
}

const problems = {
  wrong: () => new Problem('code_invalid', accountSentences.phoneCodeWrong),
  spent: () => new Problem('code_expired', refusals.phoneCodeExpired),
  none: () => new Problem('code_not_sent', refusals.phoneCodeNone),
}

/** Throws `code_invalid`, `code_expired` (also after five attempts) and `code_not_sent`. */
export async function verifyPhoneCode(
  proving: Proving & { readonly secrets: Secrets },
  userId: string,
  given: { readonly code: string; readonly phone?: string | undefined },
): Promise<PhoneState> {
  const { db, secrets } = proving
  const phone = await findPhoneOfCode(db, userId)
  const another = given.phone !== undefined && readMobileNumber(given.phone)?.phone !== phone
  if (phone === undefined || another) throw problems.none()
  const codeHash = phoneCodeHash(secrets, userId, phone, given.code)
  const result = await attemptPhoneCode(db, { userId, phone, codeHash })
  recordEvent('phone-code', result === 'right' ? 'verified' : result)
  if (result !== 'right') throw problems[result]()
  const claim = (trx: Proving['db']) => deletePhoneCode(trx, { userId, codeHash })
  const state = await provePhone(proving, { userId, phone, claim })
  if (!state) throw problems.none()
  return state
}

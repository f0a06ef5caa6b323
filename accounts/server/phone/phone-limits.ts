import { Problem } from '@basera/platform/contract'
import type { Member } from '@basera/platform/server/feature'
import type { Limit, Limits } from '@basera/platform/server/limits'
import type { Secrets } from '@basera/platform/server/secrets'
import { refusals } from '../sentences.ts'
import type { MobileNumber } from './phone-number.ts'

const hour = 3600

/** Codes an hour by country calling code, as the operator set them (`PHONE_CODE_BUDGETS`). */
export type CountryBudgets = Readonly<Record<string, number>>

const usualBudgets: CountryBudgets = { '91': 2000 }

/** Codes an hour for each country without a budget, and for all of those countries together. */
const elsewhere = { each: 40, all: 400 }

const ofCountry = (callingCode: string) => `phone-code-to-${callingCode}`

/**
 * Small per member, wide per address (phones share mobile networks), and by country against SMS pumping, so that one
 * country's crowd refuses nobody elsewhere (accounts.phone-budgets).
 */
export const phoneLimitsOf = (budgets: CountryBudgets): Readonly<Record<string, Limit>> => ({
  'phone-code-user': { points: 5, seconds: hour },
  'phone-code-number': { points: 5, seconds: hour },
  'phone-code-number-day': { points: 10, seconds: 24 * hour },
  'phone-code-address': { points: 60, seconds: hour },
  'phone-code-elsewhere': { points: elsewhere.each, seconds: hour },
  'phone-code-elsewhere-all': { points: elsewhere.all, seconds: hour },
  'phone-proof-user': { points: 60, seconds: hour },
  ...Object.fromEntries(
    Object.entries({ ...usualBudgets, ...budgets }).map(([country, points]) => [
      ofCountry(country),
      { points, seconds: hour },
    ]),
  ),
})

export const phoneLimits = phoneLimitsOf({})

const quota = refusals.smsQuota

async function spendOfCountry(limits: Limits, country: string, budgets: CountryBudgets): Promise<void> {
  try {
    if (country in usualBudgets || country in budgets) return await limits.spend(ofCountry(country), 'all')
    await limits.spend('phone-code-elsewhere', country)
    await limits.spend('phone-code-elsewhere-all', 'all')
  } catch (refusal) {
    if (refusal instanceof Problem) throw new Problem('sms_quota_exceeded', quota)
    throw refusal
  }
}

interface CodeRequest {
  readonly member: Member
  readonly number: MobileNumber
  readonly budgets?: CountryBudgets | undefined
}

/** The member's budget first: one person must not use up everybody's. */
export async function spendCodeBudgets(
  limits: Limits,
  secrets: Secrets,
  request: CodeRequest,
): Promise<void> {
  const { member, number } = request
  await limits.spend('phone-code-user', member)
  await limits.spend('phone-code-address', member.address)
  // The table of counters holds no numbers.
  const counted = secrets.mac('phone-code', `number|${number.phone}`)
  await limits.spend('phone-code-number', counted)
  await limits.spend('phone-code-number-day', counted)
  await spendOfCountry(limits, number.country, request.budgets ?? {})
}

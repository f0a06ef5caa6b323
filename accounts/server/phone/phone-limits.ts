import { Problem } from '@basera/platform/contract'
import type { Member } from '@basera/platform/server/feature'
import type { Limit, Limits } from '@basera/platform/server/limits'
import type { Secrets } from '@basera/platform/server/secrets'
import type { MobileNumber } from './phone-number.ts'

const hour = 3600

/**
 * Small per member, wide per address (phones share mobile networks), and product-wide against SMS pumping
 * (accounts.phone-budgets).
 */
export const phoneLimits: Readonly<Record<string, Limit>> = {
  'phone-code-user': { points: 5, seconds: hour },
  'phone-code-number': { points: 5, seconds: hour },
  'phone-code-address': { points: 60, seconds: hour },
  'phone-code-india': { points: 2000, seconds: hour },
  'phone-code-abroad': { points: 40, seconds: hour },
  'phone-proof-user': { points: 60, seconds: hour },
}

const quota = 'SMS quota exceeded. Please try again later.'

async function spendOfProduct(limits: Limits, name: string): Promise<void> {
  try {
    await limits.spend(name, 'all')
  } catch (refusal) {
    if (refusal instanceof Problem) throw new Problem('sms_quota_exceeded', quota)
    throw refusal
  }
}

interface CodeRequest {
  readonly member: Member
  readonly number: MobileNumber
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
  await limits.spend('phone-code-number', secrets.mac('phone-code', `number|${number.phone}`))
  await spendOfProduct(limits, number.inIndia ? 'phone-code-india' : 'phone-code-abroad')
}

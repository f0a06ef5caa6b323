import { Problem } from '@basera/platform/contract'
import { type CallerSession, defineFeature, type Feature } from '@basera/platform/server/feature'
import { phoneCalls } from '../../contract/phone-calls.ts'
import { requireFreshSignIn } from '../auth/sessions/fresh-sign-in.ts'
import { type SendingCodes, sendPhoneCode, verifyPhoneCode } from './phone-code.ts'
import { phoneLimitsOf } from './phone-limits.ts'
import { type Proving, showPhone } from './prove-phone.ts'
import { openTokenReader, type PhoneProvider, verifyProviderToken } from './verify-provider-token.ts'

type PhoneNeeds = Omit<SendingCodes, 'publicUrl'> &
  Proving & {
    /** Undefined when our own codes are used. */
    readonly provider?: PhoneProvider | undefined
  }

const elsewhere = (detail: string) => new Problem('validation_failed', detail)

/** accounts.fresh-sign-in */
async function requireFreshChange(db: PhoneNeeds['db'], session: CallerSession): Promise<void> {
  if ((await showPhone(db, session.userId)).phone_verified) requireFreshSignIn(session)
}

/** The proof that the operator did not choose is `validation_failed` (accounts.phone-provider). */
export function phoneFeature(needs: PhoneNeeds): Feature {
  const { db, limits, provider } = needs
  const reader = provider && openTokenReader(provider)
  const sending = { ...needs, publicUrl: needs.site.publicUrl }
  return defineFeature({
    name: 'phone',
    calls: phoneCalls,
    handlers: {
      'GET /api/me/phone': (_input, { session }) => showPhone(db, session.userId),
      'POST /api/me/phone/code': async ({ body }, member) => {
        if (reader) throw elsewhere('Codes are sent by the phone-auth provider here.')
        await requireFreshChange(db, member.session)
        return sendPhoneCode(sending, member, body)
      },
      'POST /api/me/phone/verify': async ({ body }, member) => {
        const { userId } = member.session
        await limits.spend('phone-proof-user', member)
        if ('provider_token' in body) {
          if (!reader) throw elsewhere('Codes are sent by this server; there is no phone-auth provider.')
          await requireFreshChange(db, member.session)
          return verifyProviderToken(needs, reader, userId, body.provider_token)
        }
        if (reader) throw elsewhere('Codes are confirmed by the phone-auth provider here.')
        return verifyPhoneCode(needs, userId, body)
      },
    },
    limits: phoneLimitsOf(needs.budgets ?? {}),
  })
}

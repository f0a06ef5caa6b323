import { accountSentences } from '@basera/accounts/contract'
import { type Access, Problem } from '@basera/platform/contract'
import type { Caller } from '@basera/platform/server/feature'
import type { Gate } from '@basera/platform/server/http'
import { requestLanguage } from '@basera/platform/server/languages'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { FastifyRequest } from 'fastify'
import { bearerToken, type FindMember, type MemberSession } from './auth/sessions/members.ts'
import { refusals } from './sentences.ts'

interface GateNeeds {
  readonly findMember: FindMember
  /** accounts.room-search-open */
  readonly roomSearch: 'public' | 'members'
}

const isOpen = (access: Access, { roomSearch }: GateNeeds): boolean =>
  access === 'public' || (access === 'room-search' && roomSearch === 'public')

/** While another server's keys cannot be read, callers of open calls count as visitors. */
const asVisitor = (error: unknown): undefined => {
  if (error instanceof Problem) return undefined
  throw error
}

const visitorOf = ({ ip, headers }: FastifyRequest): Caller => ({
  address: ip,
  language: requestLanguage(headers['accept-language']),
})

const callerOf = (request: FastifyRequest, member: MemberSession): Caller => ({
  ...visitorOf(request),
  session: { id: member.id, userId: member.userId, personId: member.personId, signedInAt: member.signedInAt },
})

/** Who lost a number can still read what they wrote (trust.number-left). */
const mayCall = (access: Access, { phoneVerified, numberLeft }: MemberSession): boolean =>
  access === 'signed-in' || phoneVerified || (access === 'verified-once' && numberLeft)

const unverified = ({ numberLeft }: MemberSession) =>
  new Problem('phone_not_verified', numberLeft ? accountSentences.numberLeft : refusals.verifyFirst)

/** Who calls, by the `Authorization` header (accounts.access-checked). Throws `no_session`, `phone_not_verified`. */
export function sessionGate(needs: GateNeeds): Gate {
  return async (access, request) => {
    const token = bearerToken(request.headers.authorization)
    if (isOpen(access, needs)) {
      const member = token ? await needs.findMember(token).catch(asVisitor) : undefined
      return member ? callerOf(request, member) : visitorOf(request)
    }
    const member = token ? await needs.findMember(token) : undefined
    if (!member) throw new Problem('no_session', commonRefusals.signIn)
    if (!mayCall(access, member)) throw unverified(member)
    return callerOf(request, member)
  }
}

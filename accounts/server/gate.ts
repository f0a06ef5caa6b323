import { type Access, Problem } from '@basera/platform/contract'
import type { Caller } from '@basera/platform/server/feature'
import type { Gate } from '@basera/platform/server/http'
import { bearerToken, type FindMember, type MemberSession } from './auth/sessions/members.ts'

interface GateNeeds {
  readonly findMember: FindMember
  /** Whether room search is open to visitors (accounts.room-search-open). */
  readonly roomSearch: 'public' | 'members'
}

const isOpen = (access: Access, { roomSearch }: GateNeeds): boolean =>
  access === 'public' || (access === 'room-search' && roomSearch === 'public')

/** Open calls stay open while another server's keys cannot be fetched: a refusal makes a visitor. */
const asVisitor = (error: unknown): undefined => {
  if (error instanceof Problem) return undefined
  throw error
}

const callerOf = (address: string, member: MemberSession): Caller => ({
  address,
  session: { id: member.id, userId: member.userId },
})

/**
 * Says who calls the product's own API, by the `Authorization` header and nothing else (accounts.access-checked). Open calls
 * learn of a good session and take a bad token for a visitor. Throws `no_session`,
 * and `phone_not_verified` for calls that need a verified phone.
 */
export function sessionGate(needs: GateNeeds): Gate {
  return async (access, request) => {
    const token = bearerToken(request.headers.authorization)
    if (isOpen(access, needs)) {
      const member = token ? await needs.findMember(token).catch(asVisitor) : undefined
      return member ? callerOf(request.ip, member) : { address: request.ip }
    }
    const member = token ? await needs.findMember(token) : undefined
    if (!member) throw new Problem('no_session', 'Please sign in.')
    if (access !== 'signed-in' && !member.phoneVerified)
      throw new Problem('phone_not_verified', 'Please verify your phone number first.')
    return callerOf(request.ip, member)
  }
}

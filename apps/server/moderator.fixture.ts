import { giveRole } from '@basera/trust/server'
import { Secret, TOTP } from 'otpauth'
import type { Account, NumberWorld } from './number-world.fixture.ts'

/** Gives an account a role, and enters the desk with the code of an authenticator. */
export async function makeModerator(
  world: NumberWorld,
  account: Account,
  role: 'moderator' | 'admin' = 'moderator',
): Promise<void> {
  await giveRole(world.db, { operator: 'op', command: 'role', reason: 'the team' }, account.id, role)
  const { secret } = (await world.post(account, '/api/moderate/enrolment')).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const entered = await world.post(account, '/api/moderate/code', { code })
  if (entered.statusCode !== 204) throw new Error(entered.body)
}

/** Appeals with the token of a decision; the moderator, the only one, takes the decision back. */
export async function reverseDecision(world: NumberWorld, moderator: Account, token: string): Promise<void> {
  const body = { token, text: 'It was a joke' }
  const appealed = await world.call(undefined, '/api/appeals', { method: 'POST', body })
  if (appealed.statusCode !== 204) throw new Error(appealed.body)
  const [waiting] = (await world.call(moderator, '/api/moderate/appeals')).json().items
  const answer = { outcome: 'reversed', answer: 'You are right.' }
  const answered = await world.post(moderator, `/api/moderate/appeals/${waiting.id}/answer`, answer)
  if (answered.statusCode !== 204) throw new Error(answered.body)
}

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

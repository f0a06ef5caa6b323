import { openCase } from '@basera/trust/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeModerator, reverseDecision } from './moderator.fixture.ts'
import { type Account, type NumberWorld, newPhone, numberWorld } from './number-world.fixture.ts'

let world: NumberWorld
let nazia: Account
let person: Account
beforeAll(async () => {
  world = await numberWorld()
  nazia = await world.join('Nazia', newPhone())
  await makeModerator(world, nazia)
})
afterAll(() => world?.close())

/** Gives the token of the page that tells of it. */
async function decide(decision: string): Promise<string> {
  const id = await openCase(world.db, {
    ...{ kind: 'danger_pause', subject: { kind: 'person', id: person.id }, accountId: person.id },
    ...{ harm: 3, because: ['otp_or_code'] },
  })
  const body = { decision, rule: 'money_first', statement: 'Three people wrote of it.' }
  expect((await world.post(nazia, `/api/moderate/cases/${id}/decision`, body)).statusCode).toBe(201)
  const mail = world.mails.findLast(({ to }) => to === person.email.toLowerCase())
  return /\/decision\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function state(): Promise<readonly [boolean, string]> {
  const [row] = await world.query(
    `SELECT banned_at IS NOT NULL AS suspended, standing FROM auth_users u JOIN phone_identities ON holder_id = u.id
     WHERE u.id = $1`,
    [person.id],
  )
  return [row.suspended, row.standing]
}

it.each([
  ['suspension', 'banned', false],
  ['ban', 'suspended', true],
])(
  'trust.appeal-decided: a reversed %s leaves account and number as the other decision has them: %s',
  async (_, standing, isLastFirst) => {
    person = await world.join('Twice', newPhone())
    await world.query('UPDATE auth_users SET email_proven_at = now() WHERE id = $1', [person.id])
    const tokens = [await decide('suspend'), await decide('ban_number')]
    const [first = '', second = ''] = isLastFirst ? tokens.toReversed() : tokens
    await reverseDecision(world, nazia, first)
    expect(await state()).toEqual([true, standing])
    await reverseDecision(world, nazia, second)
    expect(await state()).toEqual([false, 'clear'])
  },
)

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeModerator } from './moderator.fixture.ts'
import { type Account, type NumberWorld, numberWorld, refusal } from './number-world.fixture.ts'

let world: NumberWorld
let vikram: Account
let meera: Account
let chat: string

beforeAll(async () => {
  world = await numberWorld()
  vikram = await settled('Vikram', '98111 20001')
  meera = await settled('Meera', '98111 20002')
})
afterAll(() => world?.close())

/** A member whose mailbox is proven. */
async function settled(name: string, phone: string): Promise<Account> {
  const account = await world.join(name, phone)
  await world.query('UPDATE auth_users SET email_proven_at = now() WHERE id = $1', [account.id])
  return account
}

/** A member of the team who is inside the console. */
async function moderator(name: string, phone: string): Promise<Account> {
  const account = await settled(name, phone)
  await makeModerator(world, account)
  return account
}

const found = async () =>
  (await world.call(undefined, '/api/rooms')).json().items.map(({ id }: { id: string }) => id)
const mailsTo = ({ email }: Account) => world.mails.filter(({ to }) => to === email.toLowerCase())

let sent = 0
const write = (account: Account, to: string, content: string) =>
  world.post(account, `/api/chats/${to}/messages`, { client_id: `said-${++sent}`, content })
/** The warnings of a conversation, as one of the two reads it. */
const warningsOf = async (account: Account, of: string) =>
  (await world.call(account, `/api/chats/${of}/messages`))
    .json()
    .items.map((message: { warning: { kind: string } | null }) => message.warning?.kind ?? null)

describe('a scammer’s day', () => {
  it('ends at copies: of thirty listings two are found, and no more is kept than a person may have', async () => {
    const answers = []
    for (let n = 0; n < 30; n++)
      answers.push(await world.listRoom(vikram, { title: `Sunny room number ${n}` }))
    const taken = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json())
    expect(taken.length).toBeLessThanOrEqual(5)
    expect((await found()).length).toBeLessThanOrEqual(2)
    expect(JSON.stringify(taken[2].review)).toContain('new_person')
  })

  it('ends at listings: contact details are refused, and fraud is looked at first', async () => {
    const other = await settled('Ramesh', '98111 20003')
    const refused = await world.listRoom(other, { description: 'Call 98765 43210 before noon.' })
    expect(refused.statusCode).toBe(400)
    const bait = await world.listRoom(other, {
      title: 'Furnished 2BHK in Indiranagar',
      description:
        'I am in the army and posted far away. Pay the refundable token first, the keys come by courier.',
    })
    expect(bait.statusCode).toBe(201)
    expect(await found()).not.toContain(bait.json().id)
  })

  it('ends at messages: each trick is marked for who reads it, in four languages, and for nobody else', async () => {
    const [room] = await found()
    chat = (await world.post(meera, '/api/chats', { room_id: room })).json().id
    const tricks = [
      [
        'Pay the token advance of 5000 by GPay now, only then I can show you the room.',
        'payment_before_visit',
      ],
      ['Aap QR code scan karo aur UPI PIN daalo, paisa aapke account mein aa jayega', 'qr_or_upi_collect'],
      ['आपके फोन पर जो ओटीपी आया है वह मुझे बता दीजिए', 'otp_or_code'],
      ['வாட்ஸ்அப்பில் மட்டும் பேசுங்கள், இங்கே வேண்டாம். 98765 43210', 'off_platform_contact'],
      ['Verify yourself here: https://basera.in@basera-pay.xyz/token', 'phishing_link'],
    ] as const
    for (const [content] of tricks) expect((await write(vikram, chat, content)).statusCode).toBe(201)
    const seen = (await warningsOf(meera, chat)).slice(-tricks.length)
    expect(seen).toEqual(tricks.map(([, kind]) => kind))
    expect((await warningsOf(vikram, chat)).every((kind: string | null) => kind === null)).toBe(true)
  })

  it('ends at a report: a moderator bans the number, both are told, and nobody comes back on it', async () => {
    const messages = (await world.call(meera, `/api/chats/${chat}/messages`)).json().items
    const reported = { about: 'message', id: messages.at(-5).id, reason: 'money_first' }
    expect((await world.post(meera, '/api/reports', reported)).statusCode).toBe(201)
    const nazia = await moderator('Nazia', '98111 20004')
    const arun = await moderator('Arun', '98111 20005')
    const queue = (await world.call(nazia, '/api/moderate/cases')).json().items
    const one = queue.find(({ kind }: { kind: string }) => kind === 'reports')
    const statement = 'Asked for money before a visit, in five messages.'
    const decided = await world.post(nazia, `/api/moderate/cases/${one.id}/decision`, {
      decision: 'ban_number',
      rule: 'money_first',
      statement,
    })
    expect(decided.statusCode).toBe(201)
    expect(mailsTo(vikram).at(-1)?.text).toContain(statement)
    expect(mailsTo(meera).at(-1)?.text).not.toContain('Nazia')
    const [own] = (await world.call(meera, '/api/me/reports')).json().items
    expect(own).toMatchObject({ state: 'decided', rule: 'money_first', statement })
    expect((await world.call(vikram, '/api/me/profile')).statusCode).toBe(401)

    const token = /\/decision\/([\w-]+)/.exec(mailsTo(vikram).at(-1)?.text ?? '')?.[1]
    const body = { token, text: 'It was only a joke.' }
    expect((await world.call(undefined, '/api/appeals', { method: 'POST', body })).statusCode).toBe(204)
    const [waiting] = (await world.call(arun, '/api/moderate/appeals')).json().items
    const upheld = { outcome: 'upheld', answer: 'Five people were asked for money.' }
    expect((await world.post(arun, `/api/moderate/appeals/${waiting.id}/answer`, upheld)).statusCode).toBe(
      204,
    )

    const anew = await world.signUp('Victor')
    expect(refusal(await world.prove(anew, '98111 20001')).slice(0, 2)).toEqual([403, 'phone_not_accepted'])
    expect(await found()).toEqual([])
  })
})

describe('honest people', () => {
  it('meet no obstacle: a room is found at once, and an officer who looks for one is warned of nothing', async () => {
    const lister = await settled('Lakshmi', '98111 20006')
    const room = await world.listRoom(lister, {
      title: 'Quiet room for one, near Ulsoor lake',
      description:
        'Two months deposit after you have seen the room. Society needs police verification with the agreement.',
    })
    expect(await found()).toEqual([room.json().id])
    const officer = await settled('Harpreet', '98111 20007')
    const start = await world.post(officer, '/api/chats', { room_id: room.json().id })
    const { id } = start.json()
    for (const content of [
      'I am a Major in the Army, posted to Bengaluru from 1 July with my wife.',
      'Can we see the room on Sunday? I will pay the deposit after that.',
    ])
      expect((await write(officer, id, content)).statusCode).toBe(201)
    await write(lister, id, 'Sunday at 11 is fine. The deposit is two months, by bank transfer when we sign.')
    const warnings = [...(await warningsOf(lister, id)), ...(await warningsOf(officer, id))]
    expect(warnings.filter((kind) => kind !== null)).toEqual([])
  })
})

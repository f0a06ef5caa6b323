import { gestures } from '@basera/accounts/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeModerator } from './moderator.fixture.ts'
import { type Account, type NumberWorld, numberWorld, refusal } from './number-world.fixture.ts'

let world: NumberWorld
let nazia: Account

beforeAll(async () => {
  world = await numberWorld({ works: true })
  nazia = await member('Nazia')
  await makeModerator(world, nazia)
})
afterAll(() => world?.close())
beforeEach(() => world.query('DELETE FROM rate_limits'))

const planted = 'PLANTED-73.8567E'
/** As a camera makes it: with a place in its metadata. */
const photo = (red: number) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .withExif({ IFD0: { ImageDescription: planted } })
    .jpeg()
    .toBuffer()

async function sendFile(account: Account, method: 'PUT' | 'POST', url: string, bytes: Buffer) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg')
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return world.call(account, url, { method, payload, headers })
}

let numbers = 0
let pictures = 0
async function member(name: string): Promise<Account> {
  const account = await world.join(name, `+9197${10_000_000 + numbers++ * 37}`)
  await world.query('UPDATE auth_users SET email_proven_at = now() WHERE id = $1', [account.id])
  return account
}
const newPhoto = async (account: Account) =>
  expect((await sendFile(account, 'PUT', '/api/me/avatar', await photo(pictures++ % 200))).statusCode).toBe(
    200,
  )
async function withPhoto(name: string): Promise<Account> {
  const account = await member(name)
  await newPhoto(account)
  return account
}

const draw = (account: Account) => world.post(account, '/api/me/photo-check/gesture')
const send = async (account: Account, gestureId: string) =>
  sendFile(account, 'POST', `/api/me/photo-check/${gestureId}`, await photo(100))
async function take(account: Account) {
  const drawn = (await draw(account)).json()
  return send(account, drawn.id)
}
const state = async (account: Account) => (await world.call(account, '/api/me/photo-check')).json()
const statusOf = async (account: Account) => (await state(account)).status
const proofsOf = async (account: Account) => (await world.call(account, '/api/me/proofs')).json()
const queue = async (who: Account = nazia) =>
  (await world.call(who, '/api/moderate/photo-checks?limit=50')).json().items as {
    id: string
    full_name: string
  }[]
const checkOf = async (account: Account): Promise<string> =>
  (await world.query('SELECT id FROM photo_checks WHERE user_id = $1', [account.id]))[0].id
const pairOf = (id: string, who: Account | undefined = nazia) =>
  world.call(who, `/api/moderate/photo-checks/${id}`)
const decide = (id: string, outcome: unknown, who: Account | undefined = nazia) =>
  world.call(who, `/api/moderate/photo-checks/${id}/decision`, { method: 'POST', body: { outcome } })
const picturesKept = (account: Account) =>
  world.query('SELECT user_id FROM live_pictures WHERE user_id = $1', [account.id])
const mailsTo = ({ email }: Account) =>
  world.mails.filter(({ to }) => to === email.toLowerCase()).map(({ subject }) => subject)
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

describe('accounts.photo-check', () => {
  it('leads from a picture with the drawn gesture over a moderator to "Photo checked" with its day', async () => {
    const asha = await withPhoto('Meera')
    expect(await state(asha)).toMatchObject({ status: 'none', has_photo: true, again_at: null })
    const drawn = (await draw(asha)).json()
    expect(gestures).toContain(drawn.gesture)
    expect((await send(asha, drawn.id)).json().status).toBe('waiting')
    expect((await proofsOf(asha)).photo_on).toBe(null)
    const waiting = (await queue()).find(({ full_name }) => full_name === 'Meera')
    const pair = (await pairOf(waiting?.id ?? '')).json()
    expect(pair).toMatchObject({ account_id: asha.id, gesture: drawn.gesture, mismatches: 0 })
    expect(pair.profile).toMatch(/^data:image\/webp;base64,/)
    expect((await decide(pair.id, 'same')).statusCode).toBe(204)
    expect(await statusOf(asha)).toBe('matched')
    expect((await proofsOf(asha)).photo_on).toBe(today())
    expect(await picturesKept(asha)).toEqual([])
    expect(mailsTo(asha).at(-1)).toBe('Your profile photo is checked')
    const room = (await world.listRoom(asha)).json().id
    expect((await world.call(undefined, `/api/rooms/${room}`)).json().lister.proofs.photo_on).toBe(today())
  })

  it('needs a profile photo, and a verified number', async () => {
    const rohan = await member('Rohan')
    const missing = 'Add a profile photo first: the picture is compared with it.'
    expect(refusal(await draw(rohan))).toEqual([409, 'conflict', missing])
    expect(await state(rohan)).toMatchObject({ status: 'none', has_photo: false })
    const unverified = await world.signUp('new')
    await newPhoto(unverified)
    expect((await draw(unverified)).json().code).toBe('phone_not_verified')
    expect((await world.call(undefined, '/api/me/photo-check')).statusCode).toBe(401)
  })

  it('is not asked of whom it was passed by, and starts again after a withdrawal', async () => {
    const asha = await withPhoto('Asha')
    await take(asha)
    await decide(await checkOf(asha), 'same')
    expect((await draw(asha)).json().code).toBe('conflict')
    const removed = await world.call(asha, '/api/me/photo-check', { method: 'DELETE' })
    expect(removed.statusCode).toBe(204)
    expect(await statusOf(asha)).toBe('withdrawn')
    expect((await proofsOf(asha)).photo_on).toBe(null)
    expect((await take(asha)).json().status).toBe('waiting')
  })

  it('ends with another profile photo: a proof, and a picture that waits', async () => {
    const asha = await withPhoto('Asha')
    await take(asha)
    const id = await checkOf(asha)
    await newPhoto(asha)
    expect(await statusOf(asha)).toBe('photo_changed')
    expect(await picturesKept(asha)).toEqual([])
    expect((await decide(id, 'same')).statusCode).toBe(404)
    await take(asha)
    await decide(await checkOf(asha), 'same')
    await newPhoto(asha)
    expect((await proofsOf(asha)).photo_on).toBe(null)
    expect(await statusOf(asha)).toBe('photo_changed')
  })

  it('shows nothing of a suspended member, and goes with the account', async () => {
    const asha = await withPhoto('Asha')
    await take(asha)
    const id = await checkOf(asha)
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [asha.id])
    expect((await pairOf(id)).statusCode).toBe(404)
    expect((await decide(id, 'same')).statusCode).toBe(404)
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [asha.id])
    const gone = await world.call(asha, '/api/me', { method: 'DELETE', body: { confirm_email: asha.email } })
    expect(gone.statusCode).toBe(204)
    expect(await picturesKept(asha)).toEqual([])
    expect((await pairOf(id)).statusCode).toBe(404)
  })
})

describe('accounts.live-gesture', () => {
  it('is the same until it is used or over, so that nobody draws until one fits', async () => {
    const asha = await withPhoto('Asha')
    const first = (await draw(asha)).json()
    for (let n = 0; n < 3; n++) expect((await draw(asha)).json()).toEqual(first)
    await world.query(
      "UPDATE live_gestures SET expires_at = now() - interval '1 second' WHERE user_id = $1",
      [asha.id],
    )
    expect((await send(asha, first.id)).json().code).toBe('code_expired')
    expect((await draw(asha)).json().id).not.toBe(first.id)
  })

  it('is used up by one picture, also by several at once, and is no other member’s', async () => {
    const [asha, rohan] = [await withPhoto('Asha'), await withPhoto('Rohan')]
    const { id } = (await draw(asha)).json()
    expect((await send(rohan, id)).json().code).toBe('code_expired')
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(asha, id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400])
  })

  it('is drawn 20 times a day, and 10 pictures are taken', async () => {
    const asha = await withPhoto('Asha')
    for (let n = 0; n < 20; n++) expect((await draw(asha)).statusCode).toBe(200)
    expect((await draw(asha)).statusCode).toBe(429)
    const someId = '00000000-0000-4000-8000-000000000000'
    for (let n = 0; n < 10; n++) expect((await send(asha, someId)).statusCode).toBe(400)
    expect((await send(asha, someId)).statusCode).toBe(429)
  })
})

describe('accounts.live-picture-private', () => {
  it('is small, without metadata, in no backup and at no address', async () => {
    const asha = await withPhoto('Asha')
    await take(asha)
    const [{ picture }] = await world.query('SELECT picture FROM live_pictures WHERE user_id = $1', [asha.id])
    expect(picture.includes(planted)).toBe(false)
    const { format, width, exif } = await sharp(picture).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 640, exif: undefined })
    expect(
      await world.query("SELECT relpersistence AS kept FROM pg_class WHERE relname = 'live_pictures'"),
    ).toEqual([{ kept: 'u' }])
    const answer = await pairOf(await checkOf(asha))
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is gone 72 hours after it was taken, and the person is asked for another', async () => {
    const [asha, rohan] = [await withPhoto('Asha'), await withPhoto('Rohan')]
    for (const one of [asha, rohan]) await take(one)
    const age = "now() - interval '71 hours 1 minute'"
    await world.query(`UPDATE photo_checks SET sent_at = ${age} WHERE user_id = $1`, [asha.id])
    await world.query(`UPDATE live_pictures SET taken_at = ${age} WHERE user_id = $1`, [asha.id])
    await sweep()
    expect([await statusOf(asha), await picturesKept(asha)]).toEqual(['expired', []])
    expect(mailsTo(asha).at(-1)).toBe('Please take your picture again')
    expect(await statusOf(rohan)).toBe('waiting')
    expect(await picturesKept(rohan)).toHaveLength(1)
  })

  it('is not seen after 72 hours although the job is late', async () => {
    const asha = await withPhoto('Asha')
    await take(asha)
    await world.query("UPDATE live_pictures SET taken_at = now() - interval '73 hours' WHERE user_id = $1", [
      asha.id,
    ])
    expect((await pairOf(await checkOf(asha))).statusCode).toBe(404)
    expect((await queue()).some(({ id }) => id === asha.id)).toBe(false)
  })

  it('that a crash of the database lost is asked for again', async () => {
    const asha = await withPhoto('Asha')
    await take(asha)
    await world.query('TRUNCATE live_pictures, live_gestures')
    expect((await decide(await checkOf(asha), 'same')).statusCode).toBe(404)
    await sweep()
    expect(await statusOf(asha)).toBe('expired')
    expect((await take(asha)).json().status).toBe('waiting')
  })

  const sweep = () => world.runTask('sweep-live-pictures')
})

describe('accounts.photo-check-tries', () => {
  it('are three in a row, then 30 days pass; what could not be told does not count', async () => {
    const asha = await withPhoto('Asha')
    for (const outcome of ['different', 'unclear', 'different', 'unclear', 'different']) {
      expect((await take(asha)).statusCode).toBe(200)
      expect((await decide(await checkOf(asha), outcome)).statusCode).toBe(204)
      expect(await statusOf(asha)).toBe(outcome === 'unclear' ? 'unclear' : 'not_matched')
    }
    expect(mailsTo(asha).slice(-2)).toEqual([
      'Please take another picture',
      'Your picture did not match your profile photo',
    ])
    const later = 'Three pictures did not match your profile photo. Please try again later.'
    expect(refusal(await draw(asha))).toEqual([409, 'limit_reached', later])
    expect(new Date((await state(asha)).again_at).getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
    await newPhoto(asha)
    expect((await draw(asha)).json().code).toBe('limit_reached')
    await world.query("UPDATE photo_checks SET decided_at = now() - interval '31 days' WHERE user_id = $1", [
      asha.id,
    ])
    await take(asha)
    await decide(await checkOf(asha), 'different')
    expect((await take(asha)).statusCode).toBe(200)
  })
})

describe('trust.photo-decided', () => {
  it('is a moderator’s with a code; to everybody else the desk is not there', async () => {
    const [asha, rohan] = [await withPhoto('Asha'), await member('Rohan')]
    await take(asha)
    const id = await checkOf(asha)
    for (const who of [rohan, asha, undefined]) {
      expect((await world.call(who, '/api/moderate/photo-checks')).statusCode).toBe(404)
      expect((await pairOf(id, who ?? (null as never))).statusCode).toBe(404)
      expect((await decide(id, 'same', who ?? (null as never))).statusCode).toBe(404)
    }
    for (const outcome of ['yes', '', null, 1])
      expect((await decide(id, outcome)).json().code).toBe('validation_failed')
  })

  it('is not for the moderator’s own photo', async () => {
    await newPhoto(nazia)
    await take(nazia)
    const id = await checkOf(nazia)
    expect((await queue()).map((one) => one.id)).not.toContain(id)
    expect((await pairOf(id)).statusCode).toBe(404)
    expect((await decide(id, 'same')).statusCode).toBe(404)
    expect(await statusOf(nazia)).toBe('waiting')
  })

  it('happens once, also by two at the same time, and not for a picture that was replaced', async () => {
    const asha = await withPhoto('Asha')
    await take(asha)
    const earlier = await checkOf(asha)
    await take(asha)
    expect((await decide(earlier, 'same')).statusCode).toBe(404)
    const id = await checkOf(asha)
    const answers = await Promise.all([decide(id, 'same'), decide(id, 'different')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
  })

  it('is logged with each reading, by whom and about whom, without pictures', async () => {
    const asha = await withPhoto('Asha')
    await take(asha)
    const id = await checkOf(asha)
    await pairOf(id)
    await pairOf(id)
    await decide(id, 'unclear')
    const log = await world.query(
      "SELECT operator, command FROM operator_log WHERE subject_id = $1 AND command LIKE 'photo%' ORDER BY id",
      [asha.id],
    )
    expect(log).toEqual(
      ['photo check read', 'photo check read', 'photo check unclear'].map((command) => ({
        operator: nazia.id,
        command,
      })),
    )
  })

  it('goes from page to page, the oldest first', async () => {
    await world.query("UPDATE photo_checks SET status = 'withdrawn'")
    for (const name of ['First', 'Second', 'Third']) await take(await withPhoto(name))
    const names: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const url: string = `/api/moderate/photo-checks?limit=2${cursor && `&cursor=${cursor}`}`
      const page: { items: { full_name: string }[]; next_cursor: string | null } = (
        await world.call(nazia, url)
      ).json()
      names.push(...page.items.map((one) => one.full_name))
      cursor = page.next_cursor
    }
    expect(names).toEqual(['First', 'Second', 'Third'])
    const foreign = await world.call(nazia, '/api/moderate/photo-checks?cursor=abc')
    expect(foreign.json().code).toBe('validation_failed')
  })
})

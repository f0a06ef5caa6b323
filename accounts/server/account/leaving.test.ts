import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteOldRegistrations } from './account.queries.ts'
import { type MemberWorld, memberWorld, type Person } from './member-world.fixture.ts'
import { sweepPersonalFiles } from './personal-files.ts'
import { readZip } from './read-zip.fixture.ts'
import { settle, tablesWith } from './settled-person.fixture.ts'

/** Columns that hold a member's id, by what the schema says. */
const personColumns = `
  SELECT c.conrelid::regclass::text AS table, a.attname AS column FROM pg_constraint c
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid IN ('auth_users'::regclass, 'user_profiles'::regclass)
  UNION SELECT 'auth_users', 'id' ORDER BY 1, 2`

let world: MemberWorld
let asha: Person
let rohan: Person

const remove = (confirm_email: unknown, headers: Partial<Person['headers']> = asha.headers) =>
  world.app.inject({ method: 'DELETE', url: '/api/me', headers, payload: { confirm_email } as object })
const exported = (headers: Partial<Person['headers']> = asha.headers) =>
  world.app.inject({ url: '/api/me/export', headers })

beforeAll(async () => {
  world = await memberWorld()
  asha = await world.join('asha')
  rohan = await world.join('rohan')
  await settle(world, asha, rohan)
})
afterAll(() => world?.close())

describe('accounts.data-copy: GET /api/me/export', () => {
  it('is a ZIP to save, which nobody keeps on the way', async () => {
    const answer = await exported()
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="basera-data.zip"',
      'cache-control': 'no-store',
    })
  })

  it('holds what the person wrote, keeps and received, and the photos', async () => {
    const files = readZip((await exported()).rawPayload)
    const told = JSON.parse(files['basera-data.json']?.toString() ?? '')
    expect(told).toMatchObject({
      account: {
        id: asha.id,
        email: 'asha@example.test',
        has_password: true,
        sign_in_methods: [{ provider: 'email' }],
        sessions: [{ id: asha.sessionId }],
        profile: { bio: 'secret of asha', phone: '+919876543210' },
      },
      rooms: {
        listed: [{ title: 'Sunny room', latitude: 12.9716, photos: [{ display_order: 0 }] }],
        saved: [{ title: 'Sunny room' }, { title: 'Quiet room' }],
      },
      chats: {
        conversations: [
          {
            with_name: 'rohan',
            room_title: 'Sunny room',
            read_to_seq: 1,
            messages: [
              { written_by_you: false, content: 'Is it free?' },
              { written_by_you: true, content: 'Yes, come and see.' },
            ],
          },
        ],
        notices: { mails: false, devices: [{ service: 'fcm.googleapis.com' }] },
      },
    })
    // The draft of a screenshot has a row here and no file.
    const photos = Object.entries(files).filter(
      ([name]) => name !== 'basera-data.json' && !name.includes('/screenshots/'),
    )
    expect(photos.map(([, bytes]) => String(bytes)).sort()).toEqual([
      'photo of a desk',
      'photo of asha',
      'photo of the room',
    ])
  })

  it('holds no secrets, and nothing about others but what they wrote', async () => {
    const told = String(readZip((await exported()).rawPayload)['basera-data.json'])
    for (const hidden of [
      'password_hash',
      'refresh_counter',
      'token_hash',
      'code_hash',
      'fcm/send/secret',
      rohan.email,
      'secret of rohan',
      '+919876543211',
    ])
      expect(told).not.toContain(hidden)
    expect(told).toContain('secret of asha')
  })

  it('arrives although a photo is missing', async () => {
    const meera = await world.join('meera')
    const gone = `/storage/v1/object/public/profile-images/${meera.id}/1.webp`
    await world.query('UPDATE user_profiles SET avatar_url = $2, profile_picture_url = $2 WHERE id = $1', [
      meera.id,
      gone,
    ])
    const files = readZip((await exported(meera.headers)).rawPayload)
    expect(files[`files/profile-images/${meera.id}/1.webp`]).toHaveLength(0)
    expect(files['basera-data.json']?.length).toBeGreaterThan(100)
  })

  it('accounts.access-checked: is for signed-in people', async () => {
    const answer = await exported({})
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'no_session'])
  })
})

describe('accounts.deletion-confirmed: DELETE /api/me', () => {
  it.each([[''], ['rohan@example.test'], ['asha@example.tes'], [null], [{}]])(
    'refuses %j and keeps everything',
    async (email) => {
      const before = [await tablesWith(world, asha.id), world.kept()]
      const answer = await remove(email)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
      expect([await tablesWith(world, asha.id), world.kept()]).toEqual(before)
    },
  )

  it('accounts.access-checked: is for signed-in people', async () => {
    expect((await remove(asha.email, {})).statusCode).toBe(401)
  })

  it('leaves no row and no file of the person, and those of others', async () => {
    const holding = [...new Set((await world.query(personColumns)).map((row) => row.table))]
    expect(await tablesWith(world, asha.id)).toEqual(expect.arrayContaining([...holding, 'rate_limits']))
    const answers = await Promise.all([1, 2, 3].map(() => remove(' Asha@Example.test ')))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 401, 401])
    // What may remain, and why: personal-columns.test.ts.
    expect(await tablesWith(world, asha.id)).toEqual([
      'chats',
      'former_members',
      'messages',
      'operator_log',
      'reports',
    ])
    expect(world.kept()).toEqual([`profile-images/${rohan.id}/1.webp`])
    expect(await tablesWith(world, rohan.id)).toEqual(
      expect.arrayContaining(['auth_users', 'auth_sessions', 'user_profiles', 'rate_limits']),
    )
  })

  it('ends every session at once', async () => {
    expect((await exported()).statusCode).toBe(401)
  })
})

describe('accounts.closed-kept: what the law makes us keep of a closed account', () => {
  it('are sealed registration details, for 180 days', async () => {
    const rows = await world.query(
      "SELECT sealed_registration AS sealed, forget_at - now() BETWEEN '179 days' AND '180 days' AS long FROM closed_accounts",
    )
    const kept = rows.map(({ sealed }) => JSON.parse(world.secrets.open(sealed)))
    const own = kept.find(({ email }) => email === asha.email)
    expect(own).toEqual({
      email: asha.email,
      full_name: 'asha',
      phone: '+919876543210',
      created_at: expect.any(String),
      agreed: [
        { act: 'given', means: 'sign_up', notice_version: expect.any(String), at: expect.any(String) },
        { act: 'given', means: 'sign_up', notice_version: '2025-01-31', at: expect.any(String) },
        { act: 'seen', means: 'notice', notice_version: '2025-06-30', at: expect.any(String) },
      ],
      closed_at: expect.any(String),
    })
    expect(rows.every(({ long }) => long)).toBe(true)
    expect(JSON.stringify(rows)).not.toMatch(/asha|9876543210/)
  })

  it('is forgotten then, and not before', async () => {
    await deleteOldRegistrations(world.db)
    expect(await world.query('SELECT 1 FROM closed_accounts')).not.toEqual([])
    await world.query("UPDATE closed_accounts SET forget_at = now() - interval '1 second'")
    await deleteOldRegistrations(world.db)
    expect(await world.query('SELECT 1 FROM closed_accounts')).toEqual([])
  })
})

describe('the daily sweep', () => {
  it('removes files of people who are gone, and no others', async () => {
    const gone = randomUUID()
    const late = [
      `profile-images/${gone}/1.webp`,
      `room-images/${gone}/r/1.webp`,
      'profile-images/brand/logo.webp',
    ]
    for (const path of late) {
      const [bucket = '', ...rest] = path.split('/')
      await world.files.store(bucket, rest.join('/'), Buffer.from('late'))
    }
    await sweepPersonalFiles(world.db, world.files)
    expect(world.kept()).toEqual(
      [`profile-images/${rohan.id}/1.webp`, 'profile-images/brand/logo.webp'].sort(),
    )
  })

  it('goes on past a person whose files cannot be removed', async () => {
    const [first = '', second = ''] = [randomUUID(), randomUUID()].sort()
    for (const id of [first, second])
      await world.files.store('room-images', `${id}/r/1.webp`, Buffer.from('late'))
    const removeFolder: typeof world.files.removeFolder = async (bucket, folder) => {
      if (folder === first) throw new Error('the disk is broken')
      await world.files.removeFolder(bucket, folder)
    }
    const sweeping = sweepPersonalFiles(world.db, { ...world.files, removeFolder })
    await expect(sweeping).rejects.toThrow('the disk is broken')
    expect(world.kept().filter((path) => path.includes('/r/'))).toEqual([`room-images/${first}/r/1.webp`])
  })
})

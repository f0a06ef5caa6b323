import { outboxMailer } from '@basera/platform/server/outbox'
import { openDatabase } from '@basera/platform/server/postgres'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, rohan } from '../../chat-world.fixture.ts'
import {
  mailsToOutbox,
  type NotificationsWorld,
  notificationsWorld,
  secrets,
  site,
} from '../notifications-world.fixture.ts'
import { mailUnreadChats } from './mail-unread.ts'

let world: NotificationsWorld
beforeAll(async () => {
  world = await notificationsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

/** Another process on the same database. */
const otherProcess = () => openDatabase<unknown>({ url: world.url, connections: 4, onError: () => undefined })

const mailedTwice = () =>
  world.query('SELECT recipient, count(*) FROM outbox_messages GROUP BY 1 HAVING count(*) > 1')

describe('several processes', () => {
  it('mail everybody once between them', async () => {
    const writers = Array.from({ length: 60 }, (_, n) => world.person(2000 + n, `Lister ${n}`))
    await world.addPeople(writers)
    await world.query('UPDATE auth_users SET email_proven_at = now()')
    for (const lister of writers) await world.start(rohan, { room_id: await world.addRoom(lister) })
    await world.pass(20)
    const processes = [1, 2, 3, 4].map(otherProcess)
    const queued = await Promise.all(
      processes.map(({ db }) => mailUnreadChats({ db, mails: mailsToOutbox, secrets, site })),
    )
    expect(queued.reduce((sum, one) => sum + one, 0)).toBe(60)
    expect(await world.query('SELECT count(*) AS n FROM outbox_messages')).toEqual([{ n: 60 }])
    expect(await mailedTwice()).toEqual([])
    await Promise.all(processes.map((one) => one.close()))
  })

  it('leave a conversation alone in which somebody is writing, and come back to it', async () => {
    const chat = await world.startedChat()
    await world.pass(20)
    await world.db.transaction().execute(async (trx) => {
      await sql`SELECT 1 FROM chats WHERE id = ${chat}::uuid FOR NO KEY UPDATE`.execute(trx)
      expect(await world.mail()).toBe(0)
    })
    expect(await world.mail()).toBe(1)
  })
})

describe('writing, reading and mailing at the same time', () => {
  /** Who has something to read, and no mail that is due or was sent. */
  const forgotten = () =>
    world.query(
      `SELECT m.chat_id, m.seq FROM messages m JOIN chats ON chats.id = m.chat_id
       CROSS JOIN LATERAL (SELECT CASE WHEN m.sender_id = user1_id THEN user2_id ELSE user1_id END AS id) reader
       LEFT JOIN chat_reads r ON r.chat_id = m.chat_id AND r.user_id = reader.id
       WHERE m.seq > coalesce(r.seq, 0) AND NOT EXISTS (
         SELECT 1 FROM chat_mails mail WHERE mail.chat_id = m.chat_id AND mail.user_id = reader.id)`,
    )

  it('never forgets a message that is not read', async () => {
    const chat = await world.startedChat()
    const other = otherProcess()
    for (let round = 0; round < 150; round++) {
      const [{ last_seq: last }] = await world.query('SELECT last_seq FROM chats')
      // Every row is looked at, so that it goes just when a message comes.
      await world.query('UPDATE chat_mails SET due_at = now() WHERE mailed_seq IS NULL')
      await Promise.all([
        world.read(asha, chat, last),
        mailUnreadChats({ db: other.db, mails: mailsToOutbox, secrets, site }),
        world.send(rohan, chat, `Message ${round}`),
        world.mail(),
      ])
      expect(await forgotten()).toEqual([])
    }
    await other.close()
  })
})

/** What happens in a conversation of two. */
type Step =
  | { readonly kind: 'send' | 'read'; readonly by: 0 | 1; readonly part: number }
  | { readonly pass: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('send' as const, 'read' as const),
    by: fc.constantFrom(0 as const, 1 as const),
    part: fc.nat(3),
  }),
  fc.record({ pass: fc.integer({ min: 1, max: 20 }) }),
)

/** The rule in words: unread for 15 minutes, and no mail since what the last one told of was read. */
function expectedMails(steps: readonly Step[]): [number, number] {
  const sent: { by: number; at: number }[] = []
  const readTo = [0, 0]
  const mailedTo: (number | undefined)[] = [undefined, undefined]
  const mails: [number, number] = [0, 0]
  let now = 0
  for (const one of steps) {
    if ('pass' in one) now += one.pass
    else if (one.kind === 'send') {
      sent.push({ by: one.by, at: now })
      if (readTo[one.by] === sent.length - 1) readTo[one.by] = sent.length
    } else readTo[one.by] = Math.max(readTo[one.by] ?? 0, sent.length - one.part)
    for (const reader of [0, 1]) {
      const read = readTo[reader] ?? 0
      const told = mailedTo[reader]
      if (told !== undefined && read >= told) mailedTo[reader] = undefined
      const oldest = sent.find(({ by }, n) => by !== reader && n + 1 > read)
      if (mailedTo[reader] !== undefined || !oldest || now - oldest.at < 15) continue
      mailedTo[reader] = sent.length
      mails[reader] = (mails[reader] ?? 0) + 1
    }
  }
  return mails
}

/** Somebody reads up to what a mail told of when what came after it is due as well. */
const readInPart: Step[] = [
  { kind: 'send', by: 1, part: 0 },
  { pass: 15 },
  { kind: 'send', by: 1, part: 0 },
  { pass: 15 },
  { kind: 'read', by: 0, part: 1 },
]

it('chats.mail-delay: in any order of events, mails come as the rule says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await world.begin()
      const people = [asha, rohan] as const
      const [{ id: chat }] = await world.query(
        'INSERT INTO chats (user1_id, user2_id) VALUES (least($1::uuid, $2), greatest($1::uuid, $2)) RETURNING id',
        [asha.id, rohan.id],
      )
      let last = 0
      for (const one of steps) {
        if ('pass' in one) await world.pass(one.pass)
        else if (one.kind === 'send') {
          await world.send(people[one.by], chat, 'Hi')
          last++
        } else await world.read(people[one.by], chat, Math.max(0, last - one.part))
        await world.mail({ add: (db, mail) => outboxMailer(db).send(mail) })
      }
      const got = await Promise.all(people.map(async (person) => (await world.mailsTo(person)).length))
      expect(got).toEqual(expectedMails(steps))
    }),
    { numRuns: 25, examples: [[readInPart]] },
  )
})

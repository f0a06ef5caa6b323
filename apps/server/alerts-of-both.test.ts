import { alertsMax } from '@basera/alerts/contract'
import { alertsFeature } from '@basera/alerts/server'
import { type SendNeeds, sendAlerts } from '@basera/alerts/testing'
import type { Database } from '@basera/database/types'
import { openPlaces } from '@basera/places/server'
import { noLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { outboxMailer, readOutbox } from '@basera/platform/server/outbox'
import { openSecrets } from '@basera/platform/server/secrets'
import { roommateAlerts } from '@basera/roommates/server'
import { roomAlerts } from '@basera/rooms/server'
import { asha, openWorld, rohan } from '@basera/testkit/world'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

/** A Wednesday, half past ten in the morning in India. */
const wednesday = new Date('2026-12-02T05:00:00Z')

const needsOf = (db: Kysely<Database>): SendNeeds => ({
  db,
  kinds: [
    roomAlerts({ places: openPlaces({ logger: createLogger('silent') }), showsRooms: true }),
    roommateAlerts,
  ],
  secrets: openSecrets('a secret of the tests, at least thirty-two characters'),
  site: { publicUrl: 'https://basera.test', supportEmail: 'help@basera.test' },
  mails: { add: (trx, mail) => outboxMailer(trx).send(mail) },
  push: undefined,
})

const openBoth = () =>
  openWorld<Database>({ features: (db) => [alertsFeature({ ...needsOf(db), limits: noLimits })] })
let world: Awaited<ReturnType<typeof openBoth>>
beforeAll(async () => {
  world = await openBoth()
})
afterAll(() => world.close())
beforeEach(() => world.query('DELETE FROM alerts'))

const paths = { rooms: '/api/me/alerts', roommates: '/api/me/roommate-alerts' }

async function save(kind: keyof typeof paths, query: string) {
  const body = { name: `Some ${kind}`, query, by_mail: true, by_push: false, frequency: 'at_once' }
  return (await world.call({ method: 'POST', url: paths[kind], by: asha.id, body })).json()
}

it('alerts.ten-at-most: ten are of rooms and roommates together; the same words are a search of each', async () => {
  for (let n = 0; n < alertsMax / 2; n++)
    for (const kind of ['rooms', 'roommates'] as const) await save(kind, `q=${n}`)
  expect((await save('rooms', 'q=more')).code).toBe('limit_reached')
  expect((await save('roommates', 'q=more')).code).toBe('limit_reached')
  const { items } = (await world.call({ url: '/api/me/alerts', by: asha.id })).json()
  expect(items.filter(({ query }: { query: string }) => query === 'q=0')).toHaveLength(2)
  expect((await save('roommates', 'q=0')).name).toBe('Some roommates')
})

it('alerts.how-often: rooms and people that are due together go out as one mail, and count once', async () => {
  const room = await save('rooms', 'q=Koramangala')
  const roommate = await save('roommates', '')
  await world.query(
    `INSERT INTO rooms (id, user_id, title, address, rent, available_from, latitude, longitude)
     VALUES (gen_random_uuid(), $1, 'A room with a window', 'Koramangala', 9000, '2026-12-01', 12.93, 77.62)`,
    [rohan.id],
  )
  await world.query(
    'UPDATE user_profiles SET is_roommate_profile_enabled = true, is_listed = true WHERE id = $1',
    [rohan.id],
  )
  await world.query(
    'INSERT INTO alert_matches (alert_id, room_id, rent_fell) SELECT $1, id, false FROM rooms',
    [room.id],
  )
  await world.query('INSERT INTO roommate_alert_matches (alert_id, profile_id) VALUES ($1, $2)', [
    ...[roommate.id, rohan.id],
  ])
  await world.query('INSERT INTO alert_dues SELECT id, $1 FROM alerts', [wednesday])
  expect(await sendAlerts(needsOf(world.db), wednesday)).toBe(1)
  expect(await sendAlerts(needsOf(world.db), wednesday)).toBe(0)
  const mails = await readOutbox(world.db, asha.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['1 room and 1 person for 2 of your alerts'])
  expect(mails[0]?.text).toContain('A room with a window')
  expect(mails[0]?.text).toContain(`https://basera.test/profile/${rohan.id}`)
  expect(await world.query('SELECT sent FROM alert_days')).toEqual([{ sent: 1 }])
})

import { sendAlerts } from '@basera/alerts/testing'
import type { Database } from '@basera/database/types'
import { openDatabase } from '@basera/platform/server/postgres'
import { eventually } from '@basera/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, meera, rohan } from '../room-world.fixture.ts'
import { type AlertsWorld, alertsWorld, wednesday } from './alerts-world.fixture.ts'
import { matchQueuedRooms } from './match-rooms.ts'

let world: AlertsWorld
beforeAll(async () => {
  world = await alertsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

/** Another process on the same database. */
const otherProcess = () =>
  openDatabase<Database>({ url: world.url, connections: 4, onError: () => undefined })

const toldRooms = async () =>
  (await world.mailsTo(asha)).flatMap(({ text }) =>
    [...text.matchAll(/room\/([0-9a-f-]{36})/g)].map(([, id]) => id),
  )

describe('alerts.matching-queued: several processes', () => {
  it('compare each room once between them, and send each match once', async () => {
    await world.save(asha, { query: 'q=Koramangala', frequency: 'daily' })
    await world.save(meera, { query: 'q=Bengaluru' })
    const processes = [1, 2, 3].map(otherProcess)
    const needs = processes.map(({ db }) => ({ ...world.needs, db }))
    let listed = 0
    const listing = (async () => {
      for (; listed < 40; listed++) await world.list(rohan)
    })()
    const work = async (own: (typeof needs)[number]) => {
      do {
        await matchQueuedRooms(own, wednesday)
        await sendAlerts(own, wednesday)
      } while (listed < 40)
      await matchQueuedRooms(own, wednesday)
      await sendAlerts(own, wednesday)
    }
    await Promise.all([listing, ...needs.map(work)])
    const { rows } = await world.query(
      `SELECT user_id, count(*)::integer AS found, count(sent_at)::integer AS sent FROM alert_matches
       JOIN alerts ON id = alert_id GROUP BY 1 ORDER BY 1`,
    )
    expect(rows.map(({ found }) => found)).toEqual([40, 40])
    expect((await world.mailsTo(meera)).length).toBeLessThanOrEqual(5)
    // What is not sent is due.
    const due = await world.query(
      'SELECT count(*)::integer AS n FROM alerts WHERE NOT EXISTS (SELECT FROM alert_dues WHERE alert_id = alerts.id) AND EXISTS (SELECT FROM alert_matches WHERE alert_id = alerts.id AND sent_at IS NULL)',
    )
    expect(due.rows).toEqual([{ n: 0 }])
    const morning = new Date('2026-12-03T02:30:00Z')
    await Promise.all(needs.map((own) => sendAlerts(own, morning)))
    const left = await world.query('SELECT 1 FROM alert_matches WHERE sent_at IS NULL')
    expect(left.rows).toEqual([])
    expect(await world.mailsTo(asha)).toHaveLength(1)
    await Promise.all(processes.map((one) => one.close()))
  })
})

describe('alerts.told-once: a process that dies', () => {
  const dying = () => Promise.reject(new Error('killed'))

  it('between finding and sending sends later, once', async () => {
    await world.save(asha)
    const room = await world.list(rohan)
    await world.match()
    await expect(sendAlerts({ ...world.needs, mails: { add: dying } }, wednesday)).rejects.toThrow('killed')
    expect(await toldRooms()).toEqual([])
    await world.send()
    await world.send()
    expect(await toldRooms()).toEqual([room])
  })

  it('between taking a room and finding its alerts leaves it queued', async () => {
    await world.save(asha)
    const room = await world.list(rohan)
    const broken = {
      execute: (work: (trx: unknown) => Promise<unknown>) =>
        world.db.transaction().execute(async (trx) => {
          await work(trx)
          return dying()
        }),
    }
    const db = { transaction: () => broken } as unknown as typeof world.db
    await expect(matchQueuedRooms({ ...world.needs, db }, wednesday)).rejects.toThrow('killed')
    await world.match()
    await world.send()
    expect(await toldRooms()).toEqual([room])
  })
})

describe('alerts.matching-queued: a room that cannot be compared', () => {
  it('keeps none waiting, and is compared once that is mended', async () => {
    await world.save(asha)
    const [broken, other] = [await world.list(rohan), await world.list(rohan)]
    await world.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'a broken room'; END $$`,
    )
    await world.query(
      `CREATE TRIGGER broken BEFORE INSERT ON alert_matches FOR EACH ROW WHEN (NEW.room_id = '${broken}')
         EXECUTE FUNCTION refuse()`,
    )
    await expect(matchQueuedRooms(world.needs, wednesday)).rejects.toThrow('a broken room')
    await world.send()
    expect(await toldRooms()).toEqual([other])
    await world.query('DROP FUNCTION refuse CASCADE')
    await world.match()
    await world.send()
    expect((await toldRooms()).toSorted()).toEqual([broken, other].toSorted())
  })
})

describe('alerts.matching-queued: what is deleted while rooms are compared', () => {
  it.each(['rooms', 'alerts'])('leaves no match behind: %s', async (table) => {
    const { id } = await world.save(asha)
    const room = await world.list(rohan)
    const comparing = await world.pool.connect()
    await comparing.query('BEGIN')
    await comparing.query("SELECT pg_advisory_xact_lock(hashtext('alert matches'))")
    const deleting = world.query(`DELETE FROM ${table}`)
    const waits = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
    await eventually(async () => expect((await comparing.query(waits)).rowCount).toBe(1))
    await comparing.query('INSERT INTO alert_matches (alert_id, room_id, rent_fell) VALUES ($1, $2, false)', [
      id,
      room,
    ])
    await comparing.query('COMMIT')
    comparing.release()
    await deleting
    const { rows } = await world.query('SELECT 1 FROM alert_matches')
    expect(rows).toEqual([])
  })
})

import type pg from 'pg'
import { type Clock, clockAt } from '../base/clock.ts'
import { type Dice, dice } from '../base/dice.ts'
import { type CityPlaces, readGazetteer } from '../base/gazetteer.ts'
import type { DemoPerson } from '../people/person.ts'
import { bulkChats } from './bulk-chats.ts'
import { bulkAnswers, bulkPerson, bulkProfile, bulkUser } from './bulk-people.ts'
import { bulkRooms, roomsPerLister } from './bulk-rooms.ts'
import { copyRows, withoutIndexes } from './copy-rows.ts'

export interface BulkCounts {
  readonly rooms: number
  /** Listed roommate profiles; the rooms' listers come on top. */
  readonly profiles: number
  readonly messages: number
}

/** Called with progress. */
export interface Progress {
  start(what: string, total: number): void
  tick(): void
  note(text: string): void
}

interface Run {
  readonly client: pg.Client
  readonly gazetteer: readonly CityPlaces[]
  readonly root: Dice
  readonly clock: Clock
  readonly progress: Progress
}

/** Below this many new rows it is faster to keep the indexes. */
const rebuildFrom = 50_000

async function addPeople(run: Run, role: 'lister' | 'seeker', count: number): Promise<void> {
  const { client, gazetteer, root, clock, progress } = run
  const draw = function* <Row>(row: (person: DemoPerson) => Row) {
    for (let index = 0; index < count; index += 1) yield row(bulkPerson(root, gazetteer, index, role))
  }
  progress.start(`${role}s`, count)
  await copyRows(
    client,
    'auth_users',
    draw((person) => bulkUser(person, clock)),
  )
  const columns = Object.keys(bulkProfile(bulkPerson(root, gazetteer, 0, role), root, clock)).join(', ')
  // By way of a table of its own: the database itself may give every new user a profile.
  await client.query('CREATE TEMP TABLE new_profiles (LIKE user_profiles INCLUDING DEFAULTS)')
  const rows = draw((person) => bulkProfile(person, root, clock))
  await copyRows(client, 'new_profiles' as 'user_profiles', rows, progress.tick)
  const updates = columns.replaceAll(/\w+/g, '$& = excluded.$&')
  const insert = async () => {
    await client.query(
      `INSERT INTO user_profiles (${columns}) SELECT ${columns} FROM new_profiles ON CONFLICT (id) DO UPDATE SET ${updates}`,
    )
  }
  const answer = async () => {
    await copyRows(
      client,
      'roommate_answers',
      draw((person) => bulkAnswers(bulkProfile(person, root, clock), root)),
    )
  }
  // Triggers list the new profiles for the search of roommates.
  const insertAll = async () => {
    await insert()
    await answer()
  }
  if (role === 'lister') await insert()
  else if (count < rebuildFrom) await insertAll()
  else await withoutIndexes(client, 'listed_roommates', insertAll, (name) => progress.note(`index ${name}`))
  await client.query('DROP TABLE new_profiles')
}

async function addRooms({ client, gazetteer, root, clock, progress }: Run, count: number): Promise<void> {
  const copy = async () => {
    progress.start('rooms', count)
    await copyRows(client, 'rooms', bulkRooms(root, gazetteer, count, clock), progress.tick)
  }
  if (count < rebuildFrom) return copy()
  await withoutIndexes(client, 'rooms', copy, (name) => progress.note(`index ${name}`))
}

async function addMessages({ client, root, clock, progress }: Run, count: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    "SELECT id FROM user_profiles WHERE email LIKE '%@bulk.basera.test' ORDER BY created_at, id LIMIT 200000",
  )
  const talk = bulkChats(
    root,
    rows.map(({ id }) => id),
    count,
    clock,
  )
  progress.start('chats', talk.count)
  await copyRows(client, 'chats', talk.chats(), progress.tick)
  progress.start('messages', count)
  await copyRows(client, 'messages', talk.messages(), progress.tick)
  await copyRows(client, 'chat_reads', talk.reads())
}

/**
 * Adds large sets for benchmarks to a migrated database, each run with people of its own. `name` names the run: the
 * same name gives the same rows, so it can be used once on a database.
 */
export async function fillBulk(
  client: pg.Client,
  counts: BulkCounts,
  name: string,
  progress: Progress,
): Promise<void> {
  const run: Run = {
    client,
    gazetteer: readGazetteer(),
    root: dice(`bulk/${name}`),
    clock: clockAt(new Date()),
    progress,
  }
  if (counts.rooms > 0) await addPeople(run, 'lister', Math.ceil(counts.rooms / roomsPerLister))
  if (counts.profiles > 0) await addPeople(run, 'seeker', counts.profiles)
  if (counts.rooms > 0) await addRooms(run, counts.rooms)
  if (counts.messages > 0) await addMessages(run, counts.messages)
  progress.start('statistics', 0)
  await client.query('ANALYZE')
}

import { privacyNotice } from '@basera/accounts/contract'
import type { Logger } from '@basera/platform/server/logger'
import { usualRooms } from '@basera/trust/contract'
import type pg from 'pg'
import { dice } from './base/dice.ts'
import { makeDemoChatPhotos } from './chats/demo-chat-photos.ts'
import { makeDemoNumbers } from './chats/demo-numbers.ts'
import { makeDemoVisits } from './chats/demo-visits.ts'
import { type DemoData, demoSeed, makeDemoData } from './demo-data.ts'
import { placePictures } from './files/place-pictures.ts'
import { inTransaction } from './in-transaction.ts'
import { fillDemoGroups } from './people/demo-groups.ts'
import { photoChecksOf } from './people/photo-checks.ts'
import { roommateAnswersOf } from './people/roommate-answers.ts'
import { workProofsOf } from './people/work-proofs.ts'
import { fillComingBack } from './rooms/coming-back.ts'
import { holdDemoRooms } from './rooms/held-rooms.ts'
import { fillRoomDays } from './rooms/room-days.ts'
import { insertRows } from './rows.ts'

export interface FillOptions {
  readonly pool: pg.Pool
  /** The folder of stored files, one subfolder a bucket. */
  readonly files: string
  readonly logger: Logger
  /** Makes the records of the people's numbers (trust.number-record); without it they are learned at the next start. */
  readonly numberHash?: (phone: string) => string
  /** The moment from which dates are counted; now unless given. */
  readonly now?: Date
}

const lock = 727_003

/** Who has more rooms than others may have lists for a living (trust.professional-lister). */
async function insertNumbers(
  client: pg.PoolClient,
  { profiles, rooms }: DemoData,
  numberHash: (phone: string) => string,
): Promise<void> {
  const counts = Map.groupBy(rooms, ({ user_id }) => user_id)
  const numbers = profiles.flatMap(({ id, phone, phone_verified_at }) =>
    phone && phone_verified_at
      ? [
          {
            number_hash: numberHash(phone),
            holder_id: id,
            first_seen_at: phone_verified_at,
            last_seen_at: phone_verified_at,
            professional: (counts.get(id)?.length ?? 0) > usualRooms,
          },
        ]
      : [],
  )
  const columns = 'number_hash, holder_id, first_seen_at, last_seen_at, professional'
  await client.query(
    `INSERT INTO phone_identities (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::phone_identities, $1)`,
    [JSON.stringify(numbers)],
  )
}

async function insertAll(
  client: pg.PoolClient,
  data: DemoData,
  { numberHash, now }: { readonly numberHash: FillOptions['numberHash']; readonly now: Date },
): Promise<void> {
  await insertRows(client, 'auth_users', data.users)
  await insertRows(client, 'auth_identities', data.identities)
  await insertRows(client, 'user_profiles', data.profiles, 'id')
  await insertRows(client, 'work_proofs', workProofsOf(data.profiles))
  await insertRows(client, 'photo_checks', photoChecksOf(data.profiles, dice(demoSeed)))
  await insertRows(client, 'roommate_answers', roommateAnswersOf(data.profiles, dice(demoSeed)))
  await client.query(
    `INSERT INTO consents (user_id, purpose, act, notice_version, language, means, at)
     SELECT id, 'service', 'given', $1, 'en', 'sign_up', created_at FROM unnest($2::uuid[]) AS demo (id)
     JOIN user_profiles USING (id)`,
    [privacyNotice.version, data.profiles.map(({ id }) => id)],
  )
  await insertRows(client, 'rooms', data.rooms)
  if (numberHash) await insertNumbers(client, data, numberHash)
  await holdDemoRooms(client, data, now)
  await insertRows(client, 'room_images', data.images)
  await insertRows(client, 'saved_rooms', data.saved)
  await fillComingBack(client, data, now)
  await fillDemoGroups(client, data, now)
  await insertRows(client, 'chats', data.chats)
  await insertRows(client, 'messages', data.messages)
  await insertRows(client, 'chat_reads', data.reads)
  await insertRows(client, 'chat_photos', makeDemoChatPhotos(data).rows)
  await client.query(
    'UPDATE messages m SET photo_count = 1 FROM chat_photos p WHERE (m.chat_id, m.seq) = (p.chat_id, p.seq)',
  )
  const { visits, answers } = makeDemoVisits(data, now)
  await insertRows(client, 'visits', visits)
  await insertRows(client, 'visit_answers', answers)
  await insertRows(client, 'number_shares', makeDemoNumbers(data, visits, now))
  await fillRoomDays(client, now)
}

async function fillOnce(
  client: pg.PoolClient,
  { files, numberHash, now = new Date() }: FillOptions,
): Promise<boolean> {
  await client.query('SET LOCAL statement_timeout = 0')
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
  const { rowCount } = await client.query('SELECT FROM demo_data WHERE seed = $1', [demoSeed])
  if (rowCount !== 0) return false
  const data = makeDemoData(now)
  // Rows become visible together and after their files: no row points at a missing file (rooms.photo-row-after-file).
  const results = await Promise.allSettled([
    placePictures(files, [...data.placements, ...makeDemoChatPhotos(data).placements]),
    insertAll(client, data, { numberHash, now }),
  ])
  // Both must have ended before an error is thrown: no statement may follow the rollback.
  for (const result of results) if (result.status === 'rejected') throw result.reason
  await client.query('INSERT INTO demo_data (seed, filled_at) VALUES ($1, $2)', [demoSeed, now.toISOString()])
  return true
}

/**
 * Fills a migrated database and the files folder with demo people, rooms and chats (shell.demo-data), once for a database:
 * concurrent calls wait for each other. Returns whether it filled anything. A failure leaves the database unchanged.
 */
export async function fillDemoData(options: FillOptions): Promise<boolean> {
  const start = performance.now()
  const filled = await inTransaction(options.pool, (client) => fillOnce(client, options))
  if (!filled) return false
  // Without statistics, searches would be planned for empty tables.
  await options.pool.query('ANALYZE')
  options.logger.info({ ms: Math.round(performance.now() - start) }, 'demo data filled')
  return true
}

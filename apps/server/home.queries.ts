import { statement } from '@basera/platform/server/database'
import { type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'

const homeCounts = statement(
  {
    row: z.object({ users: z.int(), rooms: z.int(), matches: z.int(), cities: z.int() }),
    samples: [[]],
  },
  () => sql`
    SELECT (SELECT count(*) FROM user_profiles) AS users,
           (SELECT count(*) FROM rooms WHERE searchable) AS rooms,
           (SELECT count(*) FROM chats) AS matches,
           (SELECT count(DISTINCT coarse_cell) FROM rooms WHERE searchable AND coarse_cell >= 0) AS cities`,
)

const nothing = { users: 0, rooms: 0, matches: 0, cities: 0 }

/** Cities are counted as squares of about 28 km with a room. */
export const countHome = async (db: QueryExecutorProvider) => (await homeCounts.first(db)) ?? nothing

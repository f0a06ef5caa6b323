import { sql } from 'kysely'

/** Listed members, for joins: `JOIN ${listedRoommates} listed ON listed.id = …`. */
export const listedRoommates = sql`(SELECT id FROM listed_roommates)`

import { sql } from 'kysely'

/** Members whose roommate profile is listed. To join with: `JOIN ${listedRoommates} listed ON listed.id = …`. */
export const listedRoommates = sql`(SELECT id FROM listed_roommates)`

import type pg from 'pg'

/** A number below `most` that is the same for the same room and day. */
const drawn = (salt: string, most: number) =>
  `(('x' || substr(md5(rooms.id::text || '${salt}' || n), 1, 6))::bit(24)::integer % ${most})`

/** Rooms with four photos are viewed more, and written about twice as often (rooms.figure-tips). */
const views = `CASE WHEN photos.count >= 4 THEN 2 ELSE 1 END + ${drawn('views', 6)}`
const contacts = `(${drawn('chats', 24)} < CASE WHEN photos.count >= 4 THEN 9 ELSE 3 END)::integer`

/**
 * Views and chats of the last weeks, with the demo chats and visits among them: of each room those of every third day or so, of
 * asha's rooms those of every day.
 */
export async function fillRoomDays(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `INSERT INTO room_days (room_id, day, views, contacts, visits)
     SELECT room_id, day, sum(views), sum(contacts), sum(visits) FROM (
       SELECT rooms.id AS room_id, today - n AS day, ${views} AS views, ${contacts} AS contacts, 0 AS visits
       FROM (SELECT ($1::timestamptz AT TIME ZONE 'Asia/Kolkata')::date AS today) AS calendar
       CROSS JOIN rooms CROSS JOIN generate_series(0, 34) AS n
       CROSS JOIN LATERAL (SELECT count(*) FROM room_images i WHERE i.room_id = rooms.id) AS photos
       WHERE rooms.created_at < $1::timestamptz - n * interval '1 day' AND (${drawn('shown', 3)} = 0
         OR rooms.user_id = (SELECT id FROM auth_users WHERE email LIKE 'asha@demo.%'))
       UNION ALL
       SELECT room_id, (created_at AT TIME ZONE 'Asia/Kolkata')::date, 1, 1, 0 FROM chats WHERE room_id IS NOT NULL
       UNION ALL
       SELECT room_id, (changed_at AT TIME ZONE 'Asia/Kolkata')::date, 1, 0, 1 FROM visits
       WHERE room_id IS NOT NULL AND starts_at IS NOT NULL
     ) AS counted
     WHERE day > ($1::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - 35 GROUP BY room_id, day`,
    [now.toISOString()],
  )
  await client.query(
    `INSERT INTO room_counts (room_id, views, contacts, visits)
     SELECT room_id, sum(views), sum(contacts), sum(visits) FROM room_days GROUP BY room_id`,
  )
}

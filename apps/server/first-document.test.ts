import { addPeople, asha, numbered } from '@basera/testkit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

let whole: WholeApp
beforeAll(async () => {
  whole = await createWholeApp()
  const { pool } = whole.database
  await addPeople(pool, [asha])
  await pool.query(
    `INSERT INTO rooms (id, user_id, title, address, rent, available_from, max_tenants, latitude, longitude, home_type)
     SELECT ('b0000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, 'Room ' || left(md5(n::text), 20),
       'Flat ' || n || ', ' || left(md5('a' || n), 12) || ', Bengaluru 560034', 9000 + 137 * n, '2026-12-01', 3,
       12.9 + n / 1000.0, 77.6 + n / 1000.0, 'private_room'
     FROM generate_series(1, 30) n`,
    [asha.id],
  )
  await pool.query(
    `INSERT INTO room_images (room_id, image_url, display_order, width, height, blur)
     SELECT id, '/storage/v1/object/public/room-images/' || user_id || '/' || id || '/' || md5(id::text) || '.webp', 0, 1280, 960,
       'data:image/webp;base64,' || encode(sha512(id::text::bytea), 'base64') FROM rooms`,
  )
})
afterAll(() => whole?.close())

const kilobytes = async (url: string) => {
  const answer = await whole.app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload.length / 1024
}

it.each([
  ['/find-room', 22.5],
  [`/room/${numbered('b', 1)}`, 18.6],
  ['/', 19.6],
])('shell.first-load-budget: the document of %s takes at most %s KB, styles included', async (url, most) => {
  expect(await kilobytes(url)).toBeLessThanOrEqual(most)
})

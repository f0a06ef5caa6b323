import { numbered } from '@basera/testkit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRooms, asha, meera, type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'
import { someListing } from '../some-listing.fixture.ts'
import { compareOlderPhotos } from './compare-older-photos.ts'
import { popularFrom } from './compare-photo.ts'
import { altered } from './evaluation/alterations.fixture.ts'
import { paintedPhoto } from './evaluation/painted-photos.fixture.ts'
import { findLikePhotos, photosLike } from './find-like-photos.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(0)
})
afterAll(() => world.close())

async function roomWith(by: string, ...photos: Buffer[]) {
  const answer = await world.call({ method: 'POST', url: '/api/rooms', body: someListing, by })
  const roomId: string = answer.json().id
  const photoIds: string[] = []
  for (const photo of photos) {
    const added = await world.upload(`/api/rooms/${roomId}/images`, photo, by)
    expect(added.statusCode).toBe(201)
    photoIds.push(added.json().id)
  }
  return { roomId, photoIds }
}
const likeRooms = async (photoIds: string[], userId: string) =>
  (await findLikePhotos(world.db, { photoIds, userId })).map(({ room_id }) => room_id)
const hashes = async () => (await world.query('SELECT photo_id FROM photo_hashes')).rows.length

describe('a photo of another person’s room', () => {
  it('rooms.photo-likeness: is found though it was mirrored, cropped and written on, the likest first', async () => {
    const photo = await paintedPhoto(21)
    const own = await roomWith(asha.id, await paintedPhoto(22), photo)
    const cropped = await roomWith(meera.id, await altered(photo, 'cropped by 10 %', 1))
    const stolen = await altered(await altered(photo, 'mirrored', 2), 'with text', 2)
    const theirs = await roomWith(rohan.id, await paintedPhoto(23), stolen)
    const found = await findLikePhotos(world.db, { photoIds: theirs.photoIds, userId: rohan.id })
    expect(found.map(({ room_id }) => room_id).sort()).toEqual([own.roomId, cropped.roomId].sort())
    expect(new Set(found.map(({ photo_id }) => photo_id))).toEqual(new Set([theirs.photoIds[1]]))
    expect(found.map(({ likeness }) => likeness)).toEqual(
      found.map(({ likeness }) => likeness).toSorted((one, other) => other - one),
    )
    expect((await photosLike(world.db, own.roomId)).map(({ room_id }) => room_id).sort()).toEqual(
      [cropped.roomId, theirs.roomId].sort(),
    )
  })

  it('is not one of the same person’s, by their number on another account, or of their older rooms', async () => {
    const photo = await paintedPhoto(31)
    const older = await roomWith(asha.id, photo)
    const newer = await roomWith(asha.id, photo)
    const moved = await roomWith(rohan.id, photo)
    expect(await likeRooms(newer.photoIds, asha.id)).toEqual([moved.roomId])
    await world.query(
      `INSERT INTO phone_identities (number_hash, holder_id, last_holder_id) VALUES ($1, $2, $3)`,
      ['n'.repeat(43), rohan.id, asha.id],
    )
    expect(await likeRooms(newer.photoIds, asha.id)).toEqual([])
    expect(await likeRooms(moved.photoIds, rohan.id)).toEqual([])
    expect((await photosLike(world.db, newer.roomId)).map(({ room_id }) => room_id).sort()).toEqual(
      [older.roomId, moved.roomId].sort(),
    )
  })

  it('is forgotten with its photo, and not named once its room is deleted', async () => {
    const photo = await paintedPhoto(36)
    const own = await roomWith(meera.id, photo)
    const theirs = await roomWith(rohan.id, photo)
    expect(await likeRooms(theirs.photoIds, rohan.id)).toEqual([own.roomId])
    await world.call({ method: 'DELETE', url: `/api/rooms/${own.roomId}`, by: meera.id })
    expect(await likeRooms(theirs.photoIds, rohan.id)).toEqual([])
    const before = await hashes()
    const [photoId] = theirs.photoIds
    await world.call({ method: 'DELETE', url: `/api/rooms/${theirs.roomId}/images/${photoId}`, by: rohan.id })
    expect(await hashes()).toBe(before - 1)
  })

  it('two that come at once find each other', async () => {
    const photo = await paintedPhoto(37)
    const [one, other] = await Promise.all([roomWith(asha.id, photo), roomWith(meera.id, photo)])
    expect(await likeRooms(one.photoIds, asha.id)).toEqual([other.roomId])
    expect(await likeRooms(other.photoIds, meera.id)).toEqual([one.roomId])
  })

  it('the job compares photos of before, a bounded number at a time', async () => {
    const photo = await paintedPhoto(43)
    const own = await roomWith(asha.id, photo)
    const theirs = await roomWith(meera.id, photo)
    await world.query('DELETE FROM photo_hashes')
    expect(await likeRooms(theirs.photoIds, meera.id)).toEqual([])
    const { compared, after } = await compareOlderPhotos(world.files, world.db, null)
    expect(compared).toBe(await hashes())
    expect(after).toBeNull()
    expect(await likeRooms(theirs.photoIds, meera.id)).toEqual([own.roomId])
    expect(await compareOlderPhotos(world.files, world.db, null)).toEqual({ compared: 0, after: null })
  })

  it('the job makes keys again that a migration took, and keeps the pairs meanwhile', async () => {
    const photo = await paintedPhoto(52)
    await roomWith(asha.id, photo)
    const theirs = await roomWith(meera.id, await altered(photo, 'mirrored', 1))
    const pairs = await likeRooms(theirs.photoIds, meera.id)
    expect(pairs).toHaveLength(1)
    await world.query(`UPDATE photo_hashes SET keys = '{}', spots = '', compared = false`)
    expect(await likeRooms(theirs.photoIds, meera.id)).toEqual(pairs)
    await compareOlderPhotos(world.files, world.db, null)
    expect(await likeRooms(theirs.photoIds, meera.id)).toEqual(pairs)
    const copy = await roomWith(rohan.id, await altered(photo, 'cropped by 10 %', 1))
    expect(await likeRooms(copy.photoIds, rohan.id)).toEqual([theirs.roomId])
  })

  it('its keys have a row each as long as it has them', async () => {
    const { roomId } = await roomWith(asha.id, await paintedPhoto(53))
    const rows = async () => {
      const { rows } = await world.query(
        `SELECT count(*)::integer AS kept, count(*) FILTER (WHERE key = ANY (keys))::integer AS own,
           (SELECT sum(cardinality(keys))::integer FROM photo_hashes) AS keys
         FROM photo_keys LEFT JOIN photo_hashes ON number = photo`,
      )
      return rows[0]
    }
    const { kept, own, keys } = await rows()
    expect([kept, own]).toEqual([keys, keys])
    expect(keys).toBeGreaterThan(0)
    await world.query(`UPDATE photo_hashes SET keys = keys[2:], spots = substr(spots, 4) WHERE keys <> '{}'`)
    const fewer = await rows()
    expect(fewer).toEqual({ kept: fewer.keys, own: fewer.keys, keys: fewer.keys })
    expect(fewer.keys).toBeLessThan(keys)
    await world.query('DELETE FROM rooms WHERE id = $1', [roomId])
    const left = await rows()
    expect(left).toEqual({ kept: left.keys, own: left.keys, keys: left.keys })
    expect(left.keys).toBeLessThan(fewer.keys)
  })

  it('a key that many photos have is not kept of further ones', async () => {
    const photo = await paintedPhoto(48)
    const first = await roomWith(asha.id, photo)
    const rooms = Array.from({ length: popularFrom }, (_, n) => ({
      id: numbered('e', n),
      user_id: meera.id,
      title: `Copy ${n}`,
      address: 'Pune',
      rent: 9000,
      max_tenants: 2,
      available_from: '2090-12-01',
    }))
    await addRooms(world, rooms)
    await world.query(
      `INSERT INTO room_images (id, room_id, image_url, display_order, width, height, blur)
       SELECT id, id, 'copy ' || id, 0, 640, 480, 'x' FROM rooms WHERE title LIKE 'Copy %'`,
    )
    await world.query(
      `INSERT INTO photo_hashes SELECT i.id, keys, spots, small FROM photo_hashes h, room_images i
       WHERE h.photo_id = $1 AND i.image_url LIKE 'copy %'`,
      [first.photoIds[0]],
    )
    const keysOf = async (photoId: string | undefined): Promise<number[]> =>
      (await world.query('SELECT keys FROM photo_hashes WHERE photo_id = $1', [photoId])).rows[0].keys
    const last = await roomWith(rohan.id, photo)
    const known = new Set(await keysOf(first.photoIds[0]))
    expect((await keysOf(last.photoIds[0])).filter((key) => known.has(key))).toEqual([])
    expect(await likeRooms(last.photoIds, rohan.id)).not.toEqual([])
  })
})

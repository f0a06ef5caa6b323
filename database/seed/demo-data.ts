import { clockAt } from './base/clock.ts'
import { type Dice, dice } from './base/dice.ts'
import { readGazetteer } from './base/gazetteer.ts'
import { type DemoChats, makeChats } from './chats/make-chats.ts'
import { readPictures } from './files/choose-pictures.ts'
import { profileImages, roomImages } from './files/image-rows.ts'
import type { Placement } from './files/place-pictures.ts'
import { makePeople } from './people/make-people.ts'
import { identityRow, joinedAt, profileRow, userRow } from './people/people-rows.ts'
import type { DemoPerson } from './people/person.ts'
import { type DemoRoom, makeRooms } from './rooms/make-rooms.ts'
import type { IdentityRow, ProfileRow, RoomImageRow, RoomRow, SavedRoomRow, UserRow } from './rows.ts'

/** How much demo data there is (shell.demo-data). */
export const demoCounts = { rooms: 2000, people: 600, listedProfiles: 350, chats: 200 } as const

/** Seed of all random choices. */
export const demoSeed = 'basera-demo-1'

export interface DemoData extends DemoChats {
  readonly users: UserRow[]
  readonly identities: IdentityRow[]
  readonly profiles: ProfileRow[]
  readonly rooms: RoomRow[]
  readonly images: RoomImageRow[]
  readonly saved: SavedRoomRow[]
  readonly placements: Placement[]
}

/** Seekers keep a few rooms of their city; rohan keeps five. */
function savedRooms(
  dice: Dice,
  people: readonly DemoPerson[],
  rooms: readonly DemoRoom[],
  now: string,
): SavedRoomRow[] {
  return people.flatMap((person) => {
    const own = dice.of('saved', person.id)
    const count =
      person.first === 'rohan' ? 5 : person.profile === 'listed' && own.chance(0.5) ? own.int(1, 6) : 0
    if (count === 0) return []
    const local = rooms.filter(
      ({ facts, lister }) => facts.locality.city === person.home.city && lister !== person,
    )
    return own
      .shuffled(local)
      .slice(0, count)
      .map(({ row }) => ({ user_id: person.id, room_id: row.id, created_at: now }))
  })
}

/** All rows and files of the demo data, the same for the same `now`. */
export function makeDemoData(now: Date): DemoData {
  const root = dice(demoSeed)
  const clock = clockAt(now)
  const gazetteer = readGazetteer()
  const manifest = readPictures()
  const people = makePeople(root.of('people'), gazetteer, demoCounts.people, demoCounts.listedProfiles)
  const rooms = makeRooms(root.of('rooms'), gazetteer, people, demoCounts.rooms, clock)
  const portraits = profileImages(root, people, manifest, (person) => joinedAt(person, clock))
  const photos = roomImages(root, rooms, manifest)
  return {
    users: people.map((person) => userRow(person, clock)),
    identities: people.map((person) => identityRow(person, root, clock)),
    profiles: people.map((person) =>
      profileRow(person, root, clock, portraits.addresses.get(person) ?? null),
    ),
    rooms: rooms.map(({ row }) => row),
    images: photos.rows,
    saved: savedRooms(root, people, rooms, clock.ago(0)),
    ...makeChats(root.of('chats'), people, rooms, demoCounts.chats, clock),
    placements: [...portraits.placements, ...photos.placements],
  }
}

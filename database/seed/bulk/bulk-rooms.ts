import type { Clock } from '../base/clock.ts'
import type { Dice } from '../base/dice.ts'
import { type CityPlaces, kmBetween, type Locality } from '../base/gazetteer.ts'
import type { DemoPerson } from '../people/person.ts'
import { drawFacts } from '../rooms/draw-facts.ts'
import { roomRow } from '../rooms/room-row.ts'
import { writeTitle } from '../rooms/titles.ts'
import type { RoomRow } from '../rows.ts'
import { bulkPerson } from './bulk-people.ts'

/** As many as imports and old listings bring (rooms.search-unlocated). */
const unlocatedShare = 0.05

/** How many rooms one bulk lister has. */
export const roomsPerLister = 20

const noForms: ReadonlySet<string> = new Set()

/** The ten parts of town around each one, worked out once. */
function surroundings(gazetteer: readonly CityPlaces[]): Map<Locality, readonly Locality[]> {
  const all = gazetteer.flatMap(({ localities }) => localities)
  return new Map(
    all.map((home) => {
      const near = [...home.city.localities].sort((a, b) => kmBetween(a, home) - kmBetween(b, home))
      return [home, near.slice(0, 10)]
    }),
  )
}

const drawRoom = (dice: Dice, lister: DemoPerson, locality: Locality, clock: Clock): RoomRow => {
  const kind = lister.lets ?? 'owner'
  const facts = drawFacts(dice, locality, {
    id: lister.id,
    kind,
    gender: lister.gender,
    atHome: locality === lister.home,
  })
  const title = writeTitle(facts, dice, noForms).text
  return roomRow(facts, { id: dice.uuid(), userId: lister.id, title }, dice, clock, unlocatedShare)
}

/** `count` rooms, drawn while they are read: clustered around the true localities of the fifty cities. */
export function* bulkRooms(
  dice: Dice,
  gazetteer: readonly CityPlaces[],
  count: number,
  clock: Clock,
): Generator<RoomRow> {
  const around = surroundings(gazetteer)
  let lister: DemoPerson | undefined
  for (let index = 0; index < count; index += 1) {
    if (!lister || index % roomsPerLister === 0)
      lister = bulkPerson(dice, gazetteer, Math.floor(index / roomsPerLister), 'lister')
    const own = dice.of('room', index)
    const locality = own.chance(0.4) ? lister.home : own.pick(around.get(lister.home) ?? [lister.home])
    yield drawRoom(own, lister, locality, clock)
  }
}

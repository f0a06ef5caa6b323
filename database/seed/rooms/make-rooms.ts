import { apportion } from '../base/apportion.ts'
import type { Clock } from '../base/clock.ts'
import type { Dice } from '../base/dice.ts'
import type { CityPlaces, Locality } from '../base/gazetteer.ts'
import { kmBetween } from '../base/gazetteer.ts'
import { cityOf, type DemoPerson } from '../people/person.ts'
import type { RoomRow } from '../rows.ts'
import { writeAddress } from './address.ts'
import { drawFacts } from './draw-facts.ts'
import type { ListerKind, RoomFacts } from './facts.ts'
import { roomRow } from './room-row.ts'
import { writeTitle } from './titles.ts'

export interface DemoRoom {
  readonly row: RoomRow
  readonly facts: RoomFacts
  readonly lister: DemoPerson
}

interface Lister extends DemoPerson {
  readonly lets: ListerKind
}
interface Job {
  readonly lister: Lister
  readonly locality: Locality
}

const isLister = (person: DemoPerson): person is Lister => person.lets !== undefined
const appetite: Record<ListerKind, number> = { hostel: 8, owner: 4, flatmate: 0.8 }
const most: Record<ListerKind, number> = { hostel: 40, owner: 14, flatmate: 1 }

/** Flatmates let a room where they live, hostels have two or three houses, owners flats within a short ride. */
function localityFor(dice: Dice, lister: Lister): Locality {
  if (lister.lets === 'flatmate' || (lister.lets === 'owner' && dice.chance(0.4))) return lister.home
  const near = [...cityOf(lister).localities].sort(
    (a, b) => kmBetween(a, lister.home) - kmBetween(b, lister.home),
  )
  return dice.pick(near.slice(0, lister.lets === 'hostel' ? 3 : 10))
}

/** All beds of a hostel, and all rooms of a family, are under one roof. */
const isOneHouse = ({ listerKind, offer }: RoomFacts) => listerKind === 'hostel' || offer === 'family room'

/** Who lets how many of a city's rooms. */
function jobsOf(dice: Dice, listers: readonly Lister[], count: number): Job[] {
  const given = new Map<Lister, number>()
  return Array.from({ length: count }, () => {
    const free = listers.filter((lister) => (given.get(lister) ?? 0) < most[lister.lets])
    const lister = dice.weighted(free, ({ lets }) => appetite[lets])
    given.set(lister, (given.get(lister) ?? 0) + 1)
    return { lister, locality: localityFor(dice, lister) }
  })
}

/** The rooms that the documentation promises: six of asha's in Bengaluru, forty of the landlord's around Delhi. */
function namedJobs(dice: Dice, gazetteer: readonly CityPlaces[], people: readonly DemoPerson[]): Job[] {
  const lister = (first: string) => {
    const found = people.find((person) => person.first === first)
    if (!found || !isLister(found)) throw new Error(`${first} lets no rooms.`)
    return found
  }
  const [asha, landlord] = [lister('asha'), lister('landlord')]
  const localities = (city: string, count: number) =>
    dice.shuffled(gazetteer.find(({ name }) => name === city)?.localities ?? []).slice(0, count)
  const spread = [
    ...localities('Delhi', 22),
    ...localities('Gurugram', 8),
    ...localities('Noida', 6),
    ...localities('Ghaziabad', 4),
  ]
  return [
    ...[asha.home, ...localities('Bengaluru', 5)].map((locality) => ({ lister: asha, locality })),
    ...spread.map((locality) => ({ lister: landlord, locality })),
  ]
}

function allJobs(
  dice: Dice,
  gazetteer: readonly CityPlaces[],
  people: readonly DemoPerson[],
  count: number,
): Job[] {
  const named = namedJobs(dice.of('named'), gazetteer, people)
  const busy = new Set(named.map(({ lister }) => lister))
  const shares = apportion(
    count - named.length,
    gazetteer.map(({ weight }) => weight),
    6,
  )
  const others = gazetteer.flatMap((city, index) => {
    const listers = people.filter(isLister).filter((person) => cityOf(person) === city && !busy.has(person))
    return jobsOf(dice.of('jobs', city.name), listers, shares[index] ?? 0)
  })
  return [...named, ...others]
}

/** `count` rooms over all cities. No two titles are equal, and neighbours are not described in the same way. */
export function makeRooms(
  dice: Dice,
  gazetteer: readonly CityPlaces[],
  people: readonly DemoPerson[],
  count: number,
  clock: Clock,
): DemoRoom[] {
  const titles = new Set<string>()
  const formsIn = new Map<Locality, Set<string>>()
  const houses = new Map<string, string>()
  return allJobs(dice, gazetteer, people, count).map(({ lister, locality }, index) => {
    const own = dice.of('room', index)
    const facts = drawFacts(own, locality, {
      id: lister.id,
      kind: lister.lets,
      gender: lister.gender,
      atHome: locality === lister.home,
    })
    const forms = formsIn.get(locality) ?? new Set<string>()
    let title = writeTitle(facts, own, forms)
    for (let tries = 0; titles.has(title.text) && tries < 200; tries += 1)
      title = writeTitle(facts, own, forms)
    titles.add(title.text)
    formsIn.set(locality, forms.add(title.form))
    const house = `${lister.id}/${locality.name}`
    const address = isOneHouse(facts)
      ? (houses.get(house) ?? writeAddress(locality, own, facts.offer === 'family room'))
      : undefined
    if (address) houses.set(house, address)
    const row = roomRow(facts, { id: own.uuid(), userId: lister.id, title: title.text, address }, own, clock)
    return { row, facts, lister }
  })
}

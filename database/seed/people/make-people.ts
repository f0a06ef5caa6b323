import { apportion } from '../base/apportion.ts'
import type { Dice } from '../base/dice.ts'
import type { CityPlaces } from '../base/gazetteer.ts'
import { namedPeople } from './named-people.ts'
import { drawName } from './names.ts'
import { drawOrganization } from './organizations.ts'
import { type DemoPerson, phoneOf } from './person.ts'

const domain = 'demo.basera.test'

/** The second person of a first name adds the family name. */
function addressBook(taken: readonly string[]): (full: string) => string {
  const used = new Set(taken)
  return (full) => {
    const [first = '', ...rest] = full.toLowerCase().split(' ')
    const last = rest.at(-1) ?? ''
    const names = [
      first,
      `${first}.${last}`,
      ...Array.from({ length: 99 }, (_, index) => `${first}.${last}${index + 2}`),
    ]
    const name = names.find((candidate) => !used.has(candidate)) ?? first
    used.add(name)
    return `${name}@${domain}`
  }
}

type Role = Pick<DemoPerson, 'lets'> & { readonly young: boolean }

/** Every city has a person with a house and one with a hostel; most others look for a place. */
function roleOf(dice: Dice, index: number): Role {
  if (index === 0) return { lets: 'owner', young: false }
  if (index === 1) return { lets: 'hostel', young: false }
  if (dice.chance(0.23)) return { lets: dice.chance(0.6) ? 'owner' : 'hostel', young: false }
  return { lets: dice.chance(0.36) ? 'flatmate' : undefined, young: true }
}

function drawPerson(
  dice: Dice,
  city: CityPlaces,
  role: Role,
): Omit<DemoPerson, 'email' | 'phone' | 'profile'> {
  const gender = dice.chance(0.49) ? 'female' : 'male'
  const age = role.young ? 18 + Math.round(Math.abs(dice.gauss()) * 6 + dice.int(0, 6)) : dice.int(31, 67)
  const { first, full } = drawName(dice, gender, city.region, city.weight >= 40 ? 0.5 : 0.82)
  return {
    id: dice.uuid(),
    first,
    full,
    gender,
    age: Math.min(age, 72),
    organization: drawOrganization(dice, city, age, gender),
    home: dice.pick(city.localities),
    lets: role.lets,
    joinedDaysAgo: dice.int(100, 400) + dice.next(),
    hasPicture: dice.chance(role.young ? 0.72 : 0.4),
  }
}

/**
 * `count` people over all cities with `listed` roommate profiles among them, the named ones first. Whoever is young
 * may have a profile; a few of those keep theirs hidden.
 */
export function makePeople(
  dice: Dice,
  gazetteer: readonly CityPlaces[],
  count: number,
  listed: number,
): DemoPerson[] {
  const named = namedPeople(gazetteer, domain)
  const emailFor = addressBook(named.map(({ first }) => first.toLowerCase()))
  const shares = apportion(
    count - named.length,
    gazetteer.map(({ weight }) => weight),
    4,
  )
  const drawn = gazetteer.flatMap((city, cityIndex) =>
    Array.from({ length: shares[cityIndex] ?? 0 }, (_, index) => {
      const own = dice.of('person', city.name, index)
      const role = roleOf(own, index)
      return { ...drawPerson(own, city, role), young: role.young }
    }),
  )
  const order = dice.of('profiles').shuffled(drawn.filter(({ young }) => young))
  const open = listed - named.filter(({ profile }) => profile === 'listed').length
  if (order.length < open) throw new Error(`Only ${order.length} people may have a profile, not ${open}.`)
  const shown = new Set(order.slice(0, open))
  const hidden = new Set(order.slice(open, open + 18))
  return [
    ...named,
    ...drawn.map((person, index): DemoPerson => {
      const { young: _, ...rest } = person
      const profile = shown.has(person) ? 'listed' : hidden.has(person) ? 'hidden' : 'none'
      return {
        ...rest,
        email: emailFor(person.full ?? person.first),
        phone: phoneOf(index + named.length),
        profile,
      }
    }),
  ]
}

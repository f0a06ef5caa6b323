import type { HouseholdEntry, RoomChoiceOf } from '@basera/rooms/contract'
import type { Dice } from '../base/dice.ts'
import type { RoomRow } from '../rows.ts'
import type { RoomFacts } from './facts.ts'

type Said = Partial<Omit<RoomRow, 'household'>> & { readonly household?: readonly HouseholdEntry[] | null }

const isHome = ({ offer }: RoomFacts) => offer === 'studio' || offer === '1bhk' || offer === '2bhk'

function homeTypeOf(facts: RoomFacts): RoomChoiceOf<'home_type'> {
  if (isHome(facts)) return 'whole_home'
  return facts.offer === 'shared bed' || facts.offer === 'pg double' ? 'pg_bed' : 'private_room'
}

function layoutOf({ offer, bhk, listerKind }: RoomFacts): RoomChoiceOf<'layout'> | null {
  if (listerKind === 'hostel') return null
  if (offer === 'studio') return '1rk'
  if (offer === '1bhk' || offer === '2bhk') return offer
  return bhk >= 4 ? '4bhk_plus' : bhk === 3 ? '3bhk' : bhk === 2 ? '2bhk' : '1bhk'
}

const furnishings = { furnished: 'full', 'semi-furnished': 'semi', unfurnished: 'unfurnished' } as const
const kindOf = { female: 'women', male: 'men', any: 'couple' } as const

function householdOf({ listerKind, gender, tenants }: RoomFacts): readonly HouseholdEntry[] | null {
  if (listerKind === 'hostel' || tenants.now === 0) return null
  if (listerKind === 'owner') return [{ kind: 'family', count: 1 }]
  return [{ kind: kindOf[gender], count: gender === 'any' ? 1 : tenants.now }]
}

/** The first questions of the form. */
const basics = (facts: RoomFacts): Said => ({
  home_type: homeTypeOf(facts),
  layout: layoutOf(facts),
  furnishing: furnishings[facts.furnishing],
  bathroom: facts.attachedBath ? 'attached' : 'shared',
  meals: facts.meals ? (facts.listerKind === 'hostel' ? 'all' : 'some') : 'none',
  kitchen: facts.listerKind === 'hostel' ? 'none' : facts.vegKitchen ? 'veg' : 'any',
})

/** One owner in nine has an agent, who asks half a month's rent or a whole one. */
function posted({ listerKind, rent }: RoomFacts, dice: Dice): Said {
  if (listerKind === 'hostel') return { posted_by: 'pg_operator', brokerage: 0 }
  if (listerKind === 'flatmate') return { posted_by: 'tenant', brokerage: 0 }
  if (!dice.chance(0.11)) return { posted_by: 'owner', brokerage: dice.chance(0.7) ? 0 : null }
  return { posted_by: 'agent', brokerage: Math.round((rent * dice.pick([0.5, 1])) / 500) * 500 }
}

/** What sits behind "More details". */
function terms(facts: RoomFacts, dice: Dice): Said {
  const isHostel = facts.listerKind === 'hostel'
  const isFull = facts.furnishing === 'furnished'
  const paints = facts.listerKind === 'owner' && dice.chance(0.5)
  return {
    lock_in_months: dice.pick(isHostel ? [0, 1, 3] : [0, 3, 6, 11]),
    notice_days: dice.pick(isHostel ? [15, 30] : [30, 30, 60]),
    painting_charge: paints ? Math.round(facts.rent / 1000) * 1000 : 0,
    maintenance: facts.gated ? dice.pick([0, 1500, 2500, 3000]) : 0,
    air_conditioning: facts.ac,
    geyser: facts.furnishing !== 'unfurnished',
    washing_machine: isFull && facts.floor % 2 === 0,
    fridge: isFull || (dice.chance(0.3) ? false : null),
    lift: facts.lift,
    power_backup: facts.backup,
    guests_allowed: isHostel ? false : dice.chance(0.7) || null,
    gate_closes_at: isHostel ? dice.pick(['21:30', '22:00', '22:30', '23:00']) : null,
    household: householdOf(facts),
  }
}

/** What a lister says beyond the basics: most say much, some a little, some nothing (rooms.room-facts). */
export function saidFacts(facts: RoomFacts, dice: Dice): Said {
  const roll = dice.next()
  if (roll < 0.15) return {}
  const first = { ...basics(facts), ...posted(facts, dice) }
  return roll < 0.4 ? first : { ...first, ...terms(facts, dice) }
}

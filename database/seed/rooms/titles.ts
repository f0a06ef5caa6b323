import type { Dice } from '../base/dice.ts'
import type { RoomFacts } from './facts.ts'
import {
  adjective,
  capital,
  features,
  floorName,
  forWhom,
  inPlace,
  inWords,
  near,
  type Phrase,
  placeName,
  wayToLandmark,
} from './phrases.ts'

const feature = (facts: RoomFacts, dice: Dice): string | false => {
  const list = features(facts)
  return list.length > 0 && dice.pick(list)
}
const twoFeatures = (facts: RoomFacts, dice: Dice): string | false => {
  const [one, two] = dice.shuffled(features(facts))
  return one !== undefined && two !== undefined && `${one} and ${two}`
}
const way = (facts: RoomFacts) => wayToLandmark(facts)
const word = (facts: RoomFacts, dice: Dice) => capital(adjective(facts, dice))

const flat: readonly Phrase[] = [
  (f, d) => `${word(f, d)} room in a ${f.bhk}BHK${near(f, d)}`,
  (f, d) => `One room free in our ${f.bhk}BHK${near(f, d)}`,
  (f, d) => feature(f, d) && `${word(f, d)} room with ${feature(f, d)}, ${placeName(f)}`,
  (f, d) => `Flatmate wanted for a ${adjective(f, d)} ${f.bhk}BHK, ${placeName(f)}`,
  (f, d) => way(f) && `${word(f, d)} room, ${way(f)}`,
  (f, d) => twoFeatures(f, d) && `Room with ${twoFeatures(f, d)} ${inPlace(f)}`,
  (f, d) => f.floor > 0 && `${capital(floorName(f.floor))} room${near(f, d)}`,
  (f, d) => f.vegKitchen && `Room in a vegetarian flat${near(f, d)}`,
  (f) => f.pets && `Room in a pet-friendly ${f.bhk}BHK, ${placeName(f)}`,
  (f, d) => forWhom(f) && `Room in an all-${forWhom(f)} flat${near(f, d)}`,
  (f, d) =>
    f.listerKind === 'flatmate' &&
    `Take over my room ${inPlace(f)}${d.chance(0.5) ? ' from next month' : ''}`,
  (f, d) => f.gated && `${word(f, d)} room in a gated society, ${placeName(f)}`,
  (f, d) =>
    f.offer === 'master room' &&
    `Master bedroom with ${f.balcony ? 'balcony' : 'attached bath'}${near(f, d)}`,
  (f) =>
    f.listerKind === 'flatmate' &&
    f.tenants.now > 1 &&
    `${capital(inWords(f.tenants.now))} of us, one room free, ${placeName(f)}`,
  (f, d) => f.furnishing === 'furnished' && `Furnished room, ready to move in${near(f, d)}`,
  (f, d) => f.furnishing === 'unfurnished' && `Empty room for your own furniture${near(f, d)}`,
  (f, d) => f.nextDoor !== undefined && `${word(f, d)} room between ${placeName(f)} and ${f.nextDoor}`,
  (f, d) => f.smoking && f.alcohol && `Room in an easy-going ${f.bhk}BHK${near(f, d)}`,
  (f, d) =>
    `Room for ${f.gender === 'female' ? 'a working woman' : f.gender === 'male' ? 'a working man' : 'a working person'}${near(f, d)}`,
  (f, d) => f.gym && `Society room with ${f.pool ? 'pool and gym' : 'gym'}${near(f, d)}`,
]

const sharing = (f: RoomFacts) =>
  f.offer === 'shared bed' ? 'triple sharing' : f.offer === 'pg double' ? 'double sharing' : 'single room'
const pgOf = (f: RoomFacts) =>
  f.gender === 'female' ? "women's PG" : f.gender === 'male' ? "men's PG" : 'PG for students and staff'

const hostel: readonly Phrase[] = [
  (f, d) => `${capital(sharing(f))} in a ${pgOf(f)}${near(f, d)}`,
  (f, d) => f.meals && `${word(f, d)} PG with home food, ${placeName(f)}`,
  (f, d) => f.offer === 'pg single' && `Your own room in a ${pgOf(f)}${near(f, d)}`,
  (f, d) => f.offer !== 'pg single' && `Bed in a ${adjective(f, d)} ${sharing(f)} room, ${placeName(f)}`,
  (f) => way(f) && `${capital(pgOf(f))}, ${sharing(f)}, ${way(f)}`,
  (f, d) => f.landmark?.kind === 'campus' && `Student PG${near(f, d)}, ${sharing(f)}`,
  (f, d) => f.meals && `Three meals and a ${adjective(f, d)} room${near(f, d)}`,
  (f, d) => feature(f, d) && `${capital(sharing(f))} with ${feature(f, d)}, ${placeName(f)}`,
  (f, d) => f.locality.rentFactor < 1 && `Budget hostel bed${near(f, d)}`,
  (f, d) => f.vegKitchen && `Vegetarian PG${near(f, d)}, ${sharing(f)}`,
  (f, d) => f.security && `PG with guard and CCTV${near(f, d)}`,
  (f) => `${capital(sharing(f))} for ${forWhom(f) || 'working people'}, ${placeName(f)}`,
  (f, d) => f.ac && `AC ${sharing(f)} ${inPlace(f)}${f.meals && d.chance(0.6) ? ', food included' : ''}`,
  (f, d) => f.floor > 0 && `${capital(floorName(f.floor))} PG room, ${adjective(f, d)}, ${placeName(f)}`,
]

const family: readonly Phrase[] = [
  (f, d) => `Room in a family home${near(f, d)}`,
  (f, d) => f.floor > 0 && `Upstairs room with its own entrance${near(f, d)}`,
  (f, d) => `Paying guest in a ${adjective(f, d)} house, ${placeName(f)}`,
  (f, d) => f.floor > 1 && `Terrace room${near(f, d)}`,
  (f, d) => f.vegKitchen && `Room with a vegetarian family${near(f, d)}`,
  (f, d) => f.meals && `Room with home-cooked dinner${near(f, d)}`,
  (f) => way(f) && `${f.floor === 0 ? 'Ground floor room' : 'Room in our house'}, ${way(f)}`,
  (f, d) => feature(f, d) && `${word(f, d)} room with ${feature(f, d)} in our house, ${placeName(f)}`,
  (f) =>
    `${f.gender === 'female' ? 'Room for a working woman or student' : 'Room for one quiet person'}, ${placeName(f)}`,
  (f, d) => `${word(f, d)} room on the ${floorName(f.floor)} of our house, ${placeName(f)}`,
  (f, d) => f.attachedBath && `Independent room with bath${near(f, d)}`,
  (f, d) => f.nextDoor !== undefined && `${word(f, d)} room at home, ${f.nextDoor} side of ${placeName(f)}`,
]

const kindOf = (f: RoomFacts) => (f.offer === 'studio' ? '1RK' : f.offer === '1bhk' ? '1BHK' : '2BHK')
const home: readonly Phrase[] = [
  (f, d) => `${capital(f.furnishing)} ${kindOf(f)}${near(f, d)}`,
  (f, d) => feature(f, d) && `${word(f, d)} ${kindOf(f)} with ${feature(f, d)}, ${placeName(f)}`,
  (f, d) => `${kindOf(f)} on the ${floorName(f.floor)}${near(f, d)}`,
  (f) => way(f) && `${kindOf(f)}, ${way(f)}`,
  (f, d) => `Independent ${kindOf(f)}${near(f, d)}`,
  (f, d) => f.gated && `${kindOf(f)} in a gated society${near(f, d)}`,
  (f) => f.pets && `${kindOf(f)} where pets are welcome, ${placeName(f)}`,
  (f, d) => f.offer === 'studio' && `Compact studio for one${near(f, d)}`,
  (f, d) => f.offer === '2bhk' && `${word(f, d)} 2BHK for friends or a family, ${placeName(f)}`,
  (f, d) => f.offer === '1bhk' && `${word(f, d)} 1BHK for a couple or one, ${placeName(f)}`,
  (f) => f.nextDoor !== undefined && `${kindOf(f)} ${inPlace(f)}, close to ${f.nextDoor}`,
  (f, d) => twoFeatures(f, d) && `${kindOf(f)} with ${twoFeatures(f, d)}${near(f, d)}`,
  (f, d) => `${word(f, d)} ${kindOf(f)} direct from the owner, ${placeName(f)}`,
]

const coliving: readonly Phrase[] = [
  (f, d) => `Private room in a co-living home${near(f, d)}`,
  (f, d) => feature(f, d) && `Co-living room with ${feature(f, d)}, ${placeName(f)}`,
  (f) => way(f) && `Co-living, ${way(f)}`,
  (f, d) => `${word(f, d)} co-living room, housekeeping included, ${placeName(f)}`,
  (f, d) => `Furnished room in a shared house of ${inWords(d.int(5, 6))}, ${placeName(f)}`,
  (f, d) => `Move-in-ready co-living room${near(f, d)}`,
  (f, d) => `${word(f, d)} managed room, bills in one sum, ${placeName(f)}`,
]

const titlesOf = ({ offer }: RoomFacts): readonly Phrase[] => {
  if (offer === 'flat room' || offer === 'master room') return flat
  if (offer === 'family room') return family
  if (offer === 'coliving') return coliving
  return offer === 'studio' || offer === '1bhk' || offer === '2bhk' ? home : hostel
}

/** A title and which of the ways to say it was used, so that neighbours can be given other ways. */
export interface Title {
  readonly text: string
  readonly form: string
}

/** Writes a title whose form is not in `avoid` while there is one left. */
export function writeTitle(facts: RoomFacts, dice: Dice, avoid: ReadonlySet<string>): Title {
  const phrases = titlesOf(facts)
  const forms = dice.shuffled(
    phrases.map((phrase, index) => ({ phrase, form: `${facts.offer.slice(0, 2)}${index}` })),
  )
  const fresh = [...forms.filter(({ form }) => !avoid.has(form)), ...forms]
  for (const { phrase, form } of fresh) {
    const text = phrase(facts, dice)
    if (text && text.length <= 80) return { text, form }
  }
  throw new Error(`No title fits a ${facts.offer} in ${facts.locality.name}.`)
}

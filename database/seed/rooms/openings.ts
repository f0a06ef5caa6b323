import type { RoomFacts } from './facts.ts'
import { adjective, capital, floorName, inWords, type Phrase, placeName } from './phrases.ts'

const who = (gender: string) => (gender === 'female' ? 'women' : gender === 'male' ? 'men' : 'people')

const flat: readonly Phrase[] = [
  (f) =>
    f.listerKind === 'flatmate' &&
    f.tenants.now > 1 &&
    `We are ${inWords(f.tenants.now)} ${who(f.gender)} in a ${f.bhk}BHK and one room is free.`,
  (f) =>
    f.listerKind === 'flatmate' &&
    f.tenants.now === 1 &&
    'I have a 2BHK to myself and would rather share it.',
  (f) =>
    f.listerKind === 'flatmate' &&
    f.tenants.now === 1 &&
    `My flatmate is moving out at the end of the month; the other room of the 2BHK is yours if we get along.`,
  (f) =>
    f.listerKind === 'flatmate' &&
    `I am moving to another city for work, so my room in our ${f.bhk}BHK is open.`,
  (f) => f.listerKind === 'flatmate' && `Our flatmate got married and left, so there is a room for you.`,
  (f, d) =>
    f.listerKind === 'flatmate' &&
    `Looking for a ${d.pick(['third', 'new', 'friendly', 'sensible'])} flatmate for our ${f.bhk}BHK.`,
  (f, d) => `${capital(adjective(f, d))} room on the ${floorName(f.floor)} of a ${f.bhk}BHK.`,
  (f) =>
    f.listerKind === 'owner' && `I let my ${f.bhk}BHK room by room, to people who know each other by now.`,
  (f) =>
    `One bedroom of a ${f.bhk}BHK, with a lock of its own; hall and kitchen are shared by ${inWords(f.bhk)}.`,
  (f) =>
    f.listerKind === 'flatmate' &&
    `I have been living here for ${['a year', 'two years', 'three years'][f.floor % 3]} and would not leave if my office had not shifted.`,
  (f) =>
    f.listerKind === 'flatmate' &&
    f.tenants.now > 1 &&
    `Room in a lived-in, happy flat: ${inWords(f.tenants.now)} of us, everyone works or studies.`,
  (f, d) =>
    `${d.pick(['Ours is', 'This is'])} ${f.furnishing === 'unfurnished' ? 'an' : 'a'} ${f.furnishing} ${f.bhk}BHK${f.nextDoor ? ` on the ${f.nextDoor} side of ${placeName(f)}` : ` in ${placeName(f)}`}, and one room is vacant.`,
  (f) =>
    f.listerKind === 'flatmate' &&
    `My company has moved us to work from home and I am going back to my parents, so please take my room.`,
]

/** The same for all beds of a house. */
const houseRooms = ({ locality }: RoomFacts) => 5 + (locality.name.length % 7)

const hostel: readonly Phrase[] = [
  (f) =>
    `We run a PG${f.gender === 'any' ? '' : ` for ${who(f.gender)}`} with ${3 * houseRooms(f)} beds, and one is free.`,
  (f) => f.meals && `Clean PG, simple food, and someone at the desk till eleven.`,
  (f, d) =>
    `${capital(adjective(f, d))} room on the ${floorName(f.floor)}; most who stay here are ${f.landmark?.kind === 'campus' ? 'students' : 'in their first job'}.`,
  (f) => f.gender === 'female' && `A PG run by my mother and me for women who work or study.`,
  (f) => `Twelve years in ${placeName(f)}, and our guests mostly come through friends of those who stayed.`,
  (f) =>
    `${f.offer === 'shared bed' ? 'Three' : f.offer === 'pg double' ? 'Two' : 'One'} to a room, every bed with its own cupboard and plug point.`,
  (f) =>
    f.offer === 'coliving' && `A shared house with private rooms; we look after cleaning, repairs and bills.`,
  (f) =>
    f.offer === 'coliving' &&
    `Private room with shared kitchen and lounge, made for people new in ${f.locality.city.name}.`,
  (f) => `Small place, ${houseRooms(f)} rooms, so everybody knows everybody.`,
  (f) =>
    f.gender !== 'male' &&
    f.landmark?.kind === 'campus' &&
    `Many of our residents study at ${f.landmark.name}.`,
  (f) => f.landmark?.kind === 'office park' && `Most of our residents work at ${f.landmark.name}.`,
]

const family: readonly Phrase[] = [
  (f) => f.floor > 0 && `We live downstairs; the room on the ${floorName(f.floor)} has its own staircase.`,
  (f) => f.floor === 0 && `The front room of our house, with a separate door to the lane.`,
  () => `Our children have moved abroad and their room is empty.`,
  () => `Retired couple, big house, one room to let to a good person.`,
  (f) => f.meals && `You live with our family and eat what we eat.`,
  (f) => f.floor > 1 && `Room on the terrace with open sky in front of it. The evenings are lovely.`,
  (f, d) => `${capital(adjective(f, d))} room in our own house, let to one guest after another for years.`,
  (f) => f.gender === 'female' && `My wife and I would like a working woman or a student as our guest.`,
  () => `Ours is an old house with thick walls, so the room stays cool till May.`,
  (f) => `We have been in ${placeName(f)} for thirty years and can tell you where everything is.`,
]

const home: readonly Phrase[] = [
  () => 'I am the owner, so there is no broker and no brokerage.',
  (f) =>
    `My ${f.offer === 'studio' ? 'little flat' : 'flat'} in ${placeName(f)} is free again after a long let.`,
  () => 'Let by the family upstairs; repairs are done the same week.',
  (f, d) =>
    `${capital(adjective(f, d))} ${f.offer === 'studio' ? '1RK' : f.offer.toUpperCase()} on the ${floorName(f.floor)}, vacant and cleaned.`,
  (f) => f.offer === 'studio' && `One room, a kitchen and a bath, all your own.`,
  (f) =>
    f.offer === '1bhk' &&
    `Hall, bedroom, kitchen and ${f.balcony ? 'a balcony' : 'a utility corner'}: enough for one or two.`,
  (f) => f.offer === '2bhk' && `Two bedrooms, two baths, a hall that takes a dining table.`,
  () => `I bought this flat to live in and then got posted out, so it has been kept well.`,
  (f) =>
    `${capital(f.furnishing)} flat, painted last ${['Diwali', 'Onam', 'Eid', 'Pongal', 'Christmas'][f.floor % 5]}, fittings all working.`,
  () => `Whole flat with its own meter, its own door and nobody to ask.`,
  (f) =>
    f.gated && `Flat in a society of ${60 + f.floor * 20} homes with children, aunties and a strict gate.`,
  (f) =>
    `The last tenants stayed ${inWords(2 + (f.floor % 4))} years; they left only because they bought a home.`,
]

/** First sentences, by what is let. */
export const openingsOf = (offer: string): readonly Phrase[] => {
  if (offer === 'flat room' || offer === 'master room') return flat
  if (offer === 'family room') return family
  return offer === 'studio' || offer === '1bhk' || offer === '2bhk' ? home : hostel
}

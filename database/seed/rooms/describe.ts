import type { Region } from '../base/cities.ts'
import type { Dice } from '../base/dice.ts'
import { building, candid, closing, inside, money, rules } from './details.ts'
import type { RoomFacts } from './facts.ts'
import { openingsOf } from './openings.ts'
import { minutesOnFoot, type Phrase, placeName } from './phrases.ts'

const localFood: Record<Region, string> = {
  karnataka: 'The darshini at the corner opens at six with hot idlis and filter coffee.',
  maharashtra: 'Best vada pav of the area is downstairs, you have been warned.',
  north: 'Chole kulche in the morning and momos in the evening, both at the corner.',
  punjab: 'The dhaba across the road does parathas till late.',
  telugu: 'Tiffins at the corner from seven, biryani within walking distance.',
  tamil: 'The mess next door serves a full banana-leaf lunch, and the coffee is strong.',
  kerala: 'Puttu and kadala for breakfast across the road, and a good bakery beside it.',
  bengal: 'The sweet shop at the mouth of the lane is older than the building.',
  gujarat: 'Fafda on Sunday mornings is two minutes away.',
  rajasthan: 'Kachori and tea at the corner, and the evening breeze on the roof is free.',
  east: 'Litti in the evening at the corner, fish market on Sundays.',
  odisha: 'Dahibara aludum in the morning at the corner, temple bells in the evening.',
  assam: 'Fish and greens come fresh to the evening market near the house.',
  hills: 'You see the hills from the roof, and it is cool even in June.',
  goa: 'The poder brings bread at seven, the beach is a scooter ride away.',
}

/** Sentences about the neighbourhood. Distances are true. */
const around: readonly Phrase[] = [
  (f) =>
    minutesOnFoot(f) !== undefined &&
    `${f.landmark?.name} is ${minutesOnFoot(f)} minutes on foot${f.locality.rentFactor < 1 ? ', no auto needed' : ''}.`,
  (f) => minutesOnFoot(f) !== undefined && `You can walk to ${f.landmark?.name}.`,
  (f) =>
    f.landmark !== undefined &&
    minutesOnFoot(f) === undefined &&
    `${f.landmark.name} is ${(Math.round(f.landmark.km * 2.6) / 2).toString()} km by road.`,
  (f) => f.nextDoor !== undefined && `${f.nextDoor} is the next area, autos go all day.`,
  (f) => f.nextDoor !== undefined && `Buses towards ${f.nextDoor} stop at the corner.`,
  () => 'Vegetable market, chemist and an ATM are all within five minutes.',
  () => 'There is a tea stall below and a good tiffin place two lanes away.',
  () => 'Kirana and laundry are at the end of the lane.',
  () => 'The lane is wide, with street lights and neighbours who sit outside in the evening.',
  () => 'Sunday market is close, with the freshest vegetables in this part of town.',
  () => 'Two hospitals and a police station are near, which parents like to hear.',
  () => 'Autos are easy till midnight.',
  () => 'There is a library and a tennis court nearby, if you like that sort of thing.',
  (f) => localFood[f.locality.city.region],
  (f) => localFood[f.locality.city.region],
  (f) =>
    f.locality.rentFactor > 1 && `You are in the middle of ${placeName(f)}, so cafes and shops are on foot.`,
  (f) => f.locality.rentFactor < 1 && `${placeName(f)} is still affordable and gets a new shop every month.`,
  (f) =>
    f.locality.rentFactor < 1 && `${placeName(f)} is a little far out, which is why the rent is what it is.`,
  (f) => f.locality.rentFactor === 1 && `${placeName(f)} has everything one needs and is quiet by ten.`,
  (f) => f.locality.rentFactor === 1 && `People move to ${placeName(f)} for a year and stay for five.`,
  () => 'A park for morning walks is across the road.',
  () => 'Groceries come in twenty minutes and the bus stop has a roof.',
]

/** The form takes 500 characters; people rarely use the last ones. */
const longest = 470

function sentenceFrom(phrases: readonly Phrase[], facts: RoomFacts, dice: Dice): string | undefined {
  for (const phrase of dice.shuffled(phrases)) {
    const text = phrase(facts, dice)
    if (text) return text
  }
  return undefined
}

/** The parts of a description and how often each occurs. */
const parts: readonly (readonly [readonly Phrase[], number])[] = [
  [inside, 0.92],
  [inside, 0.45],
  [building, 0.55],
  [around, 0.85],
  [around, 0.3],
  [rules, 0.62],
  [money, 0.5],
  [candid, 0.36],
  [closing, 0.5],
]

/** A room's description, or null: some listers write none. */
export function describe(facts: RoomFacts, dice: Dice): string | null {
  if (dice.chance(0.03)) return null
  const sentences = [sentenceFrom(openingsOf(facts.offer), facts, dice)]
  for (const [phrases, chance] of parts) {
    if (!dice.chance(chance)) continue
    const sentence = sentenceFrom(phrases, facts, dice)
    const whole = [...sentences, sentence].join(' ')
    if (sentence && !sentences.includes(sentence) && whole.length <= longest) sentences.push(sentence)
  }
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}

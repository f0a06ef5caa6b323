import type { Dice } from '../base/dice.ts'
import { around } from './around.ts'
import { building, candid, closing, inside, money, rules } from './details.ts'
import type { RoomFacts } from './facts.ts'
import { openingsOf } from './openings.ts'
import type { Phrase } from './phrases.ts'

/** Marketplace 9: a description has at most 500 characters; people rarely fill the last ones. */
const longest = 470

function say(phrases: readonly Phrase[], facts: RoomFacts, dice: Dice): string | undefined {
  for (const phrase of dice.shuffled(phrases)) {
    const text = phrase(facts, dice)
    if (text) return text
  }
  return undefined
}

/** Some write two lines and some a whole page: the parts of a description and how often each is there. */
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

/** A description in a neighbour's voice, or null: some people write none. */
export function describe(facts: RoomFacts, dice: Dice): string | null {
  if (dice.chance(0.03)) return null
  const sentences = [say(openingsOf(facts.offer), facts, dice)]
  for (const [phrases, chance] of parts) {
    if (!dice.chance(chance)) continue
    const sentence = say(phrases, facts, dice)
    const whole = [...sentences, sentence].join(' ')
    if (sentence && !sentences.includes(sentence) && whole.length <= longest) sentences.push(sentence)
  }
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}

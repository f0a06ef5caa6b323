import { namesIn } from './presence.ts'
import { readMessage } from './read-message.ts'
import { placesOf } from './second-opinion/features.ts'

/** What a message is judged by. */
export interface ReadText {
  readonly words: number
  /** What it speaks of, see `namesIn`. */
  readonly names: ReadonlySet<string>
  /** Where its words lie among the learned weights. */
  readonly places: Uint16Array
}

/** Whether the last message speaks of a concept that is present. */
export type Present = ReadonlyMap<string, boolean>

const lastTurns = 8
const mostCharacters = 4_000
/** Some 10 MB of what was read. */
const mostKept = 500_000

const known = new Map<string, ReadText>()
let kept = 0

function forgetOldest(): void {
  for (const text of known.keys()) {
    if (kept <= mostKept) return
    known.delete(text)
    kept -= text.length
  }
}

/** A message is read once, though every later one is judged together with it. */
function readText(written: string): ReadText {
  const text = written.slice(0, mostCharacters)
  const found = known.get(text)
  if (found) {
    known.delete(text)
    known.set(text, found)
    return found
  }
  const reading = readMessage(text)
  const made = { words: reading.tokens.length, names: namesIn(reading), places: placesOf(reading) }
  known.set(text, made)
  kept += text.length
  forgetOldest()
  return made
}

/** The last messages of a sender, oldest first. */
export const readTurns = (turns: readonly string[]): readonly ReadText[] =>
  turns.slice(-lastTurns).map(readText)

export function presentIn(texts: readonly ReadText[]): Present {
  const present = new Map<string, boolean>()
  for (const [turn, { names }] of texts.entries())
    for (const name of names) present.set(name, turn === texts.length - 1)
  return present
}

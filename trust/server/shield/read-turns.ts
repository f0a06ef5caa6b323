import { namesIn } from './presence.ts'
import { readMessage } from './read-message.ts'
import { placesOf } from './second-opinion/features.ts'

/** What a message is judged by. */
export interface ReadText {
  readonly words: number
  /** What it speaks of, see `namesIn`. */
  readonly names: readonly string[]
  /** Where its words lie among the learned weights. */
  readonly places: Uint32Array
}

/** Whether the last message speaks of a concept that is present. */
export type Present = ReadonlyMap<string, boolean>

const lastTurns = 8
const mostCharacters = 4_000
/** Some 40 MB of what was read: at hundreds of messages a second, minutes of what senders wrote before. */
const mostKept = 4_000_000

/** Once the newer half is full it becomes the older one. Taking the oldest out one by one would walk over the holes that others left. */
let newer = new Map<string, ReadText>()
let older = new Map<string, ReadText>()
let charactersInNewer = 0

function keep(text: string, read: ReadText): void {
  newer.set(text, read)
  charactersInNewer += text.length
  if (charactersInNewer <= mostKept / 2) return
  older = newer
  newer = new Map()
  charactersInNewer = 0
}

/** A message is read once, though every later one is judged together with it. */
function readText(written: string): ReadText {
  const text = written.slice(0, mostCharacters)
  const recent = newer.get(text)
  if (recent) return recent
  const known = older.get(text)
  if (known) {
    keep(text, known)
    return known
  }
  const reading = readMessage(text)
  const made = { words: reading.tokens.length, names: [...namesIn(reading)], places: placesOf(reading) }
  keep(text, made)
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

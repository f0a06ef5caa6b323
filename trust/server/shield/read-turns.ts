import { countNames } from './names.ts'
import { namesIn } from './presence.ts'
import { readMessage } from './read-message.ts'
import { placesOf } from './second-opinion/features.ts'

/** What a message is judged by. */
export interface ReadText {
  readonly words: number
  /** What it speaks of, see `namesIn`. */
  readonly names: readonly number[]
  /** Where its words lie among the learned weights. */
  readonly places: Uint32Array
}

/** What the last messages of a sender speak of. */
export interface Present {
  /** The numbers of names, in the order in which they were first spoken of. */
  readonly names: readonly number[]
  /** Of each name whether it is absent (0), in the messages before alone (1), or in the last one (2). */
  readonly said: Uint8Array
}

export const has = ({ said }: Present, name: number): boolean => (said[name] ?? 0) > 0

const lastTurns = 8
/** More than anybody writes in eight messages of a chat, and little enough to be judged in a millisecond. */
const charactersInReach = 8_000
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
  const made = { words: reading.tokens.length, names: namesIn(reading), places: placesOf(reading) }
  keep(text, made)
  return made
}

/** The last messages of a sender that are within reach, oldest first. */
export function readTurns(turns: readonly string[]): readonly ReadText[] {
  const last = turns.slice(-lastTurns)
  let first = last.length - 1
  for (let sum = last[first]?.length ?? 0; first > 0; first--) {
    sum += last[first - 1]?.length ?? 0
    if (sum > charactersInReach) break
  }
  return last.slice(Math.max(0, first)).map(readText)
}

export const countWords = (texts: readonly ReadText[]): number =>
  texts.reduce((sum, { words }) => sum + words, 0)

export function presentIn(texts: readonly ReadText[]): Present {
  const names: number[] = []
  const said = new Uint8Array(countNames())
  for (let turn = 0; turn < texts.length; turn++) {
    const how = turn === texts.length - 1 ? 2 : 1
    for (const name of texts[turn]?.names ?? []) {
      if (said[name] === 0) names.push(name)
      said[name] = how
    }
  }
  return { names, said }
}

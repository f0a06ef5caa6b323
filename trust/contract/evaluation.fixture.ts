import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Sample {
  readonly id: string
  readonly language: string
}

/** The lines of an evaluation set of this folder. */
const readSet = <One extends Sample>(name: string): readonly One[] =>
  readFileSync(join(import.meta.dirname, '../evaluation', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as One)

export interface Figures {
  readonly found: number
  readonly falseAlarms: number
}

const percent = (part: number, of: number) => (of === 0 ? 100 : (100 * part) / of)

function figuresOf<One>(
  set: readonly One[],
  isBad: (one: One) => boolean,
  isFlagged: (one: One) => boolean,
): Figures {
  const bad = set.filter(isBad)
  const honest = set.filter((one) => !isBad(one))
  return {
    found: percent(bad.filter(isFlagged).length, bad.length),
    falseAlarms: 100 - percent(honest.filter((one) => !isFlagged(one)).length, honest.length),
  }
}

/** Percent of bad ones found and of honest ones flagged; prints the figures of each language. */
export function measure<One extends Sample>(
  name: string,
  isBad: (one: One) => boolean,
  isFlagged: (one: One) => boolean,
): Figures {
  const set = readSet<One>(name)
  for (const [language, some] of Map.groupBy(set, (one) => one.language)) {
    const { found, falseAlarms } = figuresOf(some, isBad, isFlagged)
    process.stdout.write(
      `${name}, ${language}: ${found.toFixed(0)} % found, ${falseAlarms.toFixed(1)} % false alarms\n`,
    )
  }
  return figuresOf(set, isBad, isFlagged)
}

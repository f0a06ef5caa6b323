import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findConcepts } from './find-concepts.ts'
import { indexRules } from './held-rules.ts'
import { numberOfName } from './names.ts'
import { compile, type Pattern } from './patterns.ts'
import { readMessage } from './read-message.ts'
import { has, type Present, presentIn, readTurns } from './read-turns.ts'
import { honestRules, ruleFiles, warnings } from './rules/index.ts'
import { concepts } from './words/index.ts'

const folder = join(import.meta.dirname, '../../evaluation')
const texts = [
  ...globSync('messages*.jsonl', { cwd: folder })
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .flatMap((line) => (JSON.parse(line) as { text?: string }).text ?? []),
  ...ruleFiles.flatMap(({ examples }) => [...examples.flagged, ...examples.honest]),
]

const isThere = (present: Present, part: string) =>
  part.split('|').some((name) => has(present, numberOfName(name)))

/** Every condition of a rule, read as it is written. */
const allHold = (present: Present, when: string) =>
  when
    .split(' ')
    .every((part) => (part.startsWith('-') ? !isThere(present, part.slice(1)) : isThere(present, part)))

describe('trust.message-warnings: the first look', () => {
  it('leaves no rule out that holds', () => {
    const groups = [...ruleFiles.map(({ rules }) => rules), honestRules, warnings]
    const heldGroups = indexRules(groups)
    const missed = texts.filter((text, at) => {
      const present = presentIn(readTurns([...texts.slice(at - (at % 3), at), text]))
      const held = heldGroups(present).map((some) => some.map(({ rule }) => rule.when))
      const all = groups.map((rules) =>
        rules.map(({ when }) => when).filter((when) => allHold(present, when)),
      )
      return held.join() !== all.join()
    })
    expect(missed).toEqual([])
  })

  it('leaves no wording out that is there', () => {
    const patterns = compile(concepts)
    const without = (pattern: Pattern): Pattern => ({ ...pattern, needs: [] })
    const slow = {
      ...patterns,
      composites: patterns.composites.map(without),
      isPossible: () => true,
      useOf: (forms: readonly string[]) => {
        const use = patterns.useOf(forms)
        return { ...use, beginning: use.beginning.map(without), hints: use.hints.map(() => -1) }
      },
    }
    const foundBy = (text: string, by: typeof patterns) =>
      findConcepts(readMessage(text).tokens, by).map(({ concept, from, to }) => `${concept} ${from} ${to}`)
    const missed = texts.filter((text) => foundBy(text, patterns).join() !== foundBy(text, slow).join())
    expect(missed).toEqual([])
  })
})

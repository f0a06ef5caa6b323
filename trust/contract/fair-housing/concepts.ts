import { phraseMatcher, type Word } from '@basera/platform/contract/phrases'
import { everyKind } from './kinds/index.ts'
import { saidOfPeople, welcoming } from './wording.ts'

const angled = (name: string) => `<${name}>`

function prepare() {
  const people = everyKind.map(({ kind, people, lexicon = {} }) => ({ [kind]: people, ...lexicon }))
  const lexicon: Readonly<Record<string, readonly string[]>> = Object.assign({}, saidOfPeople, ...people)
  const names = new Map(Object.keys(lexicon).map((name) => [angled(name), name] as const))
  const find = phraseMatcher(lexicon, [...names.keys(), ...welcoming])
  return (words: readonly Word[]): ReadonlySet<string> =>
    new Set(find(words).map(({ pattern }) => names.get(pattern) ?? 'welcoming'))
}

let find: ReturnType<typeof prepare> | undefined

/**
 * What words speak of, whatever their order: people of a kind, and ways to prefer them, to turn them down or to let
 * everybody in.
 */
export function fairHousingConcepts(words: readonly Word[]): ReadonlySet<string> {
  find ??= prepare()
  return find(words)
}

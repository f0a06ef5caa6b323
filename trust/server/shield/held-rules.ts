import { numberOfName } from './names.ts'
import type { Present } from './read-turns.ts'
import type { Rule } from './rule.ts'

export interface Held {
  readonly rule: Rule
  /** Whether the last message adds to the evidence. */
  readonly last: boolean
}

/** What ends the conditions of a rule; those of names that must be absent begin with the other. */
const endOfCondition = -1
const absent = -2

function tableOf({ when }: Rule): readonly number[] {
  const conditions = when.split(' ').map((part) => {
    const names = part.replace(/^-/, '').split('|').map(numberOfName)
    return [...(part.startsWith('-') ? [absent] : []), ...names, endOfCondition]
  })
  // What asks for something decides soonest.
  return conditions.toSorted((a, b) => Number(a[0] === absent) - Number(b[0] === absent)).flat()
}

export type HeldGroups = (present: Present) => readonly (readonly Held[])[]

/** Finds the rules that hold, by group, in the order in which they are written. All their conditions lie in one table, so that a look at each reads little. */
export function indexRules(groups: readonly (readonly Rule[])[]): HeldGroups {
  const all = groups.flatMap((rules, group) => rules.map((rule) => ({ rule, group })))
  const tables = all.map(({ rule }) => tableOf(rule))
  const table = Int16Array.from(tables.flat())
  let length = 0
  const ends = Int32Array.from(tables, (one) => (length += one.length))
  const none = groups.map((): readonly Held[] => [])

  /** 0 where the conditions in a part of the table do not hold, 2 where the last message adds to them, else 1. */
  const holds = (from: number, to: number, said: Uint8Array): number => {
    let how = 1
    let most = 0
    let isAbsent = false
    for (let at = from; at < to; at++) {
      const name = table[at] ?? endOfCondition
      if (name >= 0) most = Math.max(most, said[name] ?? 0)
      else if (name === absent) isAbsent = true
      else {
        if (most > 0 === isAbsent) return 0
        how = Math.max(how, most)
        most = 0
        isAbsent = false
      }
    }
    return how
  }
  return ({ said }) => {
    let held: Held[][] | undefined
    let from = 0
    for (let place = 0; place < ends.length; place++) {
      const to = ends[place] ?? 0
      const how = holds(from, to, said)
      from = to
      const one = how > 0 && all[place]
      if (!one) continue
      held ??= groups.map(() => [])
      held[one.group]?.push({ rule: one.rule, last: how === 2 })
    }
    return held ?? none
  }
}

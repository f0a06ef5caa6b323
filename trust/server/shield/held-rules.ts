import type { Present } from './read-turns.ts'
import type { Rule } from './rule.ts'

interface Condition {
  readonly any: readonly string[]
  readonly absent: boolean
}

export interface Held {
  readonly rule: Rule
  /** Whether the last message adds to the evidence. */
  readonly last: boolean
}

const conditionsOf = ({ when }: Rule): readonly Condition[] =>
  when.split(' ').map((part) => ({ any: part.replace(/^-/, '').split('|'), absent: part.startsWith('-') }))

/** Whether the evidence is there, and whether the last message adds to it. */
function holds(conditions: readonly Condition[], present: Present): 'before' | 'last' | undefined {
  let last = false
  for (const { any, absent } of conditions) {
    let seen = false
    for (const name of any) {
      const isLast = present.get(name)
      if (isLast === undefined) continue
      seen = true
      if (!absent) last ||= isLast
    }
    if (seen === absent) return undefined
  }
  return last ? 'last' : 'before'
}

const none: readonly never[] = []

export type HeldGroups = (present: Present) => readonly (readonly Held[])[]

/**
 * Finds the rules that hold, by group, in the order in which they are written. A first look leaves those whose first
 * condition that asks for something names what is present: of most messages none.
 */
export function indexRules(groups: readonly (readonly Rule[])[]): HeldGroups {
  const all = groups.flatMap((rules, group) =>
    rules.map((rule) => ({ rule, group, conditions: conditionsOf(rule) })),
  )
  const always: number[] = []
  const byName = new Map<string, number[]>()
  for (const [place, { conditions }] of all.entries()) {
    const names = conditions.find(({ absent }) => !absent)?.any
    if (!names) always.push(place)
    for (const name of names ?? []) {
      const places = byName.get(name)
      if (places) places.push(place)
      else byName.set(name, [place])
    }
  }
  const nothing = groups.map(() => none)
  return (present) => {
    const places = new Set(always)
    for (const name of present.keys()) for (const place of byName.get(name) ?? none) places.add(place)
    if (places.size === 0) return nothing
    const held: Held[][] = groups.map(() => [])
    for (const place of [...places].sort((a, b) => a - b)) {
      const one = all[place]
      const how = one && holds(one.conditions, present)
      if (how) held[one.group]?.push({ rule: one.rule, last: how === 'last' })
    }
    return held
  }
}

import { z } from 'zod'
import type { WarningKind, WarningLevel } from '../../contract/index.ts'
import { judge, type Warning } from './judge.ts'

const line = z.union([
  z.object({ id: z.union([z.string(), z.number()]), text: z.string() }),
  z.object({
    id: z.union([z.string(), z.number()]),
    turns: z.array(z.object({ from: z.union([z.string(), z.number()]), text: z.string() })),
  }),
])

export interface MessageScore {
  readonly id: string | number
  readonly flagged: boolean
  readonly level: WarningLevel | null
  readonly kind: WarningKind | null
  readonly because: string | null
}

const isWorse = (one: Warning, other: Warning | null) =>
  other === null || (one.level === 'danger' && other.level === 'careful')

/** The worst that either sender is warned of, each message judged when it was written. */
function judgeTurns(turns: readonly { readonly from: string | number; readonly text: string }[]) {
  const written = new Map<string | number, string[]>()
  let worst: Warning | null = null
  for (const { from, text } of turns) {
    const own = [...(written.get(from) ?? []), text]
    written.set(from, own)
    const warning = judge(own)
    if (warning && isWorse(warning, worst)) worst = warning
  }
  return worst
}

/** Judges one line of a file of messages, `{ id, text }` or `{ id, turns: [{ from, text }] }`. */
export function scoreMessage(value: unknown): MessageScore {
  const { data } = line.safeParse(value)
  if (!data) throw new Error('Not { id, text } or { id, turns: [{ from, text }] }')
  const warning = 'text' in data ? judge([data.text]) : judgeTurns(data.turns)
  const { level = null, kind = null, because = null } = warning ?? {}
  return { id: data.id, flagged: warning !== null, level, kind, because }
}

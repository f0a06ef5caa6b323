import { Problem } from '@basera/platform/contract'
import { budgetHoldersOf } from '../budget-holders.ts'
import type { Caller } from '../feature/handlers.ts'
import { commonRefusals } from '../sentences.ts'
import { tooMany } from '../spent-budget.ts'

/** Uploads per process: each takes a connection, a file and some buffers. */
export const uploadsAtOnce = 100
export const uploadsEach = 20
/** Of all accounts without a number behind one network, and of all of them together: the rest is for known people. */
export const uploadsOfNetwork = 20
export const uploadsOfUnknown = 50

export const uploadPause = 5

interface Place {
  readonly key: string
  readonly most: number
}

const placesOf = (caller: Caller): Place[] =>
  budgetHoldersOf(caller).flatMap(({ kind, key }) =>
    kind === 'shared-network'
      ? [
          { key: `network:${key}`, most: uploadsOfNetwork },
          { key: 'unknown', most: uploadsOfUnknown },
        ]
      : [{ key, most: uploadsEach }],
  )

/** `take` gives what frees the slot; throws `service_unavailable`, and `too_many_requests` for one person's many. */
export function uploadSlots(atOnce = uploadsAtOnce) {
  const under = new Map<string, number>()
  let total = 0
  const leave = (key: string) => {
    const left = (under.get(key) ?? 1) - 1
    if (left > 0) under.set(key, left)
    else under.delete(key)
  }
  return {
    underWay: () => total,
    take(caller: Caller): () => void {
      const places = placesOf(caller)
      if (places.some(({ key, most }) => (under.get(key) ?? 0) >= most))
        throw new Problem('too_many_requests', tooMany)
      if (total >= atOnce) throw new Problem('service_unavailable', commonRefusals.busy)
      total++
      for (const { key } of places) under.set(key, (under.get(key) ?? 0) + 1)
      let ended = false
      return () => {
        if (ended) return
        ended = true
        total--
        for (const { key } of places) leave(key)
      }
    },
  }
}

export type UploadSlots = ReturnType<typeof uploadSlots>

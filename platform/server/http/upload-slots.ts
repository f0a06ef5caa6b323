import { Problem } from '@basera/platform/contract'
import { tooMany } from '../limits.ts'

/** Uploads per process: each takes a connection, a file and some buffers. */
export const uploadsAtOnce = 100
export const uploadsEach = 20

export const uploadPause = 5

/** `take` gives what frees the slot; throws `service_unavailable`, and `too_many_requests` for one person's many. */
export function uploadSlots(atOnce = uploadsAtOnce, each = uploadsEach) {
  const under = new Map<string, number>()
  let total = 0
  return {
    underWay: () => total,
    take(who: string): () => void {
      const own = under.get(who) ?? 0
      if (own >= each) throw new Problem('too_many_requests', tooMany)
      if (total >= atOnce)
        throw new Problem('service_unavailable', 'We are busy right now. Please try again in a moment.')
      total++
      under.set(who, own + 1)
      let ended = false
      return () => {
        if (ended) return
        ended = true
        total--
        const left = (under.get(who) ?? 1) - 1
        if (left > 0) under.set(who, left)
        else under.delete(who)
      }
    },
  }
}

export type UploadSlots = ReturnType<typeof uploadSlots>

import { openAnswerStore } from '@basera/platform/server/answers'
import type { KeptAnswers } from '@basera/platform/server/feature'
import type { SharedCopy } from '@basera/platform/server/http'
import type { OnOwnChange } from '@basera/platform/server/postgres'
import type { PubSub } from '@basera/platform/server/pubsub'
import { type AnswerAbout, isAffected, keptCalls } from './answer-about.ts'
import { roomChange, roomChangesTopic } from './room-changes.ts'

interface AnswerNeeds {
  readonly pubSub: Pick<PubSub, 'subscribe' | 'onConnected' | 'isConnected'>
  readonly onOwnChange: OnOwnChange
  /** Of answers, outside the heap. */
  readonly bytes?: number
}

const usualBytes = 16_000_000

/** Seconds that caches in front may keep what shows one room, or some of many (shell.shared-copies). */
export const sharedCopies = {
  room: { fresh: 10, stale: 0 },
  search: { fresh: 10, stale: 20 },
} satisfies Record<string, SharedCopy>

/** Keeps searches and rooms as visitors see them, until a change of what they show (rooms.answers-current). */
export function openRoomAnswers({ pubSub, onOwnChange, bytes = usualBytes }: AnswerNeeds): KeptAnswers {
  const store = openAnswerStore<AnswerAbout>({ bytes, isHearing: () => pubSub.isConnected() })
  const hear = (message: unknown) => {
    const { data: change } = roomChange.safeParse(message)
    store.drop(isAffected(change ?? { type: 'many' }))
  }
  pubSub.subscribe(roomChangesTopic, hear)
  pubSub.onConnected(() => store.drop(() => true))
  onOwnChange(hear)
  return {
    keeps: (call) => call in keptCalls,
    copies: (call) => (call.endsWith('}') ? sharedCopies.room : sharedCopies.search),
    find: (call, asked, perform) =>
      store.find(call + asked, async () => {
        const performed = await perform()
        const about = keptCalls[call]?.(performed)
        if (!about) throw new Error(`${call} is not kept`)
        return { value: performed.output, about }
      }),
  }
}

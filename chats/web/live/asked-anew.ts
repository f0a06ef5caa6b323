import { askAnew } from '@basera/platform/web/queries'
import { useEffect } from 'react'
import type { Emitter } from './store.ts'
import { liveChats } from './use-live.ts'

/** Asks again for `['chats', part, chatId]`, which a chat holds beside its messages, whenever it may have changed. */
export function useAskedAnew(changed: Emitter<string>, part: string, chatId: string): void {
  useEffect(() => {
    const ask = () => void askAnew(['chats', part, chatId])
    const stops = [
      changed.on((id) => id === chatId && ask()),
      liveChats.reconnected.on(ask),
      liveChats.accountStatuses.on(ask),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [part, chatId, changed])
}

import { askAnew } from '@basera/platform/web/queries'
import { useEffect } from 'react'
import type { Emitter } from './store.ts'
import { liveChats } from './use-live.ts'

export function onPossibleChange(changed: Emitter<string>, ask: () => void, chatId?: string): () => void {
  const stops = [
    changed.on((id) => (chatId === undefined || id === chatId) && ask()),
    liveChats.reconnected.on(ask),
    liveChats.accountStatuses.on(ask),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Asks again for `['chats', part, chatId]`, which a chat holds beside its messages. */
export function useAskedAnew(changed: Emitter<string>, part: string, chatId: string): void {
  useEffect(
    () => onPossibleChange(changed, () => void askAnew(['chats', part, chatId]), chatId),
    [part, chatId, changed],
  )
}

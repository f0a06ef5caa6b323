import type { Message } from '@basera/chats/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { liveChats } from '../live/use-live.ts'
import { isTooLong, newestWindow, withEarlier, withLater } from './log-window.ts'
import { lastSeq } from './thread-state.ts'
import { useLogScroll } from './use-log-scroll.ts'
import type { Thread } from './use-thread.ts'

/** Counts as read what the person at the page has had before their eyes. */
function useSeen(chatId: string, otherId: string, messages: readonly Message[]) {
  const [seen, setSeen] = useState(0)
  const theirs = useMemo(() => messages.filter(({ sender_id }) => sender_id === otherId), [messages, otherId])
  const onSeen = useCallback(
    (seq: number) => {
      if (document.visibilityState !== 'visible') return
      setSeen((before) => Math.max(before, seq))
      const last = theirs.findLast((message) => message.seq <= seq)
      if (last) liveChats.markRead(chatId, last.seq)
    },
    [chatId, theirs],
  )
  return { onSeen, unseen: theirs.filter(({ seq }) => seq > seen).length }
}

/** The part of a conversation that is in the page, and how it moves. */
export function useLog(chatId: string, otherId: string, thread: Thread) {
  const { messages, waiting, showEarlier } = thread
  const newest = lastSeq(messages)
  const first = messages[0]?.seq ?? 1
  const [window, setWindow] = useState(() => newestWindow(newest))
  const isEndShown = window.last >= newest
  const [hasFailed, setFailed] = useState(false)
  const shown = useMemo(
    () => messages.filter(({ seq }) => seq >= window.first && seq <= window.last),
    [messages, window.first, window.last],
  )
  const { onSeen, unseen } = useSeen(chatId, otherId, messages)
  const scroll = useLogScroll({ messages: shown, isEndShown, onSeen })
  const earlier = useCallback(async () => {
    setFailed(false)
    const next = withEarlier(window, newest)
    try {
      if (next.first < first) await showEarlier()
      setWindow(next)
    } catch {
      setFailed(true)
    }
  }, [window, newest, first, showEarlier])
  const later = useCallback(() => setWindow(withLater(window, newest)), [window, newest])
  const { goToEnd, isAtEnd } = scroll
  // The earliest leave where nobody sees it.
  if (isAtEnd && isTooLong(window, newest)) setWindow(newestWindow(newest))
  const jump = useCallback(() => {
    setWindow(newestWindow(newest))
    goToEnd()
  }, [newest, goToEnd])
  const lastSent = waiting.at(-1)?.client_id
  const known = useRef(lastSent)
  useEffect(() => {
    const isNew = lastSent !== undefined && lastSent !== known.current
    known.current = lastSent
    // Whoever writes sees what they wrote.
    if (isNew) jump()
  }, [lastSent, jump])
  const hasEarlier = first > 1 || window.first > first
  return { ...scroll, shown, hasEarlier, isEndShown, earlier, later, jump, hasFailed, unseen }
}

import type { Message } from '@basera/chats/contract'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { liveChats } from '../live/use-live.ts'
import type { JumpTarget } from './message-actions.tsx'
import { lastSeq } from './open-thread.ts'
import { useLogScroll } from './use-log-scroll.ts'
import type { Thread } from './use-thread.ts'
import { isTooLong, newestWindow, windowAround, withEarlier, withLater } from './virtual-window.ts'

/** Marks messages as read once they were visible in a visible page (chats.read-mark). */
function useReadByScrolling(chatId: string, otherId: string, messages: readonly Message[]) {
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

function useVirtualWindow({ messages, loadEarlier, loadFrom }: Thread) {
  const newest = lastSeq(messages)
  const first = messages[0]?.seq ?? 1
  const [window, setWindow] = useState(() => newestWindow(newest))
  const [hasFailed, setFailed] = useState(false)
  const visible = useMemo(
    () => messages.filter(({ seq }) => seq >= window.first && seq <= window.last),
    [messages, window.first, window.last],
  )
  const showEarlier = useCallback(async () => {
    setFailed(false)
    const next = withEarlier(window, newest)
    try {
      if (next.first < first) await loadEarlier()
      setWindow(next)
    } catch {
      setFailed(true)
    }
  }, [window, newest, first, loadEarlier])
  const showLater = useCallback(() => setWindow(withLater(window, newest)), [window, newest])
  const showMessage = useCallback(
    async (seq: number) => {
      await loadFrom(seq)
      // Rendered before it is scrolled to.
      flushSync(() => setWindow((before) => windowAround(before, seq, newest)))
    },
    [loadFrom, newest],
  )
  const showNewest = useCallback(() => setWindow(newestWindow(newest)), [newest])
  return {
    visible,
    hasEnd: window.last >= newest,
    hasEarlier: first > 1 || window.first > first,
    isTooLong: isTooLong(window, newest),
    hasFailed,
    showEarlier,
    showLater,
    showNewest,
    showMessage,
  }
}

/** Brings `target` into view, loading what is before it. */
function useJump(
  target: JumpTarget | undefined,
  showMessage: (seq: number) => Promise<void>,
  goTo: (seq: number) => void,
) {
  const jump = useEffectEvent(async ({ seq, takesFocus, onFailed }: JumpTarget) => {
    try {
      await showMessage(seq)
      goTo(seq)
      const message = document.querySelector<HTMLElement>(`[data-seq="${seq}"]`)
      for (const before of document.querySelectorAll('.is-found')) before.classList.remove('is-found')
      message?.classList.add('is-found')
      if (takesFocus) message?.focus({ preventScroll: true })
    } catch {
      onFailed()
    }
  })
  useEffect(() => {
    if (target) void jump(target)
  }, [target])
}

export function useMessageLog(chatId: string, otherId: string, thread: Thread, target?: JumpTarget) {
  const { visible, isTooLong, showNewest, showMessage, ...window } = useVirtualWindow(thread)
  const { onSeen, unseen } = useReadByScrolling(chatId, otherId, thread.messages)
  const scroll = useLogScroll({ messages: visible, hasEnd: window.hasEnd, onSeen })
  const { goToEnd, goTo, isAtEnd } = scroll
  useJump(target, showMessage, goTo)
  // At the end, the earliest can leave unnoticed.
  if (isAtEnd && isTooLong) showNewest()
  const jumpToEnd = useCallback(() => {
    showNewest()
    goToEnd()
  }, [showNewest, goToEnd])
  const latest = thread.messages.at(-1)
  useSightOfOwn(thread.pending.at(-1)?.client_id, jumpToEnd)
  // Written by the server: it never waits.
  useSightOfOwn(latest?.visit && latest.sender_id !== otherId ? latest.id : undefined, jumpToEnd)
  return { ...scroll, ...window, visible, jumpToEnd, unseen }
}

/** Writers see what they wrote: `last` is the latest of it. */
function useSightOfOwn(last: string | undefined, jumpToEnd: () => void) {
  const known = useRef(last)
  useEffect(() => {
    const isNew = last !== undefined && last !== known.current
    known.current = last
    if (isNew) jumpToEnd()
  }, [last, jumpToEnd])
}

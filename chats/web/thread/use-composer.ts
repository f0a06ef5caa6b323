import { somethingToSee } from '@basera/chats/contract'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FailedMessage } from '../live/outbox.ts'
import { liveChats } from '../live/use-live.ts'
import { waitingMessages } from '../live/waiting-messages.ts'
import { keepDraft, keptDraft } from './drafts.ts'

/** What an input method reports for a key that it keeps for itself, in browsers that do not say `isComposing`. */
const processed = 229

/**
 * What is being written in a conversation. It is cleared when it is sent; when the server refuses it, and nothing else was
 * begun, it comes back (marketplace 4), and sent again unchanged it keeps its name, so that it can arrive once only.
 */
export function useComposer(chatId: string, canSend: boolean) {
  const [text, setText] = useState(() => keptDraft(chatId))
  const [hasFailed, setFailed] = useState(false)
  const restored = useRef<{ readonly client_id: string; readonly content: string }>(undefined)
  const content = text.trim()
  const isReady = canSend && somethingToSee.test(content)
  const write = (next: string) => {
    setText(next)
    keepDraft(chatId, next)
    if (next) liveChats.tellTyping(chatId)
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isReady) return
    const again = restored.current?.content === content ? restored.current.client_id : undefined
    restored.current = undefined
    setFailed(false)
    setText('')
    keepDraft(chatId, '')
    liveChats.outbox.add(chatId, content, again)
  }
  const onFailed = useEffectEvent(({ message }: FailedMessage) => {
    if (message.chat_id !== chatId) return
    setFailed(true)
    const last = waitingMessages.read().findLast((one) => one.chat_id === chatId)
    if (content || last?.client_id !== message.client_id) return
    restored.current = message
    liveChats.outbox.discard(message)
    setText(message.content)
    keepDraft(chatId, message.content)
  })
  useEffect(() => liveChats.outbox.failed.on((failure) => onFailed(failure)), [])
  /** Enter sends, Shift+Enter begins a line (marketplace 2); Enter that ends a word of an input method does neither. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    if (event.nativeEvent.isComposing || event.keyCode === processed) return
    event.preventDefault()
    submit()
  }
  return { text, write, submit, onKeyDown, isReady, hasFailed }
}

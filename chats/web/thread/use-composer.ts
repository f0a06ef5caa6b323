import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { keepDraft, keptDraft } from './drafts.ts'

interface NewMessage {
  readonly client_id: string
  readonly content: string
}

/**
 * What is being written in a conversation. It is cleared when it is sent, and comes back when that fails (marketplace 4);
 * sent again unchanged, it keeps its name, so that it can arrive once only.
 */
export function useComposer(chatId: string, send: (message: NewMessage) => Promise<void>) {
  const [text, setText] = useState(() => keptDraft(chatId))
  const [sending, setSending] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const tried = useRef<NewMessage>(undefined)
  const content = text.trim()
  const isReady = content !== '' && sending === undefined
  const write = (next: string) => {
    setText(next)
    keepDraft(chatId, next)
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!isReady) return
    const message =
      tried.current?.content === content ? tried.current : { client_id: crypto.randomUUID(), content }
    tried.current = message
    setSending(content)
    setFailed(false)
    setText('')
    try {
      await send(message)
      tried.current = undefined
      // What was begun meanwhile stays.
      keepDraft(chatId, '')
    } catch {
      setFailed(true)
      setText((begun) => (begun.trim() ? `${content}\n${begun}` : content))
    }
    setSending(undefined)
  }
  /** Enter sends, Shift+Enter begins a line (marketplace 2); Enter that ends a word of an input method does neither. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  return { text, write, submit, onKeyDown, isReady, sending, hasFailed }
}

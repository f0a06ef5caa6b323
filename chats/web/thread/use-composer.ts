import { visibleCharacter } from '@basera/chats/contract'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FailedMessage } from '../live/message-outbox.ts'
import { pendingMessages } from '../live/pending-messages.ts'
import { liveChats } from '../live/use-live.ts'
import type { PhotoTray } from '../photos/use-photo-tray.ts'
import { readDraft, saveDraft } from './drafts.ts'
import type { ReplyDraft } from './message-actions.tsx'
import { useKeepHere } from './use-keep-here.tsx'

/** Key code of input methods, where `isComposing` is missing. */
const handledByInputMethod = 229

/** Restores a refused text unless another was typed (chats.send-failure), under its `client_id`. */
export function useComposer(
  chatId: string,
  canSend: boolean,
  startedAt: string | undefined,
  reply: ReplyDraft | null,
  tray: PhotoTray,
) {
  const [text, setText] = useState(() => readDraft(chatId))
  const [failure, setFailure] = useState<string>()
  const restored = useRef<{ readonly client_id: string; readonly content: string }>(undefined)
  const content = text.trim()
  const photos = tray.photos.flatMap(({ photo }) => photo ?? [])
  const areThere = photos.length === tray.photos.length
  const isReady = canSend && areThere && (photos.length > 0 || visibleCharacter.test(content))
  const write = (next: string) => {
    setText(next)
    saveDraft(chatId, next)
    if (next) liveChats.sendTyping(chatId)
  }
  const send = () => {
    const again =
      restored.current?.content === content && photos.length === 0 ? restored.current.client_id : undefined
    restored.current = undefined
    setFailure(undefined)
    setText('')
    saveDraft(chatId, '')
    liveChats.outbox.add(chatId, content, again, {
      reply_to: reply?.message.seq,
      photos: photos.length > 0 ? photos : undefined,
    })
    tray.clear()
    reply?.clear()
  }
  const { holds, dialog } = useKeepHere(startedAt, content, () => isReady && send())
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isReady && !holds()) send()
  }
  const onFailed = useEffectEvent(({ message, detail }: FailedMessage) => {
    if (message.chat_id !== chatId) return
    setFailure(detail)
    const last = pendingMessages.read().findLast((one) => one.chat_id === chatId)
    if (content || message.photos?.length || last?.client_id !== message.client_id) return
    restored.current = message
    liveChats.outbox.discard(message)
    setText(message.content)
    saveDraft(chatId, message.content)
  })
  useEffect(() => liveChats.outbox.failed.on((failure) => onFailed(failure)), [])
  /** chats.enter-sends. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    if (event.nativeEvent.isComposing || event.keyCode === handledByInputMethod) return
    event.preventDefault()
    submit()
  }
  return { text, write, submit, onKeyDown, isReady, failure, dialog }
}

import { type ChatHead, chatSentences, messageMax } from '@basera/chats/contract'
import { Banner } from '@basera/platform/design'
import { SendHorizontalIcon } from '@basera/platform/design/icons'
import { lazyPart, useSentences } from '@basera/platform/web'
import { Suspense, useEffect, useRef } from 'react'
import { useLive } from '../live/use-live.ts'
import en from '../locales/en.json'
import { usePhotoTray } from '../photos/use-photo-tray.ts'
import { AddButton } from './add-button.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { useReplyDraft } from './message-actions.tsx'
import { ReplyPreview } from './quote.tsx'
import { useComposer } from './use-composer.ts'

const PhotoTray = lazyPart(async () => ({
  default: (await import('../photos/photo-tray.tsx')).PhotoTray,
}))
const QuickReplies = lazyPart(async () => ({
  default: (await import('./quick-replies.tsx')).QuickReplies,
}))

/** With a touch screen, focus would open the on-screen keyboard. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches

interface ComposerProps {
  readonly chat: ChatHead
  /** When the chat began, if known. */
  readonly startedAt: string | undefined
}

/** The box in which messages are written (chats.connecting-state). */
export function Composer({ chat, startedAt }: ComposerProps) {
  const t = useSentences(en)
  const live = useLive()
  const isConnecting = (live.isStarting && !live.isBlocked) || live.status === 'refused'
  const reply = useReplyDraft()
  const tray = usePhotoTray(chat.id)
  const composer = useComposer(chat.id, !isConnecting, startedAt, reply, tray)
  const { text, write, submit, onKeyDown, isReady, failure, dialog } = composer
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (hasKeyboard()) box.current?.focus({ preventScroll: true })
  }, [])
  const replyTo = reply?.message.seq
  useEffect(() => {
    if (replyTo !== undefined) box.current?.focus({ preventScroll: true })
  }, [replyTo])
  const fill = (chosen: string) => {
    // What was typed stays.
    write(text.trim() ? `${text.trimEnd()} ${chosen}` : chosen)
    box.current?.focus({ preventScroll: true })
  }
  const name = t(isConnecting ? 'chats.thread.connecting' : 'chats.thread.send')
  return (
    <>
      <ConnectionNote live={live} />
      {failure !== undefined && (
        <Banner tone="danger" className="chat-note">
          {failure || t('chats.thread.sendFailed')}
        </Banner>
      )}
      {text.length >= messageMax && (
        <Banner tone="info" className="chat-note">
          {chatSentences.messageLong}
        </Banner>
      )}
      <Suspense>
        <QuickReplies onChoose={fill} />
      </Suspense>
      {reply && <ReplyPreview reply={reply} />}
      {tray.photos.length > 0 && (
        <Suspense>
          <PhotoTray tray={tray} />
        </Suspense>
      )}
      <form className="chat-composer" onSubmit={submit}>
        <AddButton chat={chat} startedAt={startedAt} tray={tray} />
        <span className="control">
          <textarea
            ref={box}
            rows={1}
            value={text}
            maxLength={messageMax}
            placeholder={t('chats.thread.placeholder')}
            aria-label={t('chats.thread.message')}
            enterKeyHint="send"
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </span>
        <button type="submit" className="chat-send" aria-label={name} title={name} disabled={!isReady}>
          <SendHorizontalIcon />
        </button>
      </form>
      {dialog}
    </>
  )
}

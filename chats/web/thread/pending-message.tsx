import { MessageBubble, MessageMeta } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { Suspense } from 'react'
import type { PendingMessage } from '../live/pending-messages.ts'
import { liveChats } from '../live/use-live.ts'
import en from '../locales/en.json'
import { MessagePhotos } from '../photos/lazy-photos.ts'
import { MessageText } from './message-text.tsx'
import { Quote } from './quote.tsx'

export function PendingMessageItem({ message }: { readonly message: PendingMessage }) {
  const t = useSentences(en)
  return (
    <div className="chat-message">
      <MessageBubble mine tail pending>
        <span className="sr-only">{t('chats.thread.you')} </span>
        {message.reply_to !== undefined && <Quote seq={message.reply_to} />}
        {message.photos?.length ? (
          <Suspense fallback={<WaitingPhotos of={message.photos.length} />}>
            <MessagePhotos
              message={{ ...message, warning: null }}
              photos={message.photos}
              by={undefined}
              isKnown
            />
          </Suspense>
        ) : null}
        {message.content && (
          <span className="chat-said">
            <MessageText content={message.content} />
          </span>
        )}
      </MessageBubble>
      {message.hasFailed ? (
        <Failed message={message} />
      ) : (
        <MessageMeta mine pending>
          {t('chats.thread.sending')}
        </MessageMeta>
      )}
    </div>
  )
}

function WaitingPhotos({ of }: { readonly of: number }) {
  const t = useSentences(en)
  const photos = Array.from({ length: of }, (_, at) => t('chats.photo.own', { n: at + 1, of }))
  return photos.map((photo) => (
    <span key={photo} className="chat-said">
      {photo}
    </span>
  ))
}

function Failed({ message }: { readonly message: PendingMessage }) {
  const t = useSentences(en)
  return (
    <div className="msg-meta me chat-failed">
      {t('chats.thread.notSent')}
      <button type="button" className="link" onClick={() => liveChats.outbox.retry(message)}>
        {t('chats.thread.retry')}
      </button>
      <button type="button" className="link" onClick={() => liveChats.outbox.discard(message)}>
        {t('chats.thread.delete')}
      </button>
    </div>
  )
}

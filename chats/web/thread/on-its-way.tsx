import { MessageBubble, MessageMeta } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { liveChats } from '../live/use-live.ts'
import type { WaitingMessage } from '../live/waiting-messages.ts'
import en from './locales/en.json'
import { MessageText } from './message-text.tsx'

/** A message of one's own that the server has not acknowledged, or has refused. */
export function OnItsWay({ message }: { readonly message: WaitingMessage }) {
  const t = useSentences(en)
  return (
    <div className="chat-said">
      <MessageBubble mine tail pending>
        <span className="sr-only">{t('chats.thread.you')} </span>
        <MessageText content={message.content} />
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

function Failed({ message }: { readonly message: WaitingMessage }) {
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

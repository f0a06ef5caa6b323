import type { Message } from '@basera/chats/contract'
import { IconButton } from '@basera/platform/design'
import { XIcon } from '@basera/platform/design/icons'
import { langOf, useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { type ReplyDraft, useMessageActions } from './message-actions.tsx'
import { saidWords } from './said-words.ts'

/** What a quote shows of a message; the text of a scam is not repeated (chats.warned-text). */
function useQuotedText(message: Message | undefined): string {
  const t = useSentences(en)
  if (message?.unsent) return t('chats.thread.unsent')
  if (message?.hidden) return t('chats.quote.hidden')
  if (message?.warning?.level === 'danger') return t('chats.warning.folded')
  if (message?.photos && !message.content) return t('chats.photos', { n: message.photos.length })
  return message ? (saidWords(message) ?? message.content) : t('chats.quote.earlier')
}

/** The message that is answered; a press leads to it (chats.reply-quote). */
export function Quote({ seq }: { readonly seq: number }) {
  const t = useSentences(en)
  const actions = useMessageActions()
  const message = actions?.find(seq)
  const text = useQuotedText(message)
  return (
    <button type="button" className="chat-quote" onClick={() => actions?.jumpTo(seq)}>
      <span className="sr-only">{t('chats.quote.answerTo')} </span>
      {message && <b>{actions?.nameOf(message)} </b>}
      <span lang={message && saidWords(message) ? undefined : langOf(message?.content)}>{text}</span>
    </button>
  )
}

/** Above the box, until it is sent or closed. */
export function ReplyPreview({ reply }: { readonly reply: ReplyDraft }) {
  const t = useSentences(en)
  const actions = useMessageActions()
  const text = useQuotedText(actions?.find(reply.message.seq) ?? reply.message)
  return (
    <div className="chat-replying">
      <p>
        <b>{t('chats.quote.replying', { name: actions?.nameOf(reply.message) ?? '' })}</b>
        <span>{text}</span>
      </p>
      <IconButton label={t('chats.quote.cancel')} icon={<XIcon />} onClick={reply.clear} />
    </div>
  )
}

import { useSentences } from '@basera/platform/web'
import { useTyping } from '../live/use-live.ts'
import en from './locales/en.json'

/** Says that the other person is typing, in a line that is always there, so that nothing moves. */
export function TypingLine({ chatId, name }: { readonly chatId: string; readonly name: string }) {
  const t = useSentences(en)
  const isTyping = useTyping(chatId)
  return (
    <p className="chat-typing" role="status">
      {isTyping ? t('chats.thread.typing', { name: name.split(' ')[0] }) : null}
    </p>
  )
}

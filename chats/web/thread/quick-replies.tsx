import { Button } from '@basera/platform/design'
import { langOf, useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { useQuickReplies } from './use-quick-replies.ts'

interface QuickRepliesProps {
  /** Fills the box; nothing is sent. */
  readonly onChoose: (text: string) => void
}

/** Own texts above the box, where there are any (chats.quick-replies). */
export function QuickReplies({ onChoose }: QuickRepliesProps) {
  const t = useSentences(en)
  const { texts = [] } = useQuickReplies()
  if (texts.length === 0) return null
  return (
    <fieldset className="chat-quick" aria-label={t('chats.quick.title')}>
      {texts.map((text) => (
        <Button key={text} size="s" lang={langOf(text)} onClick={() => onChoose(text)}>
          <span>{text}</span>
        </Button>
      ))}
    </fieldset>
  )
}

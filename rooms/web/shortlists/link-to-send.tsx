import { Button, buttonClass, showToast, TextInput } from '@basera/platform/design'
import { CopyIcon, MessageCircleIcon } from '@basera/platform/design/icons'
import { copyLink, useSentences } from '@basera/platform/web'
import { useId } from 'react'
import en from '../locales/en.json'
import { whatsAppLink } from '../room/share/whatsapp-link.ts'

interface LinkToSendProps {
  readonly path: string
  readonly label: string
  /** What is sent before the link. */
  readonly message: string
}

/** A link with the ways to send it. */
export function LinkToSend({ path, label, message }: LinkToSendProps) {
  const t = useSentences(en)
  const inputId = useId()
  const url = window.location.origin + path
  const copy = async () =>
    showToast(t((await copyLink(url)) === 'failed' ? 'rooms.room.linkNotCopied' : 'rooms.room.linkCopied'))
  return (
    <div className="grid gap-3">
      <label className="label" htmlFor={inputId}>
        {label}
      </label>
      <TextInput id={inputId} readOnly value={url} onFocus={({ target }) => target.select()} />
      <a
        className={buttonClass({ look: 'primary' })}
        href={whatsAppLink(`${message} ${url}`)}
        target="_blank"
        rel="noopener"
      >
        <MessageCircleIcon />
        {t('rooms.share.whatsapp')}
      </a>
      <Button icon={<CopyIcon />} onClick={() => void copy()}>
        {t('rooms.share.copy')}
      </Button>
    </div>
  )
}

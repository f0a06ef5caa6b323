import type { Message, MessageWarning as Warning } from '@basera/chats/contract'
import { cx } from '@basera/platform/design'
import { TriangleAlertIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type MouseEvent, useId, useState } from 'react'
import en from '../locales/en.json'
import { MessageText } from '../thread/message-text.tsx'
import { useWarningActions } from './warning-actions.tsx'
import css from './warnings.css?inline'

const advice = {
  payment_before_visit: 'chats.warning.payment_before_visit',
  qr_or_upi_collect: 'chats.warning.qr_or_upi_collect',
  otp_or_code: 'chats.warning.otp_or_code',
  off_platform_contact: 'chats.warning.off_platform_contact',
  phishing_link: 'chats.warning.phishing_link',
  remote_app: 'chats.warning.remote_app',
  document_harvest: 'chats.warning.document_harvest',
  overpayment_refund: 'chats.warning.overpayment_refund',
  fake_authority: 'chats.warning.fake_authority',
  brokerage_bait: 'chats.warning.brokerage_bait',
  sexual_or_threat: 'chats.warning.sexual_or_threat',
  other: 'chats.warning.other',
} as const satisfies Record<Warning['kind'], string>

interface WarnedProps {
  readonly message: Message
  readonly warning: Warning
}

/** Folded where it is dangerous; its links open after a look at where they lead (chats.warned-text). */
export function WarnedText({ message, warning }: WarnedProps) {
  const t = useSentences(en)
  const textId = useId()
  const isFoldable = warning.level === 'danger'
  const [isShown, setShown] = useState(!isFoldable)
  const actions = useWarningActions()
  return (
    <>
      {isFoldable && (
        <span className="warned-fold">
          {t('chats.warning.folded')}{' '}
          <button
            type="button"
            className="link"
            aria-expanded={isShown}
            aria-controls={textId}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'chats.warning.hide' : 'chats.warning.show')}
          </button>
        </span>
      )}
      <span id={textId} hidden={!isShown}>
        {isShown && (
          <MessageText content={message.content} onLink={(address) => actions?.openLink(address)} />
        )}
      </span>
    </>
  )
}

/** What to do about a message; part of the log, which is read out as it grows (chats.warning-advice). */
export function MessageWarning({ message, warning }: WarnedProps) {
  const t = useSentences(en)
  const actions = useWarningActions()
  const isDanger = warning.level === 'danger'
  const dismiss = (event: MouseEvent<HTMLElement>) => {
    // The button goes away.
    event.currentTarget.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
    actions?.dismiss(message)
  }
  return (
    <div role="note" className={cx('chat-warning', isDanger && 'is-danger')}>
      <style href="chat-warnings" precedence="default">
        {css}
      </style>
      <TriangleAlertIcon />
      <div>
        <p>
          <b>{t(isDanger ? 'chats.warning.danger' : 'chats.warning.careful')}</b> {t(advice[warning.kind])}
        </p>
        {isDanger && <Helplines />}
        <div className="acts">
          <button type="button" className="link" onClick={() => actions?.report(message)}>
            {t('chats.warning.report')}
          </button>
          <button type="button" className="link" onClick={actions?.block}>
            {t('chats.warning.block')}
          </button>
          <button type="button" className="link" onClick={dismiss}>
            {t('chats.warning.fine')}
          </button>
        </div>
      </div>
    </div>
  )
}

function Helplines() {
  const t = useSentences(en)
  return (
    <p>
      {t('chats.warning.lost')}{' '}
      <a className="link" href="tel:1930">
        1930
      </a>
      {' · '}
      <a className="link" href="https://cybercrime.gov.in" target="_blank" rel="noopener noreferrer">
        cybercrime.gov.in
      </a>
    </p>
  )
}

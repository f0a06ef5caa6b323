import { useSentences } from '@basera/platform/web'
import { type ReactNode, useRef, useState } from 'react'
import en from '../locales/en.json'
import { CodeEntry } from './code-entry.tsx'
import { NumberEntry } from './number-entry.tsx'
import type { SentCode } from './phone-codes.ts'
import type { HeadingPlace } from './phone-heading.tsx'
import { showPhone } from './phone-text.ts'
import { usePhoneCodes } from './use-phone-codes.ts'
import { VerificationComplete } from './verification-complete.tsx'

export interface PhoneVerificationProps extends HeadingPlace {
  /** Called 1 s after the success, or at once without celebration (accounts.phone-screen). */
  readonly onVerified: () => void
  /** False where the caller shows the success. */
  readonly celebrates?: boolean
  /** Replaces the sentence about the SMS. */
  readonly intro?: string
  readonly notice?: ReactNode
}

type Stage = 'number' | 'code' | 'verified'

/** Proves a phone number by a code (accounts.phone-screen). */
export function PhoneVerification({
  onVerified,
  celebrates = true,
  intro,
  notice,
  ...heading
}: PhoneVerificationProps) {
  const t = useSentences(en)
  const captcha = useRef<HTMLDivElement>(null)
  const codes = usePhoneCodes(captcha)
  const [stage, setStage] = useState<Stage>('number')
  const [sent, setSent] = useState<SentCode & { readonly at: number }>()
  const onSent = (code: SentCode) => {
    setSent({ ...code, at: Date.now() })
    setStage('code')
  }
  const onConfirmed = () => (celebrates ? setStage('verified') : onVerified())
  return (
    <div className="grid gap-4">
      {stage === 'number' ? (
        <NumberEntry
          {...heading}
          codes={codes}
          intro={intro}
          notice={sent ? null : notice}
          number={sent?.phone ?? ''}
          onSent={onSent}
        />
      ) : null}
      {stage === 'code' && sent ? (
        <CodeEntry
          {...heading}
          codes={codes}
          sent={sent}
          sentAt={sent.at}
          onResent={onSent}
          onChangeNumber={() => setStage('number')}
          onConfirmed={onConfirmed}
        />
      ) : null}
      {stage === 'verified' ? <VerificationComplete {...heading} onVerified={onVerified} /> : null}
      <p role="status" className="sr-only">
        {sent ? (
          <span key={sent.at}>{t('accounts.phone.sent', { phone: showPhone(sent.phone) })}</span>
        ) : null}
      </p>
      <div ref={captcha} className="empty:absolute" />
    </div>
  )
}

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
  /** Told 1 s after the phone is verified (accounts 9), or at once when this does not celebrate. */
  readonly onVerified: () => void
  /** False where the caller itself shows that the phone is verified. */
  readonly celebrates?: boolean
  /** The sentence under the heading; what it is for, where the usual one about the SMS does not say enough. */
  readonly intro?: string
  /** Stands above the heading until the code is sent. */
  readonly notice?: ReactNode
}

type Stage = 'number' | 'code' | 'verified'

/** Proves the signed-in person's phone number by a six-digit code (accounts 4). */
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

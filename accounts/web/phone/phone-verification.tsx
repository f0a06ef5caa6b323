import type { PhoneCalls } from '@basera/accounts/contract'
import { useApi, useSentences, useSettings } from '@basera/platform/web'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useKeptInTab } from '../form/kept-in-tab.ts'
import en from '../locales/en.json'
import { CodeEntry } from './code-entry.tsx'
import { NumberEntry } from './number-entry.tsx'
import { ownPhoneCodes, type PhoneCodes, type SentCode } from './phone-codes.ts'
import type { HeadingPlace } from './phone-heading.tsx'
import { showPhone } from './phone-text.ts'
import { providerPhoneCodes } from './provider/provider-codes.ts'
import { VerificationComplete } from './verification-complete.tsx'

/** The operator's kind of codes (accounts.phone-provider); a provider draws its bot check into `container`. */
function usePhoneCodes(container: RefObject<HTMLElement | null>): PhoneCodes {
  const api = useApi<PhoneCalls>()
  const { firebase } = useSettings()
  const codes = useMemo(() => {
    if (!firebase) return ownPhoneCodes(api)
    return providerPhoneCodes(api, async () => {
      const { openFirebasePhone } = await import('./provider/firebase-phone.ts')
      return openFirebasePhone(firebase, container.current ?? document.body)
    })
  }, [api, firebase, container])
  useEffect(() => () => codes.close(), [codes])
  return codes
}

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
type Sent = SentCode & { readonly at: number }

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
  const { read, keep } = useKeptInTab<Sent>('phone-code')
  const [sent, setSent] = useState(() => (codes.outlivesPage ? read() : undefined))
  const [stage, setStage] = useState<Stage>(sent ? 'code' : 'number')
  const onSent = (code: SentCode) => {
    const now = { ...code, at: Date.now() }
    setSent(now)
    keep(now)
    setStage('code')
  }
  const onConfirmed = () => {
    keep(undefined)
    if (celebrates) setStage('verified')
    else onVerified()
  }
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
          onChangeNumber={() => {
            keep(undefined)
            setStage('number')
          }}
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

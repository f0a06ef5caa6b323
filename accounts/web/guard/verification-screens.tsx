import { Button } from '@basera/platform/design'
import { DoorLocked, ScenePhone } from '@basera/platform/design/art'
import { RotateCwIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { PhoneVerification } from '../phone/phone-verification.tsx'
import en from './locales/en.json'
import { Threshold } from './threshold.tsx'

/** Stands in a guarded page's place until the phone is verified (accounts 2). */
export function VerifyPhone({ onVerified }: { readonly onVerified: () => void }) {
  const t = useSentences(en)
  return (
    <Threshold art={<DoorLocked />}>
      <div className="mx-auto max-w-[440px] text-start lg:mx-0">
        <PhoneVerification onVerified={onVerified} headingLevel={1} intro={t('guard.verify')} />
      </div>
    </Threshold>
  )
}

interface VerificationFailedProps {
  /** The sentence of accounts 8. */
  readonly error: string
  readonly onRetry: () => void
}

/** Shown when it cannot be told whether the phone is verified (accounts 2). */
export function VerificationFailed({ error, onRetry }: VerificationFailedProps) {
  const t = useSentences(en)
  return (
    <div className="wrap empty page-prompt" role="alert">
      <ScenePhone />
      <h1 className="text-h1">{t('guard.checkFailed')}</h1>
      <p>{t('guard.checkFailed.text', { error })}</p>
      <div>
        <Button look="primary" icon={<RotateCwIcon />} onClick={onRetry}>
          {t('guard.retry')}
        </Button>
      </div>
    </div>
  )
}

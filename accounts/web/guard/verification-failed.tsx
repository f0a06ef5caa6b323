import { Button } from '@basera/platform/design'
import { ScenePhone } from '@basera/platform/design/art'
import { RotateCwIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import en from './locales/en.json'

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

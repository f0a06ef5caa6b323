import { Spinner } from '@basera/platform/design'
import { Toran } from '@basera/platform/design/art'
import { CheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { useAfter } from './steps/step.tsx'

/** Milliseconds (accounts.dialog-closing). */
const closesAfter = 1500

/** "Verification Complete!", until the person's page opens. */
export function SuccessSheet({ titleId, finish }: { readonly titleId: string; readonly finish: () => void }) {
  const t = useSentences(en)
  useAfter(true, closesAfter, finish)
  return (
    <div className="dialog-in auth-done">
      <div className="dialog-toran">
        <Toran />
        <span className="seal">
          <CheckIcon />
        </span>
      </div>
      <h2 id={titleId} className="text-h2 outline-none" tabIndex={-1} data-autofocus>
        {t('accounts.verified.title')}
      </h2>
      <p role="status">{t('accounts.verified.text')}</p>
      <p className="auth-opening">
        <Spinner className="text-primary" />
        {t('accounts.verified.opening')}
      </p>
    </div>
  )
}

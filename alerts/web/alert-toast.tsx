import { showToast } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from './locales/en.json'
import { alertsPath, askAlertsAnew } from './use-alerts.ts'

/** Milliseconds: long enough to read it and reach its link by keyboard. */
const duration = 10_000

let remove: (() => void) | undefined

function AlertToast({ refusal }: { readonly refusal: string | undefined }) {
  const t = useSentences(en)
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {refusal ?? t('alerts.saved')}
      <Link
        to={alertsPath}
        className="pointer-events-auto inline-flex min-h-11 items-center font-[660] underline underline-offset-4"
        onClick={() => remove?.()}
      >
        {t('alerts.see')}
      </Link>
    </span>
  )
}

/** Says that a search was saved, or why not. */
export function showAlertToast(refusal?: string): void {
  void askAlertsAnew()
  remove?.()
  remove = showToast(<AlertToast refusal={refusal} />, duration)
}

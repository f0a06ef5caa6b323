import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

/** shell.fatal-error. Uses no router or settings, which may be broken; its sentences stand in this module. */
export function FatalScreen({ reference }: { readonly reference?: string | undefined }) {
  const t = useSentences(en)
  return (
    <main className="empty page-prompt" role="alert">
      <h1 className="text-h1">{t('errors.fatal')}</h1>
      <p>{t('errors.fatal.hint')}</p>
      <p>{reference}</p>
      <div>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {t('errors.reload')}
        </button>
      </div>
    </main>
  )
}

export const loadReport = () => import('./report-failure.ts')

/** shell.uncaught-errors */
export function installGlobalErrorLogging(): void {
  window.addEventListener('error', ({ error, message }) => console.error('Uncaught error', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => console.error('Unhandled rejection', reason))
}

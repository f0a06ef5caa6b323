import { useSentences } from '@basera/platform/web'
import { useSyncExternalStore } from 'react'
import en from '../locales/en.json'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

interface NoticesProps {
  readonly signInFailed: boolean
}

/** No network, or sign-in code that failed to load. */
export function Notices({ signInFailed }: NoticesProps) {
  const t = useSentences(en)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className="wrap-wide" role="status">
      {online ? null : <p className="banner tone-accent">{t('shell.offline')}</p>}
      {signInFailed ? <p className="banner tone-danger">{t('shell.signIn.unloaded')}</p> : null}
    </div>
  )
}

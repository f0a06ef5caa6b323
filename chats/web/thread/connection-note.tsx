import { Banner } from '@basera/platform/design'
import { WifiOffIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useSyncExternalStore } from 'react'
import type { ChatsState } from '../live/live-chats.ts'
import en from './locales/en.json'

function follow(listener: () => void): () => void {
  const end = new AbortController()
  window.addEventListener('online', listener, { signal: end.signal })
  window.addEventListener('offline', listener, { signal: end.signal })
  return () => end.abort()
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )

/** Says why messages wait, once that takes a while: no network, or no way to the server. */
export function ConnectionNote({ live }: { readonly live: ChatsState }) {
  const t = useSentences(en)
  const isOnline = useOnline()
  const isThere = live.status === 'open' || live.isBlocked || live.isStarting || live.status === 'refused'
  const words = !isOnline ? t('chats.thread.offline') : isThere ? null : t('chats.thread.waiting')
  return (
    <div role="status">
      {words && (
        <Banner tone="accent" icon={<WifiOffIcon />} className={isOnline ? 'chat-note is-late' : 'chat-note'}>
          {words}
        </Banner>
      )}
    </div>
  )
}

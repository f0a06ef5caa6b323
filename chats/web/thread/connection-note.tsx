import { Banner } from '@basera/platform/design'
import { WifiOffIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useSyncExternalStore } from 'react'
import type { ChatsState } from '../live/live-chats.ts'
import en from '../locales/en.json'

function subscribe(listener: () => void): () => void {
  const stop = new AbortController()
  window.addEventListener('online', listener, { signal: stop.signal })
  window.addEventListener('offline', listener, { signal: stop.signal })
  return () => stop.abort()
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Why messages wait: no network, or no connection for a while. */
export function ConnectionNote({ live }: { readonly live: ChatsState }) {
  const t = useSentences(en)
  const isOnline = useOnline()
  const isConnected = live.status === 'open' || live.isBlocked || live.isStarting || live.status === 'refused'
  const text = !isOnline ? t('chats.thread.offline') : isConnected ? null : t('chats.thread.waiting')
  return (
    <div role="status">
      {text && (
        <Banner tone="accent" icon={<WifiOffIcon />} className={isOnline ? 'chat-note is-late' : 'chat-note'}>
          {text}
        </Banner>
      )}
    </div>
  )
}

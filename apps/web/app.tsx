import { SessionProvider } from '@basera/accounts/web'
import { type PublicSettings, SettingsProvider } from '@basera/platform/web'
import { type ReactNode, useEffect } from 'react'
import type { HydrationState } from 'react-router'

/** Id of the data block in every page. */
export const pageDataId = 'basera-page'

export interface PageData {
  readonly settings: PublicSettings
  readonly hydration: Pick<HydrationState, 'loaderData'> & { readonly failure?: string }
}

/** The app reacts to clicks and keys. */
function AliveMark({ onAlive }: Pick<AppProps, 'onAlive'>) {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
    onAlive?.()
  }, [onAlive])
  return null
}

interface AppProps {
  readonly settings: PublicSettings
  readonly onAlive?: (() => void) | undefined
  readonly children: ReactNode
}

/** The same on server and browser, or generated ids would differ. */
export function App({ settings, onAlive, children }: AppProps) {
  return (
    <SettingsProvider value={settings}>
      <SessionProvider value="live">{children}</SessionProvider>
      <AliveMark onAlive={onAlive} />
    </SettingsProvider>
  )
}

import { SessionProvider } from '@basera/accounts/web'
import { type PublicSettings, SettingsProvider } from '@basera/platform/web'
import { type ReactNode, useEffect } from 'react'
import type { HydrationState } from 'react-router'

/** Id of the data block with {@link PageData} in every page. */
export const pageDataId = 'basera-page'

/** What the browser needs to hydrate a page. */
export interface PageData {
  readonly settings: PublicSettings
  readonly hydration: Pick<HydrationState, 'loaderData'> & { readonly failure?: string }
}

/** Marks the document once the app reacts to clicks and keys. */
function AliveMark() {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
  }, [])
  return null
}

/** Everything around the router; the same on server and browser, or generated ids would differ. */
export function App({
  settings,
  children,
}: {
  readonly settings: PublicSettings
  readonly children: ReactNode
}) {
  return (
    <SettingsProvider value={settings}>
      <SessionProvider value="live">{children}</SessionProvider>
      <AliveMark />
    </SettingsProvider>
  )
}

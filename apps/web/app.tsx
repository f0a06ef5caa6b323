import { SessionProvider } from '@basera/accounts/web'
import { type PublicSettings, SettingsProvider } from '@basera/platform/web'
import { type ReactNode, useEffect } from 'react'

/** Marks the document once the app answers to clicks and keys. */
function Alive() {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
  }, [])
  return null
}

/** What stands around the router; the same on both sides, or generated ids would differ. */
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
      <Alive />
    </SettingsProvider>
  )
}

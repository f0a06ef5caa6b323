import { createContext, useContext } from 'react'
import type { Language } from '../contract/languages.ts'

export interface PublicSettings {
  /** Without a trailing slash. */
  readonly publicUrl: string
  readonly supportEmail: string
  readonly grievanceOfficer: string
  readonly city: string
  readonly socialLinks: readonly { readonly name: 'instagram' | 'x' | 'linkedin'; readonly url: string }[]
  readonly roomSearch: 'public' | 'members'
  /** A path when the auth service is ours. */
  readonly authUrl: string
  readonly captcha: { readonly kind: 'altcha' | 'turnstile' | 'hcaptcha' | 'off'; readonly siteKey?: string }
  readonly google: boolean
  readonly firebase?: { readonly apiKey: string; readonly authDomain: string; readonly projectId: string }
  /** Style on another server; by default maps show the bundled outline of India. */
  readonly mapStyleUrl?: string
  readonly development: boolean
  /** Where there are several. */
  readonly languages?: readonly Language[]
}

const SettingsContext = createContext<PublicSettings | null>(null)

export const SettingsProvider = SettingsContext.Provider

/** Throws outside a {@link SettingsProvider}. */
export function useSettings(): PublicSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('useSettings must be used within a SettingsProvider')
  return settings
}

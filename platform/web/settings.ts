import { createContext, useContext } from 'react'

/** The operator's settings that are sent with every page. */
export interface PublicSettings {
  /** Without a slash at its end. */
  readonly publicUrl: string
  readonly supportEmail: string
  readonly grievanceOfficer: string
  readonly city: string
  readonly socialLinks: readonly { readonly name: 'instagram' | 'x' | 'linkedin'; readonly url: string }[]
  readonly roomSearch: 'public' | 'members'
  /** Base address of the auth service; a path when it is ours. */
  readonly authUrl: string
  /** The bot check, and its public key where it has one. */
  readonly captcha: { readonly kind: 'altcha' | 'turnstile' | 'hcaptcha' | 'off'; readonly siteKey?: string }
  /** Whether "Continue with Google" can work. */
  readonly google: boolean
  /** The phone-auth provider's public settings, where it sends the codes. */
  readonly firebase?: { readonly apiKey: string; readonly authDomain: string; readonly projectId: string }
  /** Style of a full map from another server; without it maps show the bundled outline of India. */
  readonly mapStyleUrl?: string
  readonly development: boolean
}

const SettingsContext = createContext<PublicSettings | null>(null)

export const SettingsProvider = SettingsContext.Provider

/** Throws outside a {@link SettingsProvider}. */
export function useSettings(): PublicSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('useSettings must be used within a SettingsProvider')
  return settings
}

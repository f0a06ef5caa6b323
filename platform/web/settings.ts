import { createContext, useContext } from 'react'

/** The operator's settings that screens may read. They travel in the page. */
export interface PublicSettings {
  /** Address people use, without a slash at its end. */
  readonly publicUrl: string
  readonly supportEmail: string
  readonly grievanceOfficer: string
  readonly city: string
  readonly socialLinks: readonly { readonly name: 'instagram' | 'x' | 'linkedin'; readonly url: string }[]
  readonly roomSearch: 'public' | 'members'
  /** Base address of the auth service; a path when it is ours. */
  readonly authUrl: string
  /** The widget that tells people from programs, and its public key where it has one. */
  readonly captcha: { readonly kind: 'altcha' | 'turnstile' | 'hcaptcha' | 'off'; readonly siteKey?: string }
  /** Whether "Continue with Google" can work. */
  readonly google: boolean
  /** The phone-auth provider's public settings, where one sends the codes instead of us. */
  readonly firebase?: { readonly apiKey: string; readonly authDomain: string; readonly projectId: string }
  /** Style of a full map on another server; without it maps are drawn from the bundled outline of India. */
  readonly mapStyleUrl?: string
  readonly development: boolean
}

const SettingsContext = createContext<PublicSettings | null>(null)

export const SettingsProvider = SettingsContext.Provider

/** The operator's public settings. Throws outside a page. */
export function useSettings(): PublicSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('useSettings must be used within a SettingsProvider')
  return settings
}

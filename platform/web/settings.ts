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

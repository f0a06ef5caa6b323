import type { OwnProfile } from '@basera/accounts/contract'

/** Percent (accounts.profile-completion). */
export function profileCompletion(profile: Pick<OwnProfile, 'full_name' | 'age'> | null): 0 | 50 | 100 {
  const given = [profile?.full_name, profile?.age].filter(
    (value) => value !== null && value !== undefined && value !== '',
  )
  return given.length === 2 ? 100 : given.length === 1 ? 50 : 0
}

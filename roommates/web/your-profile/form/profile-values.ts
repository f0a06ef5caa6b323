import type { OwnProfile, PersonGender, RoommateGender } from '@basera/accounts/contract'
import type { PlaceFieldValue } from '@basera/places/web'

/** The form's content as typed; plain JSON. */
export interface ProfileValues {
  readonly is_listed: boolean
  readonly show_email: boolean
  readonly bio: string
  readonly gender: PersonGender | ''
  readonly organization: string
  readonly location: PlaceFieldValue
  readonly budget: number | null
  readonly lifestyle_tags: readonly string[]
  readonly lifestyle_typed: string
  /** Empty without a preference. */
  readonly roommate_gender_preference: RoommateGender | ''
  readonly preferred_lifestyle_tags: readonly string[]
  readonly preferred_typed: string
}
export type ProfileField = keyof ProfileValues

/** In the order of the form, in which errors take the focus. */
export const profileFields: readonly ProfileField[] = [
  'is_listed',
  'show_email',
  'bio',
  'gender',
  'organization',
  'location',
  'budget',
  'lifestyle_tags',
  'lifestyle_typed',
  'roommate_gender_preference',
  'preferred_lifestyle_tags',
  'preferred_typed',
]

/** A member without a row starts empty. */
export function valuesOf(profile: OwnProfile | null): ProfileValues {
  const { latitude = null, longitude = null } = profile ?? {}
  const text = profile?.preferred_location ?? ''
  const hasPoint = latitude !== null && longitude !== null
  return {
    is_listed: profile?.is_listed ?? false,
    show_email: profile?.show_email ?? true,
    bio: profile?.bio ?? '',
    gender: profile?.gender ?? '',
    organization: profile?.organization ?? '',
    location: { text, place: hasPoint ? { label: text, latitude, longitude } : null },
    budget: profile?.budget ?? null,
    lifestyle_tags: profile?.lifestyle_tags ?? [],
    lifestyle_typed: '',
    roommate_gender_preference: profile?.roommate_gender_preference ?? '',
    preferred_lifestyle_tags: profile?.preferred_lifestyle_tags ?? [],
    preferred_typed: '',
  }
}

import { profileFields as accountFields, asTags, roommateFields } from '@basera/accounts/contract'
import { type Errors, type Form, judge, renamed, useForm } from '@basera/platform/web/form'
import { type ProfileField, type ProfileValues, profileFields } from './profile-values.ts'

export type ProfileErrors = Errors<ProfileField>
export type ProfileForm = Form<ProfileValues>

/** A place and its point are one field. */
const aliases = { preferred_location: 'location', latitude: 'location', longitude: 'location' } as const

function typedProfile({ location, lifestyle_typed, preferred_typed, ...values }: ProfileValues) {
  const point = location.text.trim() === '' ? null : location.place
  return {
    ...values,
    gender: values.gender || null,
    preferred_location: location.text,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    lifestyle_tags: asTags([...values.lifestyle_tags, lifestyle_typed]),
    roommate_gender_preference: values.roommate_gender_preference || null,
    preferred_lifestyle_tags: asTags([...values.preferred_lifestyle_tags, preferred_typed]),
  }
}

const fields = { organization: accountFields.organization, ...roommateFields }
const readProfile = (values: ProfileValues) => judge(fields, typedProfile(values))

export const brokenRules = (values: ProfileValues): ProfileErrors =>
  renamed(readProfile(values).errors, aliases)

export const profileBody = (values: ProfileValues) => readProfile(values).body
export type ProfileBody = ReturnType<typeof profileBody>

/** A place and its point change together. */
const place: readonly string[] = ['preferred_location', 'latitude', 'longitude']

/** What a save sends, so that fields changed on another device stay; empty without changes. */
export function profileChanges(before: ProfileValues, after: ProfileValues): Partial<ProfileBody> {
  const was = Object.entries(profileBody(before))
  const is = profileBody(after)
  const changed = was.flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(is[name as keyof ProfileBody]) ? [] : [name],
  )
  const sent = place.some((name) => changed.includes(name)) ? [...changed, ...place] : changed
  return Object.fromEntries(Object.entries(is).filter(([name]) => sent.includes(name)))
}

/** A list of tags is checked with the tag typed beside it. */
const groups = [
  ['lifestyle_tags', 'lifestyle_typed'],
  ['preferred_lifestyle_tags', 'preferred_typed'],
] as const

export const useProfileForm = (initial: ProfileValues): ProfileForm =>
  useForm({ id: 'profile', fields: profileFields, aliases, groups, check: brokenRules }, initial)

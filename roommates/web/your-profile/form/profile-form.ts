import { profileFields as accountFields, asTags, roommateFields } from '@basera/accounts/contract'
import { type Errors, type Form, judge, renamed, useForm } from '@basera/platform/web/form'
import { type ProfileField, type ProfileValues, profileFields } from './profile-values.ts'

/** Sentences of broken rules, by field. */
export type ProfileErrors = Errors<ProfileField>
export type ProfileForm = Form<ProfileValues>

/** A place and its point are one field of the form. */
const aliases = { preferred_location: 'location', latitude: 'location', longitude: 'location' } as const

/** What is typed, by the names of the contract. */
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

/** The sentences of all rules that `values` break. */
export const brokenRules = (values: ProfileValues): ProfileErrors =>
  renamed(readProfile(values).errors, aliases)

/** What is sent for a form that breaks no rule. */
export const profileBody = (values: ProfileValues) => readProfile(values).body
export type ProfileBody = ReturnType<typeof profileBody>

/** A place and its point change together. */
const place: readonly string[] = ['preferred_location', 'latitude', 'longitude']

/**
 * The fields of `after` that differ from `before`: what a save sends, so that a field changed meanwhile on another device
 * stays as it is there. Nothing when nothing was changed.
 */
export function profileChanges(before: ProfileValues, after: ProfileValues): Partial<ProfileBody> {
  const was = Object.entries(profileBody(before))
  const is = profileBody(after)
  const changed = was.flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(is[name as keyof ProfileBody]) ? [] : [name],
  )
  const sent = place.some((name) => changed.includes(name)) ? [...changed, ...place] : changed
  return Object.fromEntries(Object.entries(is).filter(([name]) => sent.includes(name)))
}

/** A list of tags is judged together with the tag that is typed beside it. */
const groups = [
  ['lifestyle_tags', 'lifestyle_typed'],
  ['preferred_lifestyle_tags', 'preferred_typed'],
] as const

/** The state of the profile's form. */
export const useProfileForm = (initial: ProfileValues): ProfileForm =>
  useForm({ id: 'profile', fields: profileFields, aliases, groups, check: brokenRules }, initial)

import { type DeviceStore, deviceStore } from '@basera/platform/web'
import { type ProfileField, type ProfileValues, profileFields, valuesOf } from '../form/profile-values.ts'

/** Only the fields that differ from the profile. */
export type ProfileDraft = Partial<ProfileValues>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Null when nothing was typed. */
export function draftOf(before: ProfileValues, after: ProfileValues): ProfileDraft | null {
  const changed = profileFields.filter((field) => !isSame(before[field], after[field]))
  return changed.length > 0 ? Object.fromEntries(changed.map((field) => [field, after[field]])) : null
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isLocation = (value: unknown) =>
  isObject(value) &&
  typeof value.text === 'string' &&
  (value.place === null ||
    (isObject(value.place) &&
      typeof value.place.label === 'string' &&
      typeof value.place.latitude === 'number' &&
      typeof value.place.longitude === 'number'))

const isStrings = (value: unknown) =>
  Array.isArray(value) && value.every((one: unknown) => typeof one === 'string')

const model = valuesOf(null)
function isFieldValue(field: ProfileField, value: unknown): boolean {
  if (field === 'location') return isLocation(value)
  if (field === 'budget') return value === null || typeof value === 'number'
  return Array.isArray(model[field]) ? isStrings(value) : typeof value === typeof model[field]
}

/** Whether stored data is a draft of today's form. */
export function isDraft(value: unknown): value is ProfileDraft | null {
  if (value === null) return true
  if (!isObject(value)) return false
  return Object.entries(value).every(([name, kept]) => {
    const field = profileFields.find((known) => known === name)
    return field !== undefined && isFieldValue(field, kept)
  })
}

const stores = new Map<string, DeviceStore<ProfileDraft | null>>()

/** Survives reloads and crashes; signing out deletes it. */
export function draftStore(userId: string): DeviceStore<ProfileDraft | null> {
  const known = stores.get(userId) ?? deviceStore(`basera-your-profile-${userId}`, null, isDraft)
  stores.set(userId, known)
  return known
}

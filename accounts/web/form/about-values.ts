import type { profileFields } from '@basera/accounts/contract'
import { judge, typedInteger } from '@basera/platform/web/form'

export const aboutFields = ['full_name', 'age', 'organization'] as const
export type AboutField = (typeof aboutFields)[number]
export type AboutValues = Readonly<Record<AboutField, string>>

/** The body to send, and the sentences of broken rules. */
export const readAbout = (fields: typeof profileFields, values: AboutValues) =>
  judge(fields, { ...values, age: typedInteger(values.age) })

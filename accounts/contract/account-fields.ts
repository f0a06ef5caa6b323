import { line, optionalLine } from '@basera/platform/contract'
import * as z from 'zod/mini'
import { maximumAge, minimumAge, organizationMaximum, passwordMinimum, writtenNameMaximum } from './limits.ts'
import { nameFormFault } from './name-form.ts'
import { accountSentences as say } from './sentences.ts'

const writtenName = (required: string) =>
  line(writtenNameMaximum).check(z.minLength(1, { error: required, abort: true }))

const fullName = (required: string) =>
  writtenName(required).check(
    z.refine((name) => nameFormFault(name) === undefined, {
      error: ({ input }) => nameFormFault(String(input)) ?? say.nameLetters,
    }),
  )

/** Years (accounts.age-range). NaN is text that is no whole number. */
const age = z
  .number({ error: ({ input }) => (Number.isNaN(input) ? say.ageInvalid : say.ageRequired) })
  .check(z.int(say.ageInvalid), z.minimum(minimumAge, say.ageYoung), z.maximum(maximumAge, say.ageInvalid))

/** Where a member works or studies; null for blanks (accounts.organization-optional). */
const organization = optionalLine(organizationMaximum)

/** A name before it is judged: the server refuses it with a code of its own. */
export const writtenFullName = writtenName(say.fullNameRequired)

export const profileFields = { full_name: fullName(say.fullNameRequired), age, organization }

/** A new member's profile in the sign-in dialog. */
export const newProfileFields = { ...profileFields, full_name: fullName(say.nameRequired) }

export const phoneField = line(40).check(z.minLength(1, say.phoneRequired))

/** Whether mail can reach it is for the server to say. */
export const emailField = z.string().check(z.trim(), z.minLength(1, say.emailRequired))

export const passwordField = z.string().check(z.minLength(1, say.passwordRequired))

/** accounts.password-minimum */
const newPasswordField = z
  .string()
  .check(
    z.minLength(1, { error: say.passwordRequired, abort: true }),
    z.minLength(passwordMinimum, say.passwordShort),
  )

/** A new password and its repetition (accounts.passwords-match). */
export const newPasswordFields = (typed: string) => ({
  password: newPasswordField,
  confirm: z.string().check(
    z.minLength(1, { error: say.confirmRequired, abort: true }),
    z.refine((confirm) => confirm === typed, say.confirmDiffers),
  ),
})

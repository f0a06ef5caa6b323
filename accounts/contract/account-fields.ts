import { line, optionalLine } from '@basera/platform/contract'
import * as z from 'zod/mini'
import { fullNameMaximum, maximumAge, minimumAge, organizationMaximum, passwordMinimum } from './limits.ts'
import { accountSentences as say } from './sentences.ts'

/** A member's name; `required` is the sentence of the form it is on. */
const fullName = (required: string) => line(fullNameMaximum).check(z.minLength(1, required))

/** Years (accounts.age-range). NaN stands for a text that is no whole number; JSON has none. */
const age = z
  .number({ error: ({ input }) => (Number.isNaN(input) ? say.ageInvalid : say.ageRequired) })
  .check(z.int(say.ageInvalid), z.minimum(minimumAge, say.ageYoung), z.maximum(maximumAge, say.ageInvalid))

/** Where a member works or studies; null, or nothing but blanks, when there is none. */
const organization = optionalLine(organizationMaximum)

/** The fields of Profile Settings. */
export const profileFields = { full_name: fullName(say.fullNameRequired), age, organization }

/** The fields of a new member's profile in the sign-in dialog. */
export const newProfileFields = { ...profileFields, full_name: fullName(say.nameRequired) }

/** A phone number as it is typed; what it means is the server's to say. */
export const phoneField = line(40).check(z.minLength(1, say.phoneRequired))

/** An e-mail address to sign in with. Whether it can be written to is the server's to say. */
export const emailField = z.string().check(z.trim(), z.minLength(1, say.emailRequired))

/** The password of an account that is there. */
export const passwordField = z.string().check(z.minLength(1, say.passwordRequired))

/** accounts.password-minimum */
const newPasswordField = z
  .string()
  .check(
    z.minLength(1, { error: say.passwordRequired, abort: true }),
    z.minLength(passwordMinimum, say.passwordShort),
  )

/** A new password, and the same again (accounts.passwords-match). */
export const newPasswordFields = (typed: string) => ({
  password: newPasswordField,
  confirm: z.string().check(
    z.minLength(1, { error: say.confirmRequired, abort: true }),
    z.refine((confirm) => confirm === typed, say.confirmDiffers),
  ),
})

import type { FieldError } from '@basera/platform/contract'
import { useEffect, useState } from 'react'
import { brokenRules, type ProfileErrors } from './profile-rules.ts'
import { type ProfileField, type ProfileValues, profileFields } from './profile-values.ts'

export interface ProfileForm {
  readonly values: ProfileValues
  readonly errors: ProfileErrors
  /** Takes a value in; what was said about the field no longer holds. */
  readonly set: <Field extends ProfileField>(field: Field, value: ProfileValues[Field]) => void
  /** Says which rules are broken and turns to the first such field. */
  readonly check: () => boolean
  /** Says what the server refused. False when none of it belongs to a field of the form. */
  readonly refuse: (errors: readonly FieldError[]) => boolean
  /** Starts again from other values: what was saved. */
  readonly replace: (values: ProfileValues) => void
}

/** The id of a field's control on the page. */
export const fieldId = (field: ProfileField): string => `profile-${field}`

const ofLocation = ['preferred_location', 'latitude', 'longitude']

/** The form's field for a field of the contract. */
function fieldOf(name: string): ProfileField | undefined {
  const head = name.split('.')[0] ?? ''
  return ofLocation.includes(head) ? 'location' : profileFields.find((field) => field === head)
}

/** A list of tags is judged together with the tag that is typed beside it. */
const listOf: Partial<Record<ProfileField, ProfileField>> = {
  lifestyle_typed: 'lifestyle_tags',
  preferred_typed: 'preferred_lifestyle_tags',
}

const without = (errors: ProfileErrors, field: ProfileField): ProfileErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== (listOf[field] ?? field)))

/** The state of the profile's form: what is typed, and the sentences of the rules it breaks (marketplace 5). */
export function useProfileForm(initial: ProfileValues): ProfileForm {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [refused, setRefused] = useState<{ readonly first: ProfileField }>()
  // After the sentences are on the page, so that a screen reader reads the field with its sentence.
  useEffect(() => {
    if (refused) document.getElementById(fieldId(refused.first))?.focus()
  }, [refused])
  const say = (broken: ProfileErrors) => {
    setErrors(broken)
    const first = profileFields.find((field) => broken[field])
    if (first) setRefused({ first })
    return first !== undefined
  }
  return {
    values,
    errors,
    set: (field, value) => {
      setValues((now) => ({ ...now, [field]: value }))
      setErrors((now) => without(now, field))
    },
    check: () => !say(brokenRules(values)),
    refuse: (refusals) => {
      const known = refusals.flatMap(({ field, message }) => {
        const name = fieldOf(field)
        return name ? [[name, message]] : []
      })
      return say(Object.fromEntries(known))
    },
    replace: (next) => {
      setValues(next)
      setErrors({})
    },
  }
}

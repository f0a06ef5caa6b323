import { fullNameMaximum, organizationMaximum, type profileFields } from '@basera/accounts/contract'
import { Field, TextInput, type TextInputProps } from '@basera/platform/design'
import { Building2Icon, CakeIcon, UserRoundIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { judge, typedInteger } from '@basera/platform/web/form'
import en from '../locales/en.json'

export const aboutFields = ['full_name', 'age', 'organization'] as const
export type AboutField = (typeof aboutFields)[number]
export type AboutValues = Readonly<Record<AboutField, string>>

/** The body to send, and the sentences of broken rules. */
export const readAbout = (fields: typeof profileFields, values: AboutValues) =>
  judge(fields, { ...values, age: typedInteger(values.age) })

interface AboutFieldProps {
  readonly input: TextInputProps
  readonly error: string | undefined
}

export function NameField({ input, error }: AboutFieldProps) {
  const t = useSentences(en)
  return (
    <Field id={input.id} label={t('accounts.form.name')} error={error}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          autoComplete="name"
          maxLength={fullNameMaximum}
          icon={<UserRoundIcon />}
        />
      )}
    </Field>
  )
}

/** A text field, because a number field changes by scrolling. */
export function AgeField({ input, error, hint }: AboutFieldProps & { readonly hint?: string }) {
  const t = useSentences(en)
  return (
    <Field id={input.id} label={t('accounts.form.age')} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          icon={<CakeIcon />}
        />
      )}
    </Field>
  )
}

export function OrganizationField({ input, error }: AboutFieldProps) {
  const t = useSentences(en)
  return (
    <Field
      id={input.id}
      label={t('accounts.form.organization')}
      optional={t('accounts.form.optional')}
      error={error}
    >
      {(control) => (
        <TextInput
          {...input}
          {...control}
          autoComplete="organization"
          maxLength={organizationMaximum}
          placeholder={t('accounts.form.organization.example')}
          icon={<Building2Icon />}
        />
      )}
    </Field>
  )
}

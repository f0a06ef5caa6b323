import { fullNameMaximum, organizationMaximum } from '@basera/accounts/contract'
import { Field, TextInput, type TextInputProps } from '@basera/platform/design'
import { Building2Icon, CakeIcon, UserRoundIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

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

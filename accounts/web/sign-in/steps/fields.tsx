import { Field, IconButton, TextInput, type TextInputProps } from '@basera/platform/design'
import { EyeIcon, EyeOffIcon, LockIcon, MailIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import en from '../../locales/en.json'

interface EmailFieldProps {
  readonly input: TextInputProps
  readonly error: string | undefined
}

export function EmailField({ input, error }: EmailFieldProps) {
  const t = useSentences(en)
  return (
    <Field id={input.id} label={t('accounts.field.email')} error={error}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          placeholder={t('accounts.field.email.example')}
          icon={<MailIcon />}
        />
      )}
    </Field>
  )
}

interface PasswordFieldProps extends EmailFieldProps {
  readonly label: string
  readonly hint?: string
  readonly kind: 'current' | 'new'
}

export function PasswordField({ label, hint, kind, input, error }: PasswordFieldProps) {
  const t = useSentences(en)
  const [shown, setShown] = useState(false)
  const eye = (
    <IconButton
      className="-me-2.5"
      label={t(shown ? 'accounts.field.password.hide' : 'accounts.field.password.show')}
      icon={shown ? <EyeOffIcon /> : <EyeIcon />}
      onClick={() => setShown((now) => !now)}
    />
  )
  return (
    <Field id={input.id} label={label} error={error} hint={hint}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
          autoComplete={`${kind}-password`}
          autoCapitalize="none"
          spellCheck={false}
          icon={<LockIcon />}
          suffix={eye}
        />
      )}
    </Field>
  )
}

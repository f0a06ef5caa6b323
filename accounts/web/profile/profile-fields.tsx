import { Field, TextInput, type TextInputProps } from '@basera/platform/design'
import { LockIcon, MailIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { AgeField, NameField, OrganizationField } from '../form/about-fields.tsx'
import en from './locales/en.json'
import type { ProfileField } from './save-profile.ts'

interface ProfileFieldsProps {
  readonly email: string
  readonly input: (field: ProfileField) => TextInputProps
  readonly errorOf: (field: ProfileField) => string | undefined
}

/** E-mail to read; name, age and organization to change (accounts 2). */
export function ProfileFields({ email, input, errorOf }: ProfileFieldsProps) {
  const t = useSentences(en)
  return (
    <>
      <Field label={t('accounts.profile.email')} hint={t('accounts.profile.email.fixed')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={email}
            readOnly
            icon={<MailIcon />}
            suffix={<LockIcon size="s" />}
          />
        )}
      </Field>
      <NameField input={input('full_name')} error={errorOf('full_name')} />
      <div className="grid gap-x-5 gap-y-[22px] sm:grid-cols-2">
        <AgeField input={input('age')} error={errorOf('age')} />
        <OrganizationField input={input('organization')} error={errorOf('organization')} />
      </div>
    </>
  )
}

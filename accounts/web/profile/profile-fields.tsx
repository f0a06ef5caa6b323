import { fullNameMaximum, organizationMaximum } from '@basera/accounts/contract'
import { Field, TextInput, type TextInputProps } from '@basera/platform/design'
import { Building2Icon, CakeIcon, LockIcon, MailIcon, UserRoundIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
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
      <Field label={t('accounts.profile.name')} error={errorOf('full_name')}>
        {(control) => (
          <TextInput
            {...input('full_name')}
            {...control}
            autoComplete="name"
            maxLength={fullNameMaximum}
            icon={<UserRoundIcon />}
          />
        )}
      </Field>
      <div className="grid gap-x-5 gap-y-[22px] sm:grid-cols-2">
        <Field label={t('accounts.profile.age')} error={errorOf('age')}>
          {(control) => (
            <TextInput
              {...input('age')}
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              icon={<CakeIcon />}
            />
          )}
        </Field>
        <Field
          label={t('accounts.profile.organization')}
          optional={t('accounts.profile.optional')}
          error={errorOf('organization')}
        >
          {(control) => (
            <TextInput
              {...input('organization')}
              {...control}
              autoComplete="organization"
              maxLength={organizationMaximum}
              placeholder={t('accounts.profile.organization.example')}
              icon={<Building2Icon />}
            />
          )}
        </Field>
      </div>
    </>
  )
}

import { Field, TextInput } from '@basera/platform/design'
import { LockIcon, MailIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { useSubmitForm } from '@basera/platform/web/form'
import type { AboutField } from '../form/about-fields.tsx'
import { AgeField, NameField, OrganizationField } from '../form/about-fields.tsx'
import en from '../locales/en.json'

interface ProfileFieldsProps {
  readonly email: string
  readonly form: Pick<ReturnType<typeof useSubmitForm<AboutField>>, 'input' | 'errors'>
}

export function ProfileFields({ email, form }: ProfileFieldsProps) {
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
      <NameField input={form.input('full_name')} error={form.errors.full_name} />
      <div className="grid gap-x-5 gap-y-[22px] sm:grid-cols-2">
        <AgeField input={form.input('age')} error={form.errors.age} />
        <OrganizationField input={form.input('organization')} error={form.errors.organization} />
      </div>
    </>
  )
}

import { organizationMaximum, personGenders, roommateFields } from '@basera/accounts/contract'
import { Field, Select, TextArea, TextInput } from '@basera/platform/design'
import { Building2Icon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { characterCount, sentenceOf } from '@basera/platform/web/form'
import en from '../../locales/en.json'
import type { ProfileForm } from './profile-form.ts'

interface FieldsProps {
  readonly form: ProfileForm
}

/** With a counter; too long a text is refused while typed. */
export function BioField({ form }: FieldsProps) {
  const t = useSentences(en)
  const { bio } = form.values
  return (
    <Field
      id={form.id('bio')}
      label={t('roommates.yours.bio')}
      counter={t('roommates.yours.bio.counter', { n: characterCount(bio.trim()).toLocaleString('en-IN') })}
      error={form.errors.bio ?? sentenceOf(roommateFields.bio, bio)}
    >
      {(control) => (
        <TextArea
          {...control}
          placeholder={t('roommates.yours.bio.example')}
          value={bio}
          onChange={(event) => form.set('bio', event.target.value)}
        />
      )}
    </Field>
  )
}

export function GenderField({ form }: FieldsProps) {
  const t = useSentences(en)
  const options = [
    { value: '', label: t('roommates.yours.gender.none') },
    ...personGenders.map((value) => ({ value, label: t(`roommates.yours.gender.${value}`) })),
  ]
  return (
    <Field id={form.id('gender')} label={t('roommates.yours.gender')} error={form.errors.gender}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={form.values.gender}
          onChange={({ target }) =>
            form.set('gender', personGenders.find((gender) => gender === target.value) ?? '')
          }
        />
      )}
    </Field>
  )
}

export function OrganizationField({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <Field
      id={form.id('organization')}
      label={t('roommates.yours.organization')}
      optional={t('roommates.yours.optional')}
      error={form.errors.organization}
    >
      {(control) => (
        <TextInput
          {...control}
          icon={<Building2Icon />}
          autoComplete="organization"
          maxLength={organizationMaximum}
          placeholder={t('roommates.yours.organization.example')}
          value={form.values.organization}
          onChange={(event) => form.set('organization', event.target.value)}
        />
      )}
    </Field>
  )
}

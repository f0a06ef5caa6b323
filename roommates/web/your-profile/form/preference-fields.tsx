import { roommateGenders } from '@basera/accounts/contract'
import { Banner, Button, Field, Select } from '@basera/platform/design'
import { CopyIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useId, useState } from 'react'
import en from '../../locales/en.json'
import type { ProfileForm } from './profile-form.ts'
import type { ProfileValues } from './profile-values.ts'
import { TagsField } from './tags-field.tsx'

interface FieldsProps {
  readonly form: ProfileForm
}

const isTold = ({ gender }: ProfileValues) => gender !== '' && gender !== 'prefer-not-to-say'

/** "Same as me" says what that is (roommates.gender-preference). */
function RoommateGenderField({ form }: FieldsProps) {
  const t = useSentences(en)
  const { gender, roommate_gender_preference: wish } = form.values
  const same =
    gender && isTold(form.values)
      ? t('roommates.yours.roommateGender.same', { gender: t(`roommates.yours.gender.${gender}`) })
      : t('roommates.yours.roommateGender.same-as-me')
  const options = [
    { value: '', label: t('roommates.yours.roommateGender.none') },
    ...roommateGenders.map((value) => ({
      value,
      label: value === 'same-as-me' ? same : t(`roommates.yours.roommateGender.${value}`),
    })),
  ]
  const isUnclear = wish === 'same-as-me' && !isTold(form.values)
  return (
    <Field
      id={form.id('roommate_gender_preference')}
      label={t('roommates.yours.roommateGender')}
      hint={isUnclear ? t('roommates.yours.roommateGender.say') : undefined}
      error={form.errors.roommate_gender_preference}
    >
      {(control) => (
        <Select
          {...control}
          options={options}
          value={wish}
          onChange={({ target }) =>
            form.set(
              'roommate_gender_preference',
              roommateGenders.find((known) => known === target.value) ?? '',
            )
          }
        />
      )}
    </Field>
  )
}

/** Tags wanted in others, with "Use my own lifestyle tags" (roommates.lifestyle-tags). */
function PreferredTagsField({ form }: FieldsProps) {
  const t = useSentences(en)
  const labelId = useId()
  const [copied, setCopied] = useState('')
  const { lifestyle_tags: own, preferred_lifestyle_tags: tags } = form.values
  const label = (
    <div className="yours-preferred">
      <p id={labelId} className="label">
        {t('roommates.yours.preferred')}
      </p>
      <Button
        look="quiet"
        size="s"
        icon={<CopyIcon />}
        disabled={own.length === 0}
        onClick={() => {
          form.set('preferred_lifestyle_tags', own)
          setCopied(t('roommates.yours.preferred.copied'))
        }}
      >
        {t('roommates.yours.preferred.copy')}
      </Button>
      <span role="status" className="sr-only">
        {copied}
      </span>
    </div>
  )
  return (
    <TagsField
      id={form.id('preferred_lifestyle_tags')}
      label={label}
      labelId={labelId}
      addLabel={t('roommates.yours.preferred.add')}
      addTo={t('roommates.yours.preferred.to')}
      tags={tags}
      typed={form.values.preferred_typed}
      error={form.errors.preferred_lifestyle_tags}
      onTags={(next) => {
        setCopied('')
        form.set('preferred_lifestyle_tags', next)
      }}
      onType={(typed) => form.set('preferred_typed', typed)}
    />
  )
}

/** Preferences restrict nothing that the member sees (roommates.profile-form). */
export function PreferenceFields({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <>
      <RoommateGenderField form={form} />
      <PreferredTagsField form={form} />
      <Banner tone="info">{t('roommates.yours.preferences.note')}</Banner>
    </>
  )
}

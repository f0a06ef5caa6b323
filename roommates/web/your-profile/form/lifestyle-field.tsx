import { useSentences } from '@basera/platform/web'
import en from '../../locales/en.json'
import type { ProfileForm } from './profile-form.ts'
import { TagsField } from './tags-field.tsx'

export function LifestyleField({ form, labelId }: { readonly form: ProfileForm; readonly labelId: string }) {
  const t = useSentences(en)
  return (
    <TagsField
      id={form.id('lifestyle_tags')}
      label={null}
      labelId={labelId}
      addLabel={t('roommates.yours.lifestyle.add')}
      addTo={t('roommates.yours.lifestyle.to')}
      tags={form.values.lifestyle_tags}
      typed={form.values.lifestyle_typed}
      error={form.errors.lifestyle_tags}
      onTags={(tags) => form.set('lifestyle_tags', tags)}
      onType={(typed) => form.set('lifestyle_typed', typed)}
    />
  )
}

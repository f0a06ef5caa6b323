import { Button, Field, RemovableChip, TextInput } from '@basera/platform/design'
import { PlusIcon } from '@basera/platform/design/icons'
import { langOf, useSentences } from '@basera/platform/web'
import { sentenceOf } from '@basera/platform/web/form'
import { newRoomFields } from '@basera/rooms/contract'
import { useState } from 'react'
import en from '../locales/en.json'
import type { RoomForm } from './room-form.ts'
import { useFairHousingHint } from './use-fair-housing-hint.ts'

/** The list with `typed` added, or the sentence of a broken rule (rooms.custom-features). */
export function addFeature(
  features: readonly string[],
  typed: string,
): { readonly features: readonly string[]; readonly error?: string } {
  const text = typed.trim()
  if (text === '' || features.includes(text)) return { features }
  const error = sentenceOf(newRoomFields.custom_amenities, [...features, text])
  return error ? { features, error } : { features: [...features, text] }
}

export function FeaturesField({ form }: { readonly form: RoomForm }) {
  const t = useSentences(en)
  const [refusal, setRefusal] = useState<string>()
  const [news, setNews] = useState('')
  const { custom_amenities: features, feature_typed: typed } = form.values
  const hint = useFairHousingHint(typed.trim() === '' ? features.join('.\n') : typed)
  const setTyped = (text: string) => form.set('feature_typed', text)
  const add = () => {
    const text = typed.trim()
    const next = addFeature(features, text)
    setRefusal(next.error)
    if (next.error || text === '') return
    setTyped('')
    const words = next.features === features ? 'rooms.form.features.there' : 'rooms.form.features.added'
    setNews(t(words, { feature: text }))
    if (next.features !== features) form.set('custom_amenities', next.features)
  }
  const remove = (feature: string) => {
    setNews('')
    form.set(
      'custom_amenities',
      features.filter((kept) => kept !== feature),
    )
    // The pressed chip is gone, and the focus with it.
    document.getElementById(form.id('custom_amenities'))?.focus()
  }
  return (
    <div>
      <Field
        id={form.id('custom_amenities')}
        label={t('rooms.form.features')}
        hint={hint}
        optional={t('rooms.form.optional')}
        error={refusal ?? form.errors.custom_amenities}
      >
        {(control) => (
          <div className="flex gap-2.5">
            <TextInput
              {...control}
              boxClassName="min-w-0 grow"
              autoComplete="off"
              placeholder={t('rooms.form.features.example')}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setRefusal(undefined)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                // Enter adds the feature instead of sending the form.
                event.preventDefault()
                add()
              }}
            />
            <Button look="soft" icon={<PlusIcon />} disabled={typed.trim() === ''} onClick={add}>
              {t('rooms.form.features.add')}
            </Button>
          </div>
        )}
      </Field>
      {features.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {features.map((feature) => (
            <li key={feature} className="wrap-anywhere">
              <RemovableChip
                removeLabel={t('rooms.form.features.remove', { feature })}
                onClick={() => remove(feature)}
              >
                <span lang={langOf(feature)}>{feature}</span>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}

import { Field } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { type RoomChoice, roomChoices } from '@basera/rooms/contract'
import { choiceWords, factLabel } from '../facts/fact-words.ts'
import en from '../locales/en.json'
import { ChoiceChips } from './choice-chips.tsx'
import type { RoomForm } from './room-form.ts'
import type { RoomValues } from './room-values.ts'

interface FieldsProps {
  readonly form: RoomForm
}

interface ChoiceFieldProps extends FieldsProps {
  readonly name: RoomChoice
  readonly hint?: string
}

/** One choice of a room; null is "not said" (rooms.room-facts). */
function ChoiceField({ form, name, hint }: ChoiceFieldProps) {
  const options = roomChoices[name].map((value) => ({ value, label: choiceWords(name, value) }))
  return (
    <Field as="group" id={form.id(name)} label={factLabel(name)} hint={hint} error={form.errors[name]}>
      {({ 'aria-invalid': _invalid, ...control }) => (
        <ChoiceChips
          control={control}
          options={options}
          value={form.values[name]}
          onChange={(value) => form.set(name, value as RoomValues[typeof name])}
        />
      )}
    </Field>
  )
}

export function OfferFields({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <>
      <ChoiceField form={form} name="home_type" hint={t('rooms.form.fact.hint')} />
      <ChoiceField form={form} name="posted_by" />
    </>
  )
}

export function HomeFields({ form }: FieldsProps) {
  return (
    <>
      <ChoiceField form={form} name="layout" />
      <ChoiceField form={form} name="furnishing" />
      <ChoiceField form={form} name="bathroom" />
      <ChoiceField form={form} name="meals" />
      <ChoiceField form={form} name="kitchen" />
    </>
  )
}

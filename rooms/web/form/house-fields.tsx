import { Field, TextInput } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { gateOptions, type RoomFact, roomComforts } from '@basera/rooms/contract'
import { factLabel, hourWords } from '../facts/fact-words.ts'
import en from '../locales/en.json'
import { ChoiceChips } from './choice-chips.tsx'
import { HouseholdField } from './household-field.tsx'
import { MoreDetails } from './more-details.tsx'
import type { RoomForm } from './room-form.ts'

interface FieldsProps {
  readonly form: RoomForm
}

function ComfortFields({ form }: FieldsProps) {
  const t = useSentences(en)
  const options = [
    { value: true, label: t('rooms.form.yes') },
    { value: false, label: t('rooms.form.no') },
  ]
  return (
    <fieldset>
      <legend className="label mb-1">{t('rooms.form.comforts')}</legend>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {roomComforts.map((name) => {
          const id = form.id(name)
          return (
            <div key={name} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
              <span id={`${id}-label`} className="font-[500]">
                {factLabel(name)}
              </span>
              <ChoiceChips
                control={{ id, 'aria-labelledby': `${id}-label` }}
                options={options}
                value={form.values[name]}
                onChange={(value) => form.set(name, value)}
              />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

function GateField({ form }: FieldsProps) {
  const t = useSentences(en)
  const time = form.values.gate_closes_at
  return (
    <Field
      as="group"
      id={form.id('gate_closes_at')}
      label={t('rooms.form.gate')}
      hint={t('rooms.form.gate.hint')}
      error={form.errors.gate_closes_at}
    >
      {({ id, 'aria-invalid': invalid, ...described }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
          <ChoiceChips
            control={{ id: `${id}-usual`, ...described }}
            options={gateOptions.map((value) => ({ value, label: hourWords(value) }))}
            value={gateOptions.find((usual) => usual === time) ?? null}
            onChange={(value) => form.set('gate_closes_at', value)}
          />
          <TextInput
            id={id}
            {...described}
            {...(invalid && { 'aria-invalid': invalid })}
            type="time"
            value={time ?? ''}
            onChange={(event) => form.set('gate_closes_at', event.target.value || null)}
          />
        </div>
      )}
    </Field>
  )
}

const houseFacts: readonly RoomFact[] = [...roomComforts, 'gate_closes_at', 'household']

export function MoreAboutHome({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <MoreDetails form={form} names={houseFacts} about={t('rooms.form.more.home')}>
      <ComfortFields form={form} />
      <GateField form={form} />
      <HouseholdField form={form} />
    </MoreDetails>
  )
}

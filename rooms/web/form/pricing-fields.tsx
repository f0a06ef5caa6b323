import { DateField, Field, SumInput } from '@basera/platform/design'
import { todayInIndia, useSentences } from '@basera/platform/web'
import { roomSentences } from '@basera/rooms/contract'
import { useState } from 'react'
import en from '../locales/en.json'
import { RentHint } from './rent-hint.tsx'
import type { RoomForm } from './room-form.ts'

interface FieldsProps {
  readonly form: RoomForm
}

export function RentField({ form }: FieldsProps) {
  const t = useSentences(en)
  const hint = form.mode === 'create' ? roomSentences.rentLow : undefined
  return (
    <div className="min-w-0">
      <Field id={form.id('rent')} label={t('rooms.form.rent')} hint={hint} error={form.errors.rent}>
        {(control) => (
          <SumInput
            {...control}
            required
            suffix={t('rooms.form.perMonth')}
            value={form.values.rent}
            onChange={(sum) => form.set('rent', sum)}
          />
        )}
      </Field>
      <RentHint form={form} />
    </div>
  )
}

export function DepositField({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <Field
      id={form.id('deposit')}
      label={t('rooms.form.deposit')}
      optional={t('rooms.form.optional')}
      error={form.errors.deposit}
    >
      {(control) => (
        <SumInput {...control} value={form.values.deposit} onChange={(sum) => form.set('deposit', sum)} />
      )}
    </Field>
  )
}

/** Whole rupees a month; blank is 0 (rooms.sum-default). */
export function BillsField({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <Field
      id={form.id('bills_estimate')}
      label={t('rooms.form.bills')}
      optional={t('rooms.form.optional')}
      hint={t('rooms.form.bills.hint')}
      error={form.errors.bills_estimate}
    >
      {(control) => (
        <SumInput
          {...control}
          suffix={t('rooms.form.perMonth')}
          value={form.values.bills_estimate}
          onChange={(sum) => form.set('bills_estimate', sum)}
        />
      )}
    </Field>
  )
}

/** The first free day; past days in India cannot be picked (rooms.available-from). */
export function AvailableFromField({ form }: FieldsProps) {
  const t = useSentences(en)
  const today = todayInIndia()
  const words = {
    open: t('rooms.form.date.open'),
    close: t('rooms.form.date.close'),
    previous: t('rooms.form.date.previous'),
    next: t('rooms.form.date.next'),
  }
  const [text, setText] = useState('')
  const [isLeft, setLeft] = useState(false)
  const isUnread = form.values.available_from === '' && text.trim() !== ''
  const error = form.errors.available_from
  return (
    <Field
      id={form.id('available_from')}
      label={t('rooms.form.availableFrom')}
      error={isUnread && (isLeft || error) ? roomSentences.dateUnreadable : error}
    >
      {(control) => (
        <DateField
          {...control}
          required
          words={words}
          today={today}
          min={today}
          placeholder={t('rooms.form.date.example')}
          value={form.values.available_from}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onChange={(day) => {
            form.set('available_from', day)
            if (day !== '') setLeft(false)
          }}
          // Next waits for a day: a text that is none says so.
          onBlur={() => setLeft(isUnread)}
        />
      )}
    </Field>
  )
}

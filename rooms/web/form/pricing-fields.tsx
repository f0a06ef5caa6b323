import { DatePicker, Field, Parchi } from '@basera/platform/design'
import { rupees, todayInIndia, useSentences } from '@basera/platform/web'
import { roomSentences } from '@basera/rooms/contract'
import en from './locales/en.json'
import type { RoomValues } from './room-values.ts'
import { SumInput } from './sum-input.tsx'
import { fieldId, type RoomForm } from './use-room-form.ts'

interface FieldsProps {
  readonly form: RoomForm
}

/** Monthly rent, in whole rupees (marketplace 5). */
export function RentField({ form }: FieldsProps) {
  const t = useSentences(en)
  const hint = form.mode === 'create' ? roomSentences.rentLow : undefined
  return (
    <Field id={fieldId('rent')} label={t('rooms.form.rent')} hint={hint} error={form.errors.rent}>
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
  )
}

/** Deposit, in whole rupees; blank is 0 (marketplace 5). */
export function DepositField({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <Field
      id={fieldId('deposit')}
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

/** Estimated bills a month, in whole rupees; blank is 0 (marketplace 5). */
export function BillsField({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <Field
      id={fieldId('bills_estimate')}
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

/** The day from which the room is free; past days of India cannot be picked (marketplace 5). */
export function AvailableFromField({ form }: FieldsProps) {
  const t = useSentences(en)
  return (
    <Field
      id={fieldId('available_from')}
      label={t('rooms.form.availableFrom')}
      error={form.errors.available_from}
    >
      {(control) => (
        <DatePicker
          {...control}
          required
          min={todayInIndia()}
          value={form.values.available_from}
          onChange={(day) => form.set('available_from', day)}
        />
      )}
    </Field>
  )
}

const shownSum = (sum: number | null): number => (sum !== null && sum > 0 ? Math.trunc(sum) : 0)

/** Rent and bills make the total monthly cost; the deposit is one-time and not included (marketplace 2). */
export function PricingSummary({
  values,
}: {
  values: Pick<RoomValues, 'rent' | 'bills_estimate' | 'deposit'>
}) {
  const t = useSentences(en)
  const [rent, bills, deposit] = [values.rent, values.bills_estimate, values.deposit].map(shownSum)
  return (
    <Parchi
      title={<h3 className="text-h3">{t('rooms.form.summary')}</h3>}
      rows={[
        { label: t('rooms.form.summary.rent'), sum: rupees(rent ?? 0) },
        { label: t('rooms.form.summary.bills'), sum: rupees(bills ?? 0) },
        { label: t('rooms.form.summary.total'), sum: rupees((rent ?? 0) + (bills ?? 0)), total: true },
      ]}
    >
      <p className="mt-3 text-ink-3 text-small">
        {deposit
          ? t('rooms.form.summary.deposit', { deposit: rupees(deposit) })
          : t('rooms.form.summary.noDeposit')}
      </p>
    </Parchi>
  )
}

import { Field, SumInput, TextInput } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { type RoomFact, roomSentences as say } from '@basera/rooms/contract'
import type { ReactNode } from 'react'
import en from '../locales/en.json'
import { ChoiceChips } from './choice-chips.tsx'
import { MoreDetails } from './more-details.tsx'
import type { RoomForm } from './room-form.ts'

interface FieldsProps {
  readonly form: RoomForm
}

interface SumFactProps extends FieldsProps {
  readonly name: 'brokerage' | 'painting_charge' | 'maintenance'
  readonly label: string
  readonly none: string
  readonly hint?: string | undefined
  readonly suffix?: string
}

const besideChips = 'grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center'

/** Whole rupees, with ₹0 as a choice: blank is "not said". */
function SumFact({ form, name, label, none, hint, suffix }: SumFactProps) {
  const sum = form.values[name]
  const { [name]: error } = form.errors
  return (
    <Field as="group" id={form.id(name)} label={label} hint={hint} error={error}>
      {({ id, 'aria-invalid': invalid, ...described }) => (
        <div className={besideChips}>
          <ChoiceChips
            control={{ id: `${id}-none`, ...described }}
            options={[{ value: 0, label: none }]}
            value={sum}
            onChange={(value) => form.set(name, value)}
          />
          <SumInput
            id={id}
            {...described}
            {...(invalid && { 'aria-invalid': invalid })}
            suffix={suffix}
            value={sum === 0 ? null : sum}
            onChange={(value) => form.set(name, value)}
          />
        </div>
      )}
    </Field>
  )
}

/** Once, to the broker; agents must say it (rooms.agent-brokerage). */
export function BrokerageField({ form }: FieldsProps) {
  const t = useSentences(en)
  const isAgent = form.values.posted_by === 'agent'
  return (
    <SumFact
      form={form}
      name="brokerage"
      label={t('rooms.form.brokerage')}
      none={t('rooms.form.brokerage.none')}
      hint={isAgent ? say.brokerageMissing : undefined}
    />
  )
}

/** Digits alone: the longest lock-in and notice have two. */
const wholeNumber = (typed: string): number | null => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 3)
  return digits === '' ? null : Number(digits)
}

interface NumberFactProps extends FieldsProps {
  readonly name: 'lock_in_months' | 'notice_days'
  readonly label: string
  readonly hint: string
  readonly unit: string
  readonly options: readonly { readonly value: number; readonly label: string }[]
}

/** A number with its usual values as chips; blank is "not said". */
function NumberFact({ form, name, label, hint, unit, options }: NumberFactProps) {
  const number = form.values[name]
  const { [name]: error } = form.errors
  return (
    <Field as="group" id={form.id(name)} label={label} hint={hint} error={error}>
      {({ id, 'aria-invalid': invalid, ...described }) => (
        <div className={besideChips}>
          <ChoiceChips
            control={{ id: `${id}-usual`, ...described }}
            options={options}
            value={number}
            onChange={(value) => form.set(name, value)}
          />
          <TextInput
            id={id}
            {...described}
            {...(invalid && { 'aria-invalid': invalid })}
            inputMode="numeric"
            autoComplete="off"
            suffix={unit}
            value={number ?? ''}
            onChange={(event) => form.set(name, wholeNumber(event.target.value))}
          />
        </div>
      )}
    </Field>
  )
}

const usualLockIns = [0, 3, 6, 11] as const
const usualNotices = [0, 15, 30, 60] as const

const termFacts: readonly RoomFact[] = ['maintenance', 'lock_in_months', 'notice_days', 'painting_charge']

export function MoreCosts({ form }: FieldsProps): ReactNode {
  const t = useSentences(en)
  return (
    <MoreDetails form={form} names={termFacts} about={t('rooms.form.more.costs')}>
      <SumFact
        form={form}
        name="maintenance"
        label={t('rooms.form.maintenance')}
        none={t('rooms.form.maintenance.none')}
        suffix={t('rooms.form.perMonth')}
      />
      <NumberFact
        form={form}
        name="lock_in_months"
        label={t('rooms.form.lockIn')}
        hint={t('rooms.form.lockIn.hint')}
        unit={t('rooms.form.lockIn.unit')}
        options={usualLockIns.map((value) => ({ value, label: t('rooms.cost.lockInMonths', { n: value }) }))}
      />
      <NumberFact
        form={form}
        name="notice_days"
        label={t('rooms.form.notice')}
        hint={t('rooms.form.notice.hint')}
        unit={t('rooms.form.notice.unit')}
        options={usualNotices.map((value) => ({ value, label: t('rooms.cost.noticeDays', { n: value }) }))}
      />
      <SumFact
        form={form}
        name="painting_charge"
        label={t('rooms.form.painting')}
        none={t('rooms.form.painting.none')}
        hint={t('rooms.form.painting.hint')}
      />
    </MoreDetails>
  )
}

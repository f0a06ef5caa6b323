import { DateField, Field, Select } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { gateOptions, lockInOptions, noticeOptions, type RoomFilters } from '@basera/rooms/contract'
import { hourWords } from '../../facts/fact-words.ts'
import en from '../../locales/en.json'

interface TermFiltersProps {
  readonly draft: RoomFilters
  readonly today: string
  readonly onPick: (patch: Partial<RoomFilters>) => void
}

/** The day to move in by, and the bounds of a tenancy's terms. */
export function TermFilters({ draft, today, onPick }: TermFiltersProps) {
  const t = useSentences(en)
  return (
    <>
      <MoveInBy draft={draft} today={today} onPick={onPick} />
      <Limit
        label={t('rooms.search.lockIn')}
        options={lockInOptions}
        value={draft.maxLockIn}
        wordsOf={(n) => t('rooms.search.lockInMonths', { n })}
        onChange={(maxLockIn) => onPick({ maxLockIn })}
      />
      <Limit
        label={t('rooms.search.notice')}
        options={noticeOptions}
        value={draft.maxNotice}
        wordsOf={(n) => t('rooms.search.noticeDays', { n })}
        onChange={(maxNotice) => onPick({ maxNotice })}
      />
      <Limit
        label={t('rooms.search.gate')}
        options={gateOptions}
        value={draft.gateAfter}
        wordsOf={hourWords}
        onChange={(gateAfter) => onPick({ gateAfter })}
      />
    </>
  )
}

function MoveInBy({ draft, today, onPick }: TermFiltersProps) {
  const t = useSentences(en)
  const words = {
    open: t('rooms.form.date.open'),
    close: t('rooms.form.date.close'),
    previous: t('rooms.form.date.previous'),
    next: t('rooms.form.date.next'),
  }
  return (
    <Field label={t('rooms.search.moveInBy')} hint={t('rooms.search.moveInHint')}>
      {(control) => (
        <DateField
          {...control}
          words={words}
          today={today}
          min={today}
          placeholder={t('rooms.form.date.example')}
          value={draft.moveInBy}
          onChange={(moveInBy) => onPick({ moveInBy })}
        />
      )}
    </Field>
  )
}

interface LimitProps<Option extends string | number> {
  readonly label: string
  readonly options: readonly Option[]
  readonly value: Option | ''
  readonly wordsOf: (option: Option) => string
  readonly onChange: (option: Option | '') => void
}

function Limit<Option extends string | number>({
  label,
  options,
  value,
  wordsOf,
  onChange,
}: LimitProps<Option>) {
  const t = useSentences(en)
  const offered = options.map((option) => ({ value: String(option), label: wordsOf(option) }))
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={String(value)}
          options={[{ value: '', label: t('rooms.search.anyLimit') }, ...offered]}
          onChange={(event) =>
            onChange(options.find((option) => String(option) === event.target.value) ?? '')
          }
        />
      )}
    </Field>
  )
}

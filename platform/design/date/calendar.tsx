import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Dialog } from '../dialog.tsx'
import { IconButton } from '../icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.ts'
import css from './calendar.css?inline'
import { addDays, addMonths, type DayLimits, dayAfterKey, weeksOf, withinLimits } from './calendar-days.ts'

/** What the buttons of the calendar are called. */
export interface DateFieldWords {
  /** Of the button that opens it, and its title ("Choose a date"). */
  readonly open: string
  readonly close: string
  readonly previous: string
  readonly next: string
}

interface CalendarProps extends DayLimits {
  readonly value: string
  readonly today: string
  readonly words: DateFieldWords
  readonly onPick: (day: string) => void
  readonly onClose: () => void
}

/** Words of the page's language for a day. */
const wordsOf = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${document.documentElement.lang || 'en-IN'}-u-nu-latn`, {
    ...parts,
    timeZone: 'UTC',
  }).format(new Date(day))

const aMonday = '2024-01-01'
const weekdays = Array.from({ length: 7 }, (_, index) => addDays(aMonday, index))

/** The day that has the focus, which keys and the month buttons move. */
function useFocusedDay({ value, today, min, max }: CalendarProps) {
  const [day, setDay] = useState(withinLimits(value || today, { min, max }))
  const button = useRef<HTMLButtonElement>(null)
  const isByKey = useRef(false)
  useLayoutEffect(() => {
    if (isByKey.current && day) button.current?.focus()
    isByKey.current = false
  }, [day])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(day, event.key)
    if (!next) return
    event.preventDefault()
    isByKey.current = true
    setDay(withinLimits(next, { min, max }))
  }
  return { day, button, onKeyDown, turn: (to: string) => setDay(withinLimits(to, { min, max })) }
}

/** The month's name between the buttons that turn it. */
function MonthHead({ id, focused, words, turn, ...limits }: MonthHeadProps) {
  const button = (label: string, count: number) => {
    const to = addMonths(focused, count)
    const isOutside = withinLimits(to, limits).slice(0, 7) === focused.slice(0, 7)
    const icon = count < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />
    return <IconButton label={label} icon={icon} disabled={isOutside} onClick={() => turn(to)} />
  }
  return (
    <div className="calendar-head">
      {button(words.previous, -1)}
      <h3 id={id} aria-live="polite">
        {wordsOf(focused, { month: 'long', year: 'numeric' })}
      </h3>
      {button(words.next, 1)}
    </div>
  )
}

interface MonthHeadProps extends DayLimits {
  readonly id: string
  readonly focused: string
  readonly words: DateFieldWords
  readonly turn: (to: string) => void
}

const Weekdays = () => (
  <thead>
    <tr>
      {weekdays.map((day) => (
        <th key={day} scope="col" abbr={wordsOf(day, { weekday: 'long' })}>
          {wordsOf(day, { weekday: 'short' })}
        </th>
      ))}
    </tr>
  </thead>
)

/** A month to choose a day from: a sheet on phones, below its field on wide screens. */
export function Calendar(props: CalendarProps) {
  const { value, today, min, max, words, onPick, onClose } = props
  const { day: focused, button, onKeyDown, turn } = useFocusedDay(props)
  const titleId = useId()
  const dayButton = (day: string) => (
    <button
      ref={day === focused ? button : undefined}
      type="button"
      className={cx(day === today && 'today')}
      tabIndex={day === focused ? 0 : -1}
      data-autofocus={day === focused ? '' : undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-pressed={day === value}
      aria-label={wordsOf(day, { dateStyle: 'full' })}
      disabled={withinLimits(day, { min, max }) !== day}
      onClick={() => onPick(day)}
    >
      {Number(day.slice(8))}
    </button>
  )
  return (
    <Dialog open title={words.open} closeLabel={words.close} className="calendar" onClose={onClose}>
      <style href="calendar" precedence="default">
        {css}
      </style>
      <MonthHead {...{ focused, words, min, max, turn }} id={titleId} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move in this table, as in any grid */}
      <table role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <Weekdays />
        <tbody>
          {weeksOf(focused).map((week, index) => (
            <tr key={`${focused.slice(0, 7)} ${index}`}>
              {week.map((day, weekday) => (
                <td key={day ?? weekday}>{day && dayButton(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

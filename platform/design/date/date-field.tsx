import { type ComponentProps, type CSSProperties, useRef, useState, useSyncExternalStore } from 'react'
import { CalendarIcon } from '../icons.ts'
import type { Calendar, DateFieldWords } from './calendar.tsx'
import type { DayLimits } from './calendar-days.ts'
import { dayText, readDay } from './day-text.ts'

export interface DateFieldProps
  extends DayLimits,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** `YYYY-MM-DD`; '' for none, also while the text is no day. */
  readonly value: string
  readonly onChange: (day: string) => void
  /** `YYYY-MM-DD`: marked in the calendar, and where days without a year begin. */
  readonly today: string
  readonly words: DateFieldWords
}

const never = () => () => undefined
const loadCalendar = () => import('./calendar.tsx')

/** Whether scripts run here; not yet while the page is rendered and hydrated. */
const useHasScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The calendar below a button, once its code is loaded; without it a date can still be typed. */
function useCalendar() {
  const box = useRef<HTMLDivElement>(null)
  const [Loaded, setLoaded] = useState<typeof Calendar | null>(null)
  const open = async () => {
    const module = await loadCalendar().catch(() => null)
    if (module) setLoaded(() => module.Calendar)
  }
  return { box, Loaded, open: () => void open(), close: () => setLoaded(null) }
}

/** Where the calendar stands on wide screens: below the field, or above it where the window ends. */
function calendarPlace(box: HTMLElement | null): CSSProperties {
  if (!box) return {}
  const { top, bottom, left } = box.getBoundingClientRect()
  const isAbove = window.innerHeight - bottom < calendarHeight && top > calendarHeight
  const fit = Math.max(16, Math.min(left, window.innerWidth - calendarWidth - 16))
  return {
    '--cal-left': `${fit}px`,
    '--cal-top': isAbove
      ? 'auto'
      : `${Math.max(16, Math.min(bottom + 8, window.innerHeight - calendarHeight))}px`,
    '--cal-bottom': isAbove ? `${window.innerHeight - top + 8}px` : 'auto',
  } as CSSProperties
}
// Pixels.
const calendarHeight = 400
const calendarWidth = 340

/**
 * A date as text, day first ("1 December 2026"), with a calendar to choose from. Reads what {@link readDay} reads. Without
 * script it is the browser's date field.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, today, words, min, max, name, onBlur, ...input } = props
  const [typed, setTyped] = useState<string | null>(null)
  const { box, Loaded, open, close } = useCalendar()
  if (!useHasScript()) {
    return (
      <span className="control">
        <input {...input} {...{ name, min, max }} type="date" defaultValue={value} />
      </span>
    )
  }
  const type = (text: string) => {
    setTyped(text)
    onChange(readDay(text, today) ?? '')
  }
  const pick = (day: string) => {
    setTyped(null)
    onChange(day)
    close()
  }
  return (
    <div ref={box} style={Loaded ? calendarPlace(box.current) : undefined}>
      <span className="control">
        <input
          autoComplete="off"
          spellCheck={false}
          {...input}
          type="text"
          value={typed ?? dayText(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => {
            // A text that is no day stays, to be mended.
            if (value !== '' || typed?.trim() === '') setTyped(null)
            onBlur?.(event)
          }}
        />
        <button
          type="button"
          className="btn-icon -me-2.5"
          aria-label={words.open}
          title={words.open}
          aria-haspopup="dialog"
          disabled={input.disabled}
          onPointerEnter={() => void loadCalendar().catch(() => undefined)}
          onClick={open}
        >
          <CalendarIcon />
        </button>
      </span>
      {name && <input type="hidden" name={name} value={value} />}
      {Loaded && <Loaded {...{ value, today, min, max, words }} onPick={pick} onClose={close} />}
    </div>
  )
}

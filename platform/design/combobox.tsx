import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { matchParts, nextActive } from './match-parts.ts'

export interface ComboboxOption {
  readonly id: string
  readonly label: string
  readonly detail?: string | undefined
  readonly icon?: ReactNode
}

export interface ComboboxProps<Option extends ComboboxOption> {
  readonly value: string
  /** Look up the text and pass new `options`. */
  readonly onType: (text: string) => void
  readonly options: readonly Option[]
  readonly onPick: (option: Option) => void
  /** Opens the list; 0 opens it on focus. */
  readonly minChars: number
  readonly listLabel: string
  /** A row below the options that does something else ("Use Current Location"). */
  readonly action?:
    | { readonly label: string; readonly icon?: ReactNode; readonly onPick: () => void }
    | undefined
  readonly note?: string | undefined
  /** A quiet last line: the source of the options. */
  readonly foot?: string | undefined
  readonly icon?: ReactNode
  readonly end?: ReactNode
  readonly placeholder?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
  readonly id?: string
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

const blurDelay = 200

/** A text field with suggestions from the caller. Arrow keys, Enter, Esc; closes 200 ms after blur. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { value, onType, options, onPick, minChars, icon, end, onBlur, ...others } = props
  const { listLabel, action, note, foot, ...input } = others
  const shown = { options, listLabel, action, note, foot }
  const listId = useId()
  const list = useOpenList(
    value.trim().length >= minChars && (options.length > 0 || Boolean(note) || Boolean(action)),
  )
  const count = options.length + (action ? 1 : 0)
  const pick = (index: number) => {
    list.close()
    const option = options[index]
    if (option) onPick(option)
    else action?.onPick()
  }
  const rowId = (index: number) => `${listId}-${index}`
  return (
    <div className="relative">
      <span className="control">
        {icon}
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list.open && count > 0}
          aria-controls={list.open && count > 0 ? listId : undefined}
          aria-activedescendant={list.open && list.active >= 0 ? rowId(list.active) : undefined}
          value={value}
          onChange={(event) => {
            onType(event.target.value)
            list.show()
          }}
          onFocus={list.show}
          onBlur={() => {
            list.closeSoon()
            onBlur?.()
          }}
          onKeyDown={(event) => list.onKey(event, count, pick)}
        />
        {end}
      </span>
      {list.open && (
        <Rows listId={listId} rowId={rowId} active={list.active} pick={pick} query={value} {...shown} />
      )}
      <span role="status" className="sr-only">
        {list.open ? note : ''}
      </span>
    </div>
  )
}

type Shown<Option extends ComboboxOption> = Pick<
  ComboboxProps<Option>,
  'options' | 'listLabel' | 'action' | 'note' | 'foot'
>

interface RowsProps<Option extends ComboboxOption> extends Shown<Option> {
  readonly listId: string
  readonly rowId: (index: number) => string
  readonly active: number
  readonly pick: (index: number) => void
  readonly query: string
}

/** Pixels of a list that bars at the foot of a phone or its keyboard leave to be seen. */
const leastShown = 240

/** Moves a field near the foot of the screen up, so that what it suggests is not behind bars. */
function keepAboveFoot(list: HTMLElement | null): void {
  const { height = window.innerHeight } = window.visualViewport ?? {}
  const field = list?.parentElement
  if (!field || field.getBoundingClientRect().bottom + leastShown <= height) return
  field.scrollIntoView({ block: 'start' })
}

function Rows<Option extends ComboboxOption>(props: RowsProps<Option>) {
  const { listId, rowId, active, pick, query, options, listLabel, action, note, foot } = props
  const row = (index: number) => ({ id: rowId(index), on: index === active, onPick: () => pick(index) })
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => keepAboveFoot(list.current), [])
  return (
    <div ref={list} className="listbox">
      {note && <p className="opt-note">{note}</p>}
      {(options.length > 0 || action) && (
        <div id={listId} role="listbox" aria-label={listLabel}>
          {options.map((option, index) => (
            <Row key={option.id} {...row(index)} icon={option.icon}>
              <Marked text={option.label} query={query} />
              {option.detail && <small>{option.detail}</small>}
            </Row>
          ))}
          {action && (
            <Row {...row(options.length)} icon={action.icon}>
              <b>{action.label}</b>
            </Row>
          )}
        </div>
      )}
      {foot && options.length > 0 && <p className="px-2.5 pt-1.5 pb-1 text-ink-3 text-micro">{foot}</p>}
    </div>
  )
}

interface RowProps {
  readonly id: string
  readonly on: boolean
  readonly icon?: ReactNode
  readonly onPick: () => void
  readonly children: ReactNode
}

function Row({ id, on, icon, onPick, children }: RowProps) {
  return (
    // The field keeps the focus and its keys reach the rows through aria-activedescendant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      id={id}
      ref={(row) => {
        if (on) row?.scrollIntoView({ block: 'nearest' })
      }}
      role="option"
      aria-selected={on}
      className="opt-row"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {icon}
      <span>{children}</span>
    </div>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  const [before, match, after] = matchParts(text, query)
  return (
    <>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </>
  )
}

/** The highlighted row is -1 for none. */
function useOpenList(mayOpen: boolean) {
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const open = wanted && mayOpen
  const close = () => {
    clearTimeout(timer.current)
    setWanted(false)
    setActive(-1)
  }
  const show = () => {
    clearTimeout(timer.current)
    setWanted(true)
    setActive(-1)
  }
  const closeSoon = () => {
    timer.current = setTimeout(close, blurDelay)
  }
  const onKey = (event: KeyboardEvent, count: number, pick: (index: number) => void) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step) {
      event.preventDefault()
      if (!open) return show()
      setActive(nextActive(active, step, count))
    } else if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault()
      pick(active)
    } else if (event.key === 'Enter') {
      close()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return { open, active, close, show, closeSoon, onKey }
}

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: ReactNode
  readonly count?: number | undefined
}

export interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly TabItem<Id>[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  readonly children: ReactNode
  readonly className?: string
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  className,
}: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent) => {
    const focused = tabs.findIndex(({ id }) => document.activeElement?.id === `${base}-${id}`)
    const step = steps[event.key]
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? -1
          : step === undefined
            ? undefined
            : (focused + step) % tabs.length
    const tab = next === undefined ? undefined : tabs.at(next)
    if (!tab) return
    event.preventDefault()
    onChange(tab.id)
    list.current?.querySelector<HTMLElement>(`[id="${base}-${tab.id}"]`)?.focus()
  }
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={go}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${base}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <small>{tab.count}</small>}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${value}`} className={className}>
        {children}
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
import { CountBadge } from './badge.tsx'
import { SlidersHorizontalIcon } from './icons.ts'

export interface SearchPillProps {
  readonly icon: ReactNode
  readonly label: string
  readonly title: string
  readonly detail: string
  readonly filters: string
  readonly count: number
  readonly countLabel: string
  readonly onOpen: () => void
  readonly onPrepare: () => void
  readonly children: ReactNode
}

/** The search of phones: a pill with the search in words that opens all fields, and chips. */
export function SearchPill(props: SearchPillProps) {
  const { icon, label, title, detail, filters, count, countLabel, onOpen, onPrepare, children } = props
  const opens = {
    type: 'button',
    onClick: onOpen,
    onPointerDown: onPrepare,
    onFocus: onPrepare,
    'aria-haspopup': 'dialog',
  } as const
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2.5">
      <div className="@container relative flex min-h-14.5 items-center gap-[12px] rounded-[15px] border-[1.5px] border-line-strong bg-surface p-[6px] ps-[14px]">
        {icon}
        <button
          {...opens}
          className="min-w-0 flex-1 text-start after:absolute after:inset-0 after:rounded-[15px]"
        >
          <span className="sr-only">{label}: </span>
          <span className="line-clamp-2 leading-tight font-[620] wrap-anywhere @max-[13rem]:line-clamp-none">
            {title}
          </span>
          <span className="line-clamp-2 text-small leading-[1.3] wrap-anywhere text-ink-3 @max-[13rem]:line-clamp-none">
            {detail}
          </span>
        </button>
        <button
          {...opens}
          className="relative grid size-[46px] flex-none place-items-center rounded-[11px] bg-primary text-on-primary"
        >
          <SlidersHorizontalIcon />
          <span className="sr-only">{filters}</span>
          {count > 0 && (
            <span className="absolute -end-1.75 -top-1.75 flex rounded-full ring-2 ring-surface">
              <CountBadge count={count} label={countLabel} />
            </span>
          )}
        </button>
      </div>
      <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] [&>.chip]:max-w-full [&>.chip]:flex-none [&>.chip]:whitespace-normal">
        {children}
      </div>
    </div>
  )
}

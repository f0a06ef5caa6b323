import type { ReactNode } from 'react'
import { RotateCcwIcon, SearchIcon, SlidersHorizontalIcon } from '../../design/icons.ts'
import { Button, CountBadge } from '../../design/index.ts'

interface FilterToolsProps {
  readonly isRailOpen: boolean
  readonly onRailToggle: () => void
  readonly onClear: () => void
  readonly count: number
  readonly words: {
    readonly more: string
    readonly hide: string
    readonly count: string
    readonly clear: string
  }
  readonly start: ReactNode
  readonly children: ReactNode
}

export function FilterTools(props: FilterToolsProps) {
  const { isRailOpen, onRailToggle, onClear, count, words, start, children } = props
  return (
    <div className="-ms-3 -mt-1 flex flex-wrap items-center gap-x-1 gap-y-2 noscript:hidden">
      {start}
      <Button
        look="quiet"
        size="s"
        icon={<SlidersHorizontalIcon />}
        aria-expanded={isRailOpen}
        onClick={onRailToggle}
      >
        {isRailOpen ? words.hide : words.more}
        {count > 0 && <CountBadge count={count} label={words.count} />}
      </Button>
      <Button look="quiet" size="s" icon={<RotateCcwIcon />} onClick={onClear}>
        {words.clear}
      </Button>
      {children}
    </div>
  )
}

interface FilterRailProps {
  readonly title: string
  readonly search?: string
  readonly children: ReactNode
}

export function FilterRail({ title, search, children }: FilterRailProps) {
  return (
    <aside aria-label={title} className={rail}>
      <h2 className="text-[1.125rem] font-[680]">{title}</h2>
      {children}
      {search !== undefined && (
        <Button type="submit" look="primary" icon={<SearchIcon />} className="hidden noscript:flex">
          {search}
        </Button>
      )}
    </aside>
  )
}

// Wider than its column by the focus rings, which scrolling would cut off.
const rail =
  'grid gap-6.5 lg:sticky lg:top-[calc(var(--bar-top)+20px)] lg:-mx-3 lg:max-h-[calc(100dvh-var(--bar-top)-40px)] ' +
  'lg:self-start lg:overflow-y-auto lg:px-3 lg:pb-3'

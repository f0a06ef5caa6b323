import type { ReactNode } from 'react'
import { RotateCcwIcon, SearchIcon, SlidersHorizontalIcon } from '../../design/icons.ts'
import { Button, CountBadge } from '../../design/index.ts'
import { type ActiveFilter, FilterChips } from './filter-chips.tsx'
import { LocateButton } from './locate-button.tsx'
import type { SearchDraft } from './use-search-draft.ts'

interface FilterToolsProps<Filters> {
  readonly active: readonly ActiveFilter<Filters>[]
  readonly showsChips: boolean
  readonly search: Pick<SearchDraft<Filters>, 'run' | 'clear'>
  readonly isLocating: boolean
  readonly onLocate: () => void
  readonly isRailOpen: boolean
  readonly onRailToggle: () => void
  readonly words: {
    readonly locate: string
    readonly more: string
    readonly hide: string
    readonly count: string
    readonly clear: string
    readonly remove: (filter: string) => string
  }
  /** Before the chips. */
  readonly children?: ReactNode
}

export function FilterTools<Filters>(props: FilterToolsProps<Filters>) {
  const { active, showsChips, search, isRailOpen, words } = props
  return (
    <div className="-ms-3 -mt-1 flex flex-wrap items-center gap-x-1 gap-y-2 noscript:hidden">
      <LocateButton look="quiet" isLocating={props.isLocating} onLocate={props.onLocate}>
        {words.locate}
      </LocateButton>
      <Button
        look="quiet"
        size="s"
        icon={<SlidersHorizontalIcon />}
        aria-expanded={isRailOpen}
        onClick={props.onRailToggle}
      >
        {isRailOpen ? words.hide : words.more}
        {active.length > 0 && <CountBadge count={active.length} label={words.count} />}
      </Button>
      <Button look="quiet" size="s" icon={<RotateCcwIcon />} onClick={search.clear}>
        {words.clear}
      </Button>
      {props.children}
      {showsChips && (
        <span className="flex flex-wrap gap-2 ps-3">
          <FilterChips active={active} removeLabel={words.remove} onRemove={search.run} />
        </span>
      )}
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

import type { ReactNode, SubmitEvent } from 'react'
import { SearchIcon } from '../../design/icons.ts'
import { Button, Dialog } from '../../design/index.ts'

interface FilterSheetProps {
  readonly words: {
    readonly title: string
    readonly close: string
    readonly clear: string
    readonly search: string
  }
  /** What the button at the foot says instead of "Search", such as what it would find. */
  readonly submit?: ReactNode
  readonly onClear: () => void
  readonly onSearch: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** All fields of a search in a bottom sheet. */
export function FilterSheet({
  words,
  submit: submitWords,
  onClear,
  onSearch,
  onClose,
  children,
}: FilterSheetProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onClose()
    onSearch()
  }
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close}>
      <form onSubmit={submit} className="mt-4 grid gap-5.5">
        {children}
        <div className={foot}>
          <Button onClick={onClear}>{words.clear}</Button>
          <Button type="submit" look="primary" icon={submitWords === undefined && <SearchIcon />}>
            {submitWords ?? words.search}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const foot =
  'filter-foot sticky -bottom-[calc(20px+env(safe-area-inset-bottom,0px))] z-10 -mx-[20px] flex flex-wrap gap-2.5 *:flex-auto border-t ' +
  'border-line bg-raised px-5 pt-3 pb-[calc(14px+env(safe-area-inset-bottom,0px))] sm:-bottom-7 sm:-mx-7 sm:px-7'

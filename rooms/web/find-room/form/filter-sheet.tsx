import { Button, Dialog } from '@basera/platform/design'
import { SearchIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { noRoomFilters } from '@basera/rooms/contract'
import type { SubmitEvent } from 'react'
import chips from '../chips/locales/en.json'
import type { Search } from '../use-search.ts'
import { FilterFields } from './filter-fields.tsx'
import en from './locales/en.json'
import { LocationField } from './location-field.tsx'
import { OrganizationField, SortField } from './search-form.tsx'

interface FilterSheetProps {
  readonly search: Search
  readonly onClose: () => void
}

/** All fields of the search in a bottom sheet, with Clear All and Search held at its foot (design 11). */
export function FilterSheet({ search, onClose }: FilterSheetProps) {
  const t = useSentences(en)
  const { draft, change } = search
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onClose()
    search.run()
  }
  return (
    <Dialog open onClose={onClose} title={t('rooms.search.filters')} closeLabel={t('rooms.search.close')}>
      <form onSubmit={submit} className="mt-4 grid gap-5.5">
        <LocationField draft={draft} onType={change} onPick={change} />
        <OrganizationField draft={draft} onType={change} />
        <SortField draft={draft} onPick={change} />
        <FilterFields draft={draft} onDraft={change} onPick={change} />
        <div className={foot}>
          <Button onClick={() => change(noRoomFilters)}>
            {useSentences(chips)('rooms.search.clearAll')}
          </Button>
          <Button type="submit" look="primary" icon={<SearchIcon />}>
            {t('rooms.search.search')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

// Reaches over the dialog's own padding at the foot and the sides.
const foot =
  'sticky -bottom-[calc(20px+env(safe-area-inset-bottom,0px))] z-10 -mx-5 grid grid-cols-[auto_1fr] gap-2.5 border-t ' +
  'border-line bg-raised px-5 pt-3 pb-[calc(14px+env(safe-area-inset-bottom,0px))] sm:-bottom-7 sm:-mx-7 sm:px-7'

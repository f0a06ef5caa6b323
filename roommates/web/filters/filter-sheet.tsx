import { Button, Dialog } from '@basera/platform/design'
import { SearchIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { noRoommateFilters } from '@basera/roommates/contract'
import type { SubmitEvent } from 'react'
import { LocationField, OrganizationField, SortField } from './bar-fields.tsx'
import { FilterFields } from './filter-fields.tsx'
import en from './locales/en.json'
import { SearchField } from './search-field.tsx'
import type { Search } from './use-search.ts'

interface FilterSheetProps {
  readonly search: Search
  readonly onClose: () => void
}

/** All fields of the search in a bottom sheet, with Clear All and Search held at its foot (design 11). */
export function FilterSheet({ search, onClose }: FilterSheetProps) {
  const t = useSentences(en)
  const { draft, change, run } = search
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onClose()
    run()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('roommates.filters.title')}
      closeLabel={t('roommates.filters.close')}
    >
      <form onSubmit={submit} className="browse-sheet">
        <SearchField draft={draft} onType={change} onPick={change} />
        <LocationField draft={draft} onType={change} onPick={change} />
        <OrganizationField draft={draft} onType={change} />
        <SortField draft={draft} onPick={change} />
        <FilterFields draft={draft} onType={change} onPick={change} />
        <div className="browse-foot">
          <Button onClick={() => change(noRoommateFilters)}>{t('roommates.filters.clearAll')}</Button>
          <Button type="submit" look="primary" icon={<SearchIcon />}>
            {t('roommates.filters.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

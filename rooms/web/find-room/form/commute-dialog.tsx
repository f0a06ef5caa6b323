import { Button, Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { SearchDraft } from '@basera/platform/web/search'
import type { RoomFilters } from '@basera/rooms/contract'
import type { SubmitEvent } from 'react'
import en from '../../locales/en.json'
import { DestinationField, JourneyFields } from './commute-fields.tsx'
import { CountedWords } from './counted-words.tsx'
import { useFacets } from './use-facets.ts'

interface CommuteDialogProps {
  readonly search: SearchDraft<RoomFilters>
  readonly onClose: () => void
}

/** The journey of the search, with how many rooms it finds. */
export function CommuteDialog({ search, onClose }: CommuteDialogProps) {
  const t = useSentences(en)
  const { draft, change, run } = search
  const found = useFacets(draft)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    // Up through the portal it would reach the form of the search.
    event.stopPropagation()
    onClose()
    run()
  }
  function remove() {
    onClose()
    run({ commuteTo: '', commuteLabel: '' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rooms.search.travelTime')}
      closeLabel={t('rooms.search.close')}
      width={480}
    >
      <form onSubmit={submit} className="mt-4 grid gap-5.5">
        <DestinationField draft={draft} onPick={change} />
        <JourneyFields draft={draft} onPick={change} />
        <Button type="submit" look="primary">
          <CountedWords found={found} />
        </Button>
        {draft.commuteTo && <Button onClick={remove}>{t('rooms.search.travelRemove')}</Button>}
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import { useSearchParams } from 'react-router'

export const deskViews = ['queue', 'photos', 'appeals', 'log'] as const
export type DeskView = (typeof deskViews)[number]

/** The open part and case stand in the address, so that Back and a refresh keep them. */
export function useDeskAddress() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('view')
  const view = deskViews.find((one) => one === asked) ?? 'queue'
  const caseId = search.get('case')
  const [lastCaseId, setLastCaseId] = useState(caseId)
  if (caseId && caseId !== lastCaseId) setLastCaseId(caseId)
  return {
    view,
    caseId,
    /** Opened since the last change of the view. */
    lastCaseId,
    isDeciding: search.has('decide'),
    show: (next: DeskView) => {
      setLastCaseId(null)
      setSearch(next === 'queue' ? {} : { view: next })
    },
    open: (id: string, decide = false) => setSearch(decide ? { case: id, decide: '' } : { case: id }),
    close: () => setSearch({}),
  }
}

export type DeskAddress = ReturnType<typeof useDeskAddress>

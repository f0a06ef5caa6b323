import type { PlaceSuggestion } from '@basera/places/contract'
import { useEffect, useRef } from 'react'
import type { PlaceSearch } from './place-search.ts'

export interface PickOnSubmit {
  readonly id: string
  readonly text: string
  /** Whether the text is to become a place at all: not in addresses, not when a place is chosen. */
  readonly isWanted: boolean
  readonly search: PlaceSearch
  readonly choose: (place: PlaceSuggestion, unknown: string | undefined) => Promise<void>
}

/** Takes the first suggestion for a text submitted without choosing one; without any it is submitted as it is. */
export function usePickOnSubmit(options: PickOnSubmit): void {
  const current = useRef(options)
  const tried = useRef('')
  useEffect(() => {
    current.current = options
  })
  const { id } = options
  useEffect(() => {
    const form = document.getElementById(id)?.closest('form')
    if (!form) return
    const pick = async () => {
      const { text, search, choose } = current.current
      const answer = await search.answer(text)
      const first = answer?.items[0]
      if (current.current.text !== text) return
      if (first) await choose(first, answer.unknown)
      // After the form has rendered what was chosen.
      setTimeout(() => form.isConnected && form.requestSubmit())
    }
    const onSubmit = (event: SubmitEvent) => {
      const { text, isWanted } = current.current
      if (!isWanted || text.trim() === '' || tried.current === text) return
      tried.current = text
      event.preventDefault()
      event.stopImmediatePropagation()
      void pick()
    }
    form.addEventListener('submit', onSubmit, true)
    return () => form.removeEventListener('submit', onSubmit, true)
  }, [id])
}

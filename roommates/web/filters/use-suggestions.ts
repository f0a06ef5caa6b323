import { useSession } from '@basera/accounts/web'
import { useApi } from '@basera/platform/web'
import { useQuery } from '@basera/platform/web/queries'
import {
  type RoommateCalls,
  type RoommateSuggestion,
  suggestionsMax,
  suggestionsMin,
} from '@basera/roommates/contract'
import { useEffect, useState } from 'react'
import { tagsBeginning } from '../card/tag-words.ts'

/** Milliseconds. */
const pauseMs = 150

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

const none: readonly RoommateSuggestion[] = []

/** roommates.search-suggestions */
export function useSuggestions(typed: string, isWanted: boolean): readonly RoommateSuggestion[] {
  const api = useApi<RoommateCalls>()
  const userId = useSession().user?.id
  const text = usePaused(typed.trim())
  const isLong = typed.trim().length >= suggestionsMin && text.length >= suggestionsMin
  const { data } = useQuery({
    queryKey: ['roommates', userId, 'suggestions', text.toLowerCase()],
    queryFn: ({ signal }) => api('GET /api/roommates/suggestions', { query: { q: text } }, { signal }),
    enabled: isWanted && isLong,
    placeholderData: (before) => before,
    retry: false,
  })
  if (!isLong) return none
  const found = data?.items ?? none
  const known = tagsBeginning(text).map((tag) => ({ kind: 'tag', text: tag }) as const)
  const all = [...known, ...found.filter(({ text }) => known.every((one) => one.text !== text))]
  return all.slice(0, suggestionsMax)
}

import { useSession } from '@basera/accounts/web'
import { Problem } from '@basera/platform/contract'
import { useApi, useSentences } from '@basera/platform/web'
import { askAnew, queryClient, useQuery } from '@basera/platform/web/queries'
import type { Shortlist, ShortlistCalls } from '@basera/rooms/contract'
import { useState } from 'react'
import en from '../locales/en.json'

export const shortlistPath = (id: string) => `/shortlists/${id}`

const key = ['rooms', 'shortlists'] as const

/** Shortlists that the member holds. */
export function useShortlists() {
  const api = useApi<ShortlistCalls>()
  const userId = useSession().user?.id
  return useQuery(
    {
      queryKey: [...key, userId],
      queryFn: ({ signal }) => api('GET /api/me/shortlists', {}, { signal }),
      enabled: userId !== undefined,
    },
    queryClient,
  )
}

/** One shortlist, read again whenever the page gets the focus: the other member may have changed it. */
export function useShortlist(id: string) {
  const api = useApi<ShortlistCalls>()
  const userId = useSession().user?.id
  return useQuery(
    {
      queryKey: [...key, userId, id],
      queryFn: ({ signal }) => api('GET /api/me/shortlists/{id}', { params: { id } }, { signal }),
      staleTime: 0,
    },
    queryClient,
  )
}

/** Drops what is known of shortlists: one was made or left. */
export const readShortlistsAnew = () => askAnew(key)

/** Makes one change at a time, shows the shortlist as it was answered, and says what went wrong. */
export function useShortlistChange() {
  const t = useSentences(en)
  const api = useApi<ShortlistCalls>()
  const userId = useSession().user?.id
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function change<T extends Shortlist | undefined>(
    make: (call: typeof api) => Promise<T>,
  ): Promise<{ readonly made: T } | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    setFailure(undefined)
    try {
      const made = await make(api)
      if (made) queryClient.setQueryData([...key, userId, made.id], made)
      return { made }
    } catch (error) {
      setFailure(error instanceof Problem ? error.message : t('rooms.shortlist.notDone'))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy, failure }
}

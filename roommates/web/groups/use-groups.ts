import { useSession } from '@basera/accounts/web'
import { Problem } from '@basera/platform/contract'
import { useApi, useSentences } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'
import { type SearchList, useSearchList } from '@basera/platform/web/search'
import {
  firstPageSize,
  type GroupCalls,
  type GroupCard,
  type GroupSeeks,
  type OwnGroup,
  pageSize,
} from '@basera/roommates/contract'
import { useState } from 'react'
import en from '../locales/en.json'

/** Milliseconds that a list stays for Back. */
const keptMs = 5 * 60_000

const idOf = ({ id }: GroupCard) => id

export interface GroupFilters {
  readonly seeks: GroupSeeks | ''
  readonly place: string
}

export function useGroups({ seeks, place }: GroupFilters): SearchList<GroupCard> {
  const api = useApi<GroupCalls>()
  const userId = useSession().user?.id
  return useSearchList<GroupCard>({
    queryKey: ['roommates', userId, 'groups', seeks, place],
    readPage(cursor, signal) {
      const page = { limit: String(cursor ? pageSize : firstPageSize), ...(cursor && { cursor }) }
      const query = { ...(seeks && { seeks }), ...(place && { place }), ...page }
      return api('GET /api/groups', { query }, { signal })
    },
    idOf,
    keptMs,
    enabled: userId !== undefined,
  })
}

export function useGroup(id: string) {
  const api = useApi<GroupCalls>()
  const userId = useSession().user?.id
  return useQuery({
    queryKey: ['roommates', userId, 'group', id],
    queryFn: ({ signal }) => api('GET /api/groups/{id}', { params: { id } }, { signal }),
    enabled: userId !== undefined,
  })
}

const ownKey = (userId: string | undefined) => ['roommates', userId, 'own-group']

/** Read again whenever the page gets the focus: another member may have changed it. */
export function useOwnGroup() {
  const api = useApi<GroupCalls>()
  const userId = useSession().user?.id
  return useQuery({
    queryKey: ownKey(userId),
    queryFn: ({ signal }) => api('GET /api/me/group', {}, { signal }),
    enabled: userId !== undefined,
    staleTime: 0,
  })
}

/** Makes one change at a time, shows the group as it was answered, and says what went wrong. */
export function useGroupChange() {
  const t = useSentences(en)
  const api = useApi<GroupCalls>()
  const userId = useSession().user?.id
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [errors, setErrors] = useState<Problem['errors']>([])
  async function change(make: (call: typeof api) => Promise<OwnGroup | undefined>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setFailure(undefined)
    setErrors([])
    try {
      const group = await make(api)
      queryClient.setQueryData(ownKey(userId), { group: group ?? null, needs_profile: false })
      for (const what of ['groups', 'group'])
        queryClient.removeQueries({ queryKey: ['roommates', userId, what], type: 'inactive' })
      return true
    } catch (error) {
      const problem = error instanceof Problem ? error : undefined
      setErrors(problem?.errors ?? [])
      if (!problem?.errors?.length) setFailure(problem?.message ?? t('roommates.group.notDone'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy, failure, errors }
}

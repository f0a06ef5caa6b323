import type { ReportBody, SafetyCalls } from '@basera/accounts/contract'
import { useSession } from '@basera/accounts/web'
import { useApi } from '@basera/platform/web'
import { useQueryClient } from '@basera/platform/web/queries'
import type { RoommateCalls } from '@basera/roommates/contract'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { browsePath } from '../../filters/browse-path.ts'

/** Reporting and blocking a person from their profile. */
export function useSafety(id: string) {
  const api = useApi<RoommateCalls & SafetyCalls>()
  const userId = useSession().user?.id
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isBlocked = useRef(false)
  return {
    report: (body: ReportBody): Promise<void> =>
      api('POST /api/roommates/{id}/report', { params: { id }, body }),
    async block(): Promise<void> {
      await api('PUT /api/me/blocks/{user_id}', { params: { user_id: id } })
      isBlocked.current = true
    },
    /** The dialog was closed: whoever was blocked is nowhere to be seen any more (decisions 8). */
    closed(): void {
      if (!isBlocked.current) return
      queries.removeQueries({ queryKey: ['roommates', userId, 'search'] })
      void navigate(browsePath, { replace: true })
    },
  }
}

import { useSession } from '@basera/accounts/web'
import { Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import type { AlertCalls } from '@basera/rooms/contract'
import { useEffect, useRef } from 'react'
import { forgetSearch, waitingSearch } from './search-to-save.ts'

/** Saves what a visitor meant to save before signing in (rooms.alert-sign-in). Render it once, in the shell. */
export function KeepSearch() {
  const api = useApi<AlertCalls>()
  const userId = useSession().user?.id
  const busy = useRef(false)
  useEffect(() => {
    const body = userId && waitingSearch()
    if (!body || busy.current) return
    busy.current = true
    const said = import('./alert-toast.tsx')
    api('POST /api/me/alerts', { body })
      .then(async () => {
        forgetSearch()
        ;(await said).showAlertToast()
      })
      .catch(async (error: unknown) => {
        // Another visit tries again, unless it was refused.
        if (!(error instanceof Problem) || error.code === 'service_unavailable') return
        forgetSearch()
        ;(await said).showAlertToast(error.message)
      })
      .finally(() => {
        busy.current = false
      })
  }, [api, userId])
  return null
}

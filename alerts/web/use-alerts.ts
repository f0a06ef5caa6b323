import { useSession } from '@basera/accounts/web'
import type { Alert, AlertCalls } from '@basera/alerts/contract'
import type { CallOutput } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { askAnew, queryClient, useQuery } from '@basera/platform/web/queries'

export const alertsPath = '/alerts'
const key = ['alerts'] as const

export type Alerts = CallOutput<AlertCalls['GET /api/me/alerts']>

/** A member's own alerts; nothing is asked for a visitor. */
export function useAlerts() {
  const api = useApi<AlertCalls>()
  const userId = useSession().user?.id
  return useQuery(
    {
      queryKey: [...key, userId],
      queryFn: ({ signal }) => api('GET /api/me/alerts', {}, { signal }),
      enabled: userId !== undefined,
    },
    queryClient,
  )
}

function change(patch: (items: readonly Alert[]) => Alert[]): void {
  queryClient.setQueriesData<Alerts>({ queryKey: key }, (known) =>
    known ? { ...known, items: patch(known.items) } : known,
  )
}

/** Shows an alert as the server answered it, the new one first. */
export const showAlert = (alert: Alert): void =>
  change((items) => {
    const isKnown = items.some(({ id }) => id === alert.id)
    return isKnown ? items.map((one) => (one.id === alert.id ? alert : one)) : [alert, ...items]
  })

export const dropAlert = (id: string): void => change((items) => items.filter((one) => one.id !== id))

export const askAlertsAnew = () => askAnew(key)

import { useApi, useSentences } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'
import type { AlertPaceCalls } from '@basera/rooms/contract'
import en from '../locales/en.json'

/** About how many new rooms a week a search finds (rooms.alert-pace). Says nothing while that is unknown. */
export function AlertPace({ query }: { readonly query: string }) {
  const t = useSentences(en)
  const api = useApi<AlertPaceCalls>()
  const { data } = useQuery(
    {
      queryKey: ['rooms', 'alert-pace', query],
      queryFn: ({ signal }) => api('GET /api/alert-pace', { query: { query } }, { signal }),
    },
    queryClient,
  )
  return (
    <p role="status" className="min-h-6 text-small text-ink-3">
      {data && t('rooms.alerts.pace', { n: data.rooms_a_week })}
    </p>
  )
}

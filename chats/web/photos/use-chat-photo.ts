import type { ChatPhotoCalls } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'

interface Wanted {
  readonly chatId: string
  readonly photoId: string
  readonly width: '640' | '1280'
  readonly enabled: boolean
}

/** A photo as a `data:` address, once it is wanted; kept while the page is open, and nowhere else. */
export function useChatPhoto({ chatId, photoId, width, enabled }: Wanted) {
  const api = useApi<ChatPhotoCalls>()
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['chats', 'photo', photoId, width],
      queryFn: ({ signal }) => {
        const input = { params: { id: chatId, photo_id: photoId }, query: { w: width } }
        return api('GET /api/chats/{id}/photos/{photo_id}', input, { signal })
      },
      enabled,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  return { src: data?.data, hasFailed: isError, retry: () => void refetch() }
}

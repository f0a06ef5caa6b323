import type { VisitCalls } from '@basera/chats/contract'
import { CheckCheckIcon } from '@basera/platform/design/icons'
import { useApi, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { useEffect, useState } from 'react'
import en from '../locales/en.json'

interface Count {
  readonly answered: number
  readonly as_described: number
}

/** How many visitors found a room as described; nothing before the third answer (chats.visit-count). */
export function VisitCount({ room: { id: room_id } }: { readonly room: Room }) {
  const t = useSentences(en)
  const api = useApi<VisitCalls>()
  const [count, setCount] = useState<Count | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    api('GET /api/rooms/{room_id}/visits', { params: { room_id } }, { signal }).then(
      ({ visits }) => setCount(visits),
      () => undefined,
    )
    return () => stop.abort()
  }, [api, room_id])
  if (!count) return null
  return (
    <p className="mt-2.5 flex items-center justify-center gap-1.5 text-small font-[600]">
      <CheckCheckIcon size="s" />
      {t('chats.visit.count', { said: count.as_described, answered: count.answered })}
    </p>
  )
}

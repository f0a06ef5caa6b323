import type { ChatCalls } from '@basera/chats/contract'
import { ClockIcon } from '@basera/platform/design/icons'
import { useApi, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { useEffect, useState } from 'react'
import en from '../locales/en.json'

const hoursOfDay = 24

/** How soon a room's lister usually answers; nothing where that is not known (chats.answer-time). */
export function AnswerTime({ room: { id: room_id } }: { readonly room: Room }) {
  const t = useSentences(en)
  const api = useApi<ChatCalls>()
  const [hours, setHours] = useState<number | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    api('GET /api/rooms/{room_id}/answer-time', { params: { room_id } }, { signal }).then(
      ({ within_hours }) => setHours(within_hours),
      () => undefined,
    )
    return () => stop.abort()
  }, [api, room_id])
  if (hours === null) return null
  const words =
    hours < hoursOfDay
      ? t('chats.contact.answersInHours', { hours })
      : t('chats.contact.answersInDays', { days: hours / hoursOfDay })
  return (
    <p className="mt-2.5 flex items-center justify-center gap-1.5 text-small font-[600]">
      <ClockIcon size="s" />
      {words}
    </p>
  )
}

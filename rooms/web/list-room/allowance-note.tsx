import { Banner } from '@basera/platform/design'
import { useApi } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'
import { useEffect, useState } from 'react'

/** Says before the form is filled that the room would be refused, or looked at first (trust.allowance-told). */
export function AllowanceNote({ isAsked }: { readonly isAsked: boolean }) {
  const api = useApi<RoomCalls>()
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    api('GET /api/me/allowance/rooms', {}, { signal: stop.signal }).then(
      (allowance) => setNote(allowance.note),
      // The server says it when the room is listed.
      () => undefined,
    )
    return () => stop.abort()
  }, [api, isAsked])
  return (
    <div role="status">
      {note && (
        <Banner tone="info" className="mt-5">
          {note}
        </Banner>
      )}
    </div>
  )
}

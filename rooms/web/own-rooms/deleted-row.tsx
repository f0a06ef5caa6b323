import { Button } from '@basera/platform/design'
import { RotateCcwIcon } from '@basera/platform/design/icons'
import { useApi, useSentences } from '@basera/platform/web'
import type { OwnRoomCard, RoomCalls } from '@basera/rooms/contract'
import { useEffect, useId, useRef, useState } from 'react'
import en from '../locales/en.json'
import { focusListing } from './focus-listing.ts'
import { dropDeleted, markDeleted } from './own-rooms-list.ts'

/** Milliseconds in which the row offers to undo a deletion. */
const undoTime = 10_000

/** Removes the row {@link undoTime} after it was last `held`, and with the list. */
function useDeparture(roomId: string, isHeld: boolean): void {
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dropDeleted(roomId), undoTime)
    return () => clearTimeout(timer)
  }, [roomId, isHeld])
  useEffect(() => () => dropDeleted(roomId), [roomId])
}

function usePresence() {
  const [isPointed, setPointed] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const watch = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: { readonly target: Element }) => setFocus(target.matches(':focus-visible')),
    onBlur: () => setFocus(false),
  }
  return { isPresent: isPointed || hasFocus, watch }
}

/** In a deleted room's place, with Undo (rooms.delete-undo). */
export function DeletedRow({ room }: { readonly room: OwnRoomCard }) {
  const t = useSentences(en)
  const api = useApi<RoomCalls>()
  const wordsId = useId()
  const undo = useRef<HTMLButtonElement>(null)
  const { isPresent, watch } = usePresence()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  useDeparture(room.id, isPresent || state === 'busy')
  // The pressed button went away with the room's row, which can be taller than a phone: focus scrolls to this one.
  useEffect(() => undo.current?.focus(), [])
  const restore = async () => {
    setState('busy')
    try {
      await api('POST /api/rooms/{id}/restore', { params: { id: room.id } })
      markDeleted(room.id, false)
      focusListing(room.id)
    } catch {
      setState('failed')
    }
  }
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-3 bg-sunken px-3 py-3"
      {...watch}
    >
      <p
        id={wordsId}
        role={state === 'failed' ? 'alert' : undefined}
        className="min-w-0 flex-1 wrap-anywhere"
      >
        {t(state === 'failed' ? 'rooms.own.restore.failed' : 'rooms.own.deleted', { title: room.title })}
      </p>
      <Button
        ref={undo}
        size="s"
        icon={<RotateCcwIcon />}
        aria-describedby={wordsId}
        busy={state === 'busy'}
        onClick={() => void restore()}
      >
        {t('rooms.own.undo')}
      </Button>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { RoomValues } from '../../form/room-values.ts'
import type { PhotoUpload } from '../../photo-upload/photo-uploads.ts'
import { draftPhotos, type ListingWork } from '../creation/listing-work.ts'
import { type DraftPhoto, type ListingDraft, newDraft } from './listing-draft.ts'

interface Written {
  readonly step: number
  readonly values: RoomValues
  readonly photos: readonly DraftPhoto[]
}

const isTouched = (draft: ListingDraft): boolean => {
  const { values, photos } = newDraft()
  return JSON.stringify([draft.values, draft.photos]) !== JSON.stringify([values, photos])
}

/** The draft that the wizard starts from: that of last time, or an empty one. */
export function useFirstDraft({ drafts, uploads }: ListingWork) {
  const [first] = useState(() => {
    const kept = drafts.read()
    return { draft: kept ?? newDraft(), isKept: kept !== null && isTouched(kept) }
  })
  const { isKept } = first
  useEffect(() => {
    // Photos of a listing that is done are not those of the next one.
    if (!isKept) uploads.clear()
  }, [isKept, uploads])
  return first
}

/** The photos as the draft names them: those of last time until their bytes are back. */
export function useDraftPhotos(
  { restore }: ListingWork,
  { draft, isKept }: ReturnType<typeof useFirstDraft>,
  photos: readonly PhotoUpload[],
): readonly DraftPhoto[] {
  const [isRestored, setIsRestored] = useState(!isKept)
  useEffect(() => {
    if (isKept) void restore(draft.photos).then(() => setIsRestored(true))
  }, [isKept, restore, draft])
  return isRestored ? draftPhotos(photos) : draft.photos
}

/**
 * Keeps the draft on the device as it is written, and names it. A draft that another tab has sent, or thrown away, goes on
 * here as one of its own, so that it cannot change that tab's room.
 */
export function useKeptDraft({ drafts }: ListingWork, first: ListingDraft, written: Written) {
  const [clientId, setClientId] = useState(first.clientId)
  const stored = drafts.use()
  const wrote = useRef<string>(undefined)
  const isSent = useRef(first.roomId !== undefined)
  const { step, values } = written
  const photos = JSON.stringify(written.photos)

  useEffect(() => {
    if (isSent.current) return
    const draft: ListingDraft = { clientId, step, values, photos: JSON.parse(photos) }
    const text = JSON.stringify(draft)
    if (wrote.current === text || !isTouched(draft)) return
    wrote.current = text
    drafts.write(draft)
  }, [drafts, clientId, step, values, photos])

  useEffect(() => {
    if (wrote.current === undefined || isSent.current) return
    const isAnothers = stored === null || (stored.clientId === clientId && stored.roomId !== undefined)
    if (isAnothers) setClientId(crypto.randomUUID())
  }, [stored, clientId])

  return {
    clientId,
    /** The room is there: what is kept from now on is what its photos need. */
    seal: () => {
      isSent.current = true
    },
    /** Forgets the name; what is written next is another listing. */
    rename: () => {
      wrote.current = undefined
      setClientId(crypto.randomUUID())
    },
  }
}

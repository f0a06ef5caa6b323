import { useEffect, useRef, useState } from 'react'
import type { RoomValues } from '../../form/room-values.ts'
import type { PhotoUpload } from '../../photo-upload/post-photo.ts'
import { draftPhotos, type ListingWork } from '../creation/listing-work.ts'
import { completeDraft, type DraftPhoto, type ListingDraft, newDraft } from './listing-draft.ts'

interface Written {
  readonly step: number
  readonly values: RoomValues
  readonly photos: readonly DraftPhoto[]
}

const isTouched = (draft: ListingDraft): boolean => {
  const { values, photos } = newDraft()
  return JSON.stringify([draft.values, draft.photos]) !== JSON.stringify([values, photos])
}

export function useFirstDraft({ drafts, uploads }: ListingWork) {
  const [first] = useState(() => {
    const kept = drafts.read()
    const draft = kept ? completeDraft(kept) : newDraft()
    return { draft, isKept: kept !== null && isTouched(draft) }
  })
  const { isKept } = first
  useEffect(() => {
    // Photos of a finished listing do not belong to the next one.
    if (!isKept) uploads.clear()
  }, [isKept, uploads])
  return first
}

/** Photos as the draft names them; the stored ones until their bytes are read. */
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

/** What another tab did with this draft. */
export type OtherTab = 'wrote' | 'sent'

/** What another tab did since this tab stored `known`. */
export function otherTab(
  { drafts, sent }: Pick<ListingWork, 'drafts' | 'sent'>,
  clientId: string,
  known: string,
): OtherTab | 'dropped' | undefined {
  if (sent.read() === clientId) return 'sent'
  const now = drafts.read()
  if (JSON.stringify(now) === known) return undefined
  return now === null ? 'dropped' : 'wrote'
}

/**
 * Stores the draft while it is written. Of two tabs with one draft, the one that wrote last stores it; the older one
 * stores nothing until told to go on, and never sends a draft that was sent. A draft that another tab discarded goes on
 * here under a new id.
 */
export function useKeptDraft(work: ListingWork, first: ListingDraft, written: Written) {
  const { drafts, sent } = work
  const [clientId, setClientId] = useState(first.clientId)
  const [other, setOther] = useState<OtherTab>()
  const stored = drafts.use()
  const lastSent = sent.use()
  const [start] = useState(() => JSON.stringify(drafts.read()))
  const known = useRef(start)
  const isSent = useRef(first.roomId !== undefined)
  const { step, values } = written
  const photos = JSON.stringify(written.photos)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the device keeps something else
  useEffect(() => {
    if (isSent.current || other === 'sent') return
    const found = otherTab(work, clientId, known.current)
    if (found === 'sent' || found === 'wrote') return setOther(found)
    if (found === 'dropped') {
      known.current = 'null'
      setOther(undefined)
      return setClientId(crypto.randomUUID())
    }
    if (other) return
    const draft: ListingDraft = { clientId, step, values, photos: JSON.parse(photos) }
    const text = JSON.stringify(draft)
    if (known.current === text || !isTouched(draft)) return
    known.current = text
    drafts.write(draft)
  }, [work, stored, lastSent, other, clientId, step, values, photos])

  return {
    clientId,
    /** Set while this tab is the older one. */
    other,
    /** Whether to create the room here; checked at the last moment, since events of other tabs are slow. */
    mayCreate: () => otherTab(work, clientId, known.current) === undefined,
    /** Overwrites the other tab's text. */
    goOn: () => {
      known.current = JSON.stringify(drafts.read())
      setOther(undefined)
    },
    seal: () => {
      isSent.current = true
      sent.write(clientId)
    },
    /** Starts another listing. */
    rename: () => {
      known.current = JSON.stringify(drafts.read())
      setOther(undefined)
      setClientId(crypto.randomUUID())
    },
  }
}

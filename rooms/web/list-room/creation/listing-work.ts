import type { Api } from '@basera/platform/contract'
import type { DeviceStore } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'
import type { PhotoUpload, PhotoUploads } from '../../photo-upload/photo-uploads.ts'
import type { DraftPhoto, ListingDraft } from '../draft/listing-draft.ts'
import type { PhotoShelf } from '../draft/photo-shelf.ts'
import { orderPhotos } from './create-room.ts'

/** A member's listing beyond what is on the screen: its photos, which go on being sent while the person walks on. */
export interface ListingWork {
  readonly uploads: PhotoUploads
  readonly drafts: DeviceStore<ListingDraft | null>
  /** Name of the listing that was sent last from any tab. */
  readonly sent: DeviceStore<string | null>
  /** Puts the photos of a draft back; once, however often it is asked for. */
  readonly restore: (wanted: readonly DraftPhoto[]) => Promise<void>
  /** Sends the photos of a created room; the draft is over when all are there, or will never be. */
  readonly finish: (api: Api<RoomCalls>, roomId: string) => Promise<void>
  /** Forgets draft and photos. */
  readonly forget: () => void
}

/** What a draft says of its photos; those the server will not take are not kept. */
export const draftPhotos = (photos: readonly PhotoUpload[]): DraftPhoto[] =>
  photos
    .filter(({ state }) => state !== 'refused' && state !== 'preparing')
    .map(({ clientId, name, image }) => ({ clientId, name, ...(image && { image }) }))

/** What is still to be sent, now or after a retry. */
export const isOpen = ({ state }: PhotoUpload): boolean => state !== 'kept' && state !== 'refused'

/** Keeps the bytes of new photos, and drops those of photos that are gone. */
function shelve(uploads: PhotoUploads, shelf: PhotoShelf): void {
  const shelved = new Set<string>()
  uploads.subscribe(() => {
    for (const { clientId, file } of uploads.photos()) {
      if (!file || shelved.has(clientId)) continue
      shelved.add(clientId)
      void shelf.put(clientId, file)
    }
  })
}

export function newListingWork(
  uploads: PhotoUploads,
  { drafts, sent }: Pick<ListingWork, 'drafts' | 'sent'>,
  shelf: PhotoShelf,
): ListingWork {
  shelve(uploads, shelf)
  const note = (roomId: string) => {
    const draft = drafts.read()
    if (draft) drafts.write({ ...draft, roomId, photos: draftPhotos(uploads.photos()) })
  }
  const forget = () => {
    drafts.write(null)
    uploads.clear()
    void shelf.keepOnly([])
  }
  let restoring: Promise<void> | undefined
  const restore = async (wanted: readonly DraftPhoto[]) => {
    await shelf.keepOnly(wanted.map(({ clientId }) => clientId))
    const found = await Promise.all(
      wanted.map(async (photo) => {
        const file = await shelf.get(photo.clientId)
        return { ...photo, ...(file && { file }) }
      }),
    )
    // Somebody was faster and has chosen photos already.
    if (uploads.photos().length > 0) return
    uploads.restore(found.filter(({ file, image }) => file ?? image))
  }
  const finish: ListingWork['finish'] = async (api, roomId) => {
    note(roomId)
    const unsubscribe = uploads.subscribe(() => note(roomId))
    try {
      await uploads.send(roomId)
    } finally {
      unsubscribe()
    }
    const images = uploads.photos().flatMap(({ image }) => (image ? [image] : []))
    // A cover in another place is no reason to hold anybody up; edit can put it right.
    await orderPhotos(api, roomId, images).catch(() => undefined)
    if (uploads.photos().some(isOpen)) return
    drafts.write(null)
    void shelf.keepOnly([])
  }
  return {
    uploads,
    drafts,
    sent,
    forget,
    finish,
    restore: (wanted) => {
      restoring ??= restore(wanted)
      return restoring
    },
  }
}

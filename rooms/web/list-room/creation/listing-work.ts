import type { Api } from '@basera/platform/contract'
import type { DeviceStore } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'
import type { PhotoUploads, RestoredPhoto } from '../../photo-upload/photo-uploads.ts'
import type { PhotoUpload } from '../../photo-upload/post-photo.ts'
import type { DraftPhoto, ListingDraft } from '../draft/listing-draft.ts'
import type { PhotoShelf } from '../draft/photo-shelf.ts'
import { orderPhotos } from './create-room.ts'

/** A member's listing beyond the screen: its photos go on uploading on other pages. */
export interface ListingWork {
  readonly uploads: PhotoUploads
  readonly drafts: DeviceStore<ListingDraft | null>
  readonly sent: DeviceStore<string | null>
  /** Restores the photos of a draft, once. */
  readonly restore: (wanted: readonly DraftPhoto[]) => Promise<void>
  /** Sends the photos of a created room; drops the draft when all are stored or refused. */
  readonly finish: (api: Api<RoomCalls>, roomId: string) => Promise<void>
  readonly forget: () => void
}

/** A draft's photos; refused ones are left out. */
export const draftPhotos = (photos: readonly PhotoUpload[]): DraftPhoto[] =>
  photos
    .filter(({ state }) => state !== 'refused')
    .map(({ clientId, name, image }) => ({ clientId, name, ...(image && { image }) }))

/** Still to be sent, now or after a retry. */
export const isOpen = ({ state }: PhotoUpload): boolean => state !== 'kept' && state !== 'refused'

export function newListingWork(
  uploads: PhotoUploads,
  { drafts, sent }: Pick<ListingWork, 'drafts' | 'sent'>,
  shelf: PhotoShelf,
): ListingWork {
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
      wanted.map(async (photo): Promise<RestoredPhoto> => {
        const shelved = await shelf.get(photo.clientId)
        if (!shelved) return photo
        return { ...photo, [shelved.isPrepared ? 'file' : 'chosen']: shelved.file }
      }),
    )
    // The person has already chosen photos.
    if (uploads.photos().length > 0) return
    uploads.restore(found.filter(({ file, chosen, image }) => file ?? chosen ?? image))
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
    // A wrong cover must not hold anybody up; editing can fix it.
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

import { inTurn } from './photo-store.ts'
import type { PhotoUpload } from './post-photo.ts'
import { sendingOf, type UploadNeeds } from './send-photos.ts'

export interface RefusedFile {
  readonly name: string
  readonly trouble: string
}

/** A photo of before a reload: `file` is ready, `chosen` is yet to be prepared. */
export type RestoredPhoto = Pick<PhotoUpload, 'clientId' | 'name' | 'file' | 'image'> & {
  readonly chosen?: Blob
}

/** The photos chosen for a room, outside components: they go on uploading on other pages. */
export interface PhotoUploads {
  readonly photos: () => readonly PhotoUpload[]
  readonly subscribe: (listener: () => void) => () => void
  /** Adds files while `room` more fit; gives those left out, with the sentence `full` for the surplus. */
  readonly add: (files: readonly File[], room: number, full: string) => readonly RefusedFile[]
  readonly restore: (photos: readonly RestoredPhoto[]) => void
  readonly remove: (clientId: string) => void
  readonly move: (from: number, to: number) => void
  /** Sends what is not there yet, two at a time; resolves when only a retry could do more. */
  readonly send: (roomId: string) => Promise<void>
  readonly clear: () => void
}

/** Milliseconds after which a photo counts as ready although the browser has not stored it. */
const storePatience = 3000

const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const rest = list.filter((_, place) => place !== from)
  const one = list[from]
  return one === undefined ? list : [...rest.slice(0, to), one, ...rest.slice(to)]
}

const restoredUpload = (
  { file, image, chosen, ...photo }: RestoredPhoto,
  makePreview: UploadNeeds['makePreview'],
): PhotoUpload => ({
  ...photo,
  share: 0,
  state: image ? 'kept' : chosen ? 'preparing' : 'chosen',
  ...(file && { file, preview: makePreview(file) }),
  ...(image && { image }),
})

export function createPhotoUploads(needs: UploadNeeds): PhotoUploads {
  let photos: readonly PhotoUpload[] = []
  let preparing: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()
  const show = (next: readonly PhotoUpload[]) => {
    photos = next
    for (const listener of listeners) listener()
  }
  const change = (clientId: string, patch: Partial<PhotoUpload>) =>
    show(photos.map((photo) => (photo.clientId === clientId ? { ...photo, ...patch } : photo)))
  const isThere = (clientId: string) => photos.some((photo) => photo.clientId === clientId)
  const store = needs.store && inTurn(needs.store, isThere)
  const remove = (clientId: string) => {
    for (const { preview } of photos.filter((photo) => photo.clientId === clientId)) {
      if (preview) needs.dropPreview(preview)
    }
    show(photos.filter((photo) => photo.clientId !== clientId))
    void store?.remove(clientId)
  }

  /** One at a time: a small phone cannot decode several large pictures at once. */
  const prepare = (clientId: string, chosen: Blob) => {
    preparing = preparing.then(async () => {
      if (!isThere(clientId)) return
      const file = await needs.prepare(chosen)
      const trouble = await needs.fileTrouble(file, chosen)
      if (!isThere(clientId)) return
      if (trouble) {
        void store?.remove(clientId)
        return change(clientId, { state: 'refused', trouble })
      }
      if (store) await Promise.race([store.put(clientId, file, true), needs.pause(storePatience)])
      if (!isThere(clientId)) return
      change(clientId, { state: 'chosen', file, preview: needs.makePreview(file) })
    })
  }

  const add: PhotoUploads['add'] = (files, room, full) => {
    const refused: RefusedFile[] = []
    const taken: [PhotoUpload, File][] = []
    for (const file of files) {
      const trouble = needs.kindTrouble(file) ?? (taken.length >= room ? full : undefined)
      if (trouble) refused.push({ name: file.name, trouble })
      else
        taken.push([{ clientId: crypto.randomUUID(), name: file.name, state: 'preparing', share: 0 }, file])
    }
    show([...photos, ...taken.map(([photo]) => photo)])
    for (const [{ clientId }, file] of taken) {
      void store?.put(clientId, file, false)
      prepare(clientId, file)
    }
    return refused
  }

  const restore: PhotoUploads['restore'] = (kept) => {
    show(kept.map((photo) => restoredUpload(photo, needs.makePreview)))
    for (const { clientId, chosen, image } of kept) if (chosen && !image) prepare(clientId, chosen)
  }

  return {
    photos: () => photos,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add,
    restore,
    remove,
    move: (from, to) => show(moved(photos, from, to)),
    send: sendingOf(needs, { photos: () => photos, change, prepared: () => preparing }),
    clear: () => {
      for (const { preview } of photos) if (preview) needs.dropPreview(preview)
      show([])
    },
  }
}

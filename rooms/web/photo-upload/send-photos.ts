import { Problem, type ProblemCode } from '@basera/platform/contract'
import type { PhotoStore } from './photo-store.ts'
import type { PhotoPost, PhotoUpload, ReadyPhoto } from './post-photo.ts'

export interface UploadNeeds {
  readonly prepare: (chosen: Blob) => Promise<Blob>
  readonly kindTrouble: (file: File) => string | undefined
  /** Of what is prepared: too large, or no picture at all. */
  readonly fileTrouble: (file: Blob, chosen: Blob) => Promise<string | undefined>
  readonly post: PhotoPost
  /** A photo is being prepared until it is stored. */
  readonly store?: PhotoStore
  readonly makePreview: (file: Blob) => string
  readonly dropPreview: (preview: string) => void
  /** Resolves after `milliseconds`, or once the network is back. */
  readonly pause: (milliseconds: number) => Promise<void>
  readonly isOnline: () => boolean
}

/** Parallel uploads: two fill a phone's uplink; more only delay the first. */
const atOnce = 2
/** Milliseconds before the second and third attempt. */
const pauses = [1000, 4000] as const
/** Milliseconds until a browser that reports being offline is asked again. */
const offlinePause = 15_000

const forGood: ReadonlySet<ProblemCode> = new Set([
  'file_refused',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
  'conflict',
])
const passing: ReadonlySet<ProblemCode> = new Set([
  'service_unavailable',
  'internal_error',
  'too_many_requests',
])

interface Shown {
  readonly photos: () => readonly PhotoUpload[]
  readonly change: (clientId: string, patch: Partial<PhotoUpload>) => void
  readonly prepared: () => Promise<void>
}

const isReady = (photo: PhotoUpload | undefined): photo is PhotoUpload & ReadyPhoto =>
  photo?.state === 'chosen' && photo.file !== undefined

async function sendOne(needs: UploadNeeds, { change }: Shown, roomId: string, photo: ReadyPhoto) {
  const { clientId } = photo
  let attempts = 0
  for (;;) {
    change(clientId, { state: 'sending', share: 0 })
    try {
      const image = await needs.post(roomId, photo, (share) => change(clientId, { share }))
      return change(clientId, { state: 'kept', share: 1, image })
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'service_unavailable'
      const trouble = error instanceof Error ? error.message : String(error)
      change(clientId, { state: forGood.has(code) ? 'refused' : 'failed', share: 0, trouble })
      if (!passing.has(code)) return
    }
    if (!needs.isOnline()) {
      await needs.pause(offlinePause)
      continue
    }
    const pause = pauses[attempts]
    if (pause === undefined) return
    attempts += 1
    await needs.pause(pause)
  }
}

export function sendingOf(needs: UploadNeeds, shown: Shown): (roomId: string) => Promise<void> {
  let running: Promise<unknown> | undefined
  const work = async (roomId: string) => {
    for (;;) {
      const photo = shown.photos().find(isReady)
      if (!photo) return
      await sendOne(needs, shown, roomId, photo)
    }
  }
  return async (roomId) => {
    await shown.prepared()
    for (const { state, clientId, file } of shown.photos()) {
      if (state === 'failed' && file) shown.change(clientId, { state: 'chosen' })
    }
    running ??= Promise.all(Array.from({ length: atOnce }, () => work(roomId))).finally(() => {
      running = undefined
    })
    await running
  }
}

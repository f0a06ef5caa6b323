import { showToast } from '@basera/platform/design'
import { sentencesOf } from '@basera/platform/web'
import { maxPhotos } from '@basera/rooms/contract'
import { useEffect } from 'react'
import en from '../../locales/en.json'
import type { ListingWork } from '../creation/listing-work.ts'
import { takeSharedPhotos } from './shared-photos.ts'
import type { useFirstDraft } from './use-kept-draft.ts'

const t = sentencesOf(en)

/** Milliseconds, for what was left out and why. */
const timeToRead = 10_000

/** Adds what the device shared to the photos of the draft; a listing that is being sent is left alone. */
export function useSharedPhotos(
  work: ListingWork,
  { draft, isKept }: ReturnType<typeof useFirstDraft>,
): void {
  useEffect(() => {
    if (draft.roomId) return
    const add = async () => {
      if (isKept) await work.restore(draft.photos)
      const photos = await takeSharedPhotos()
      if (photos.length === 0) return
      const full = t('rooms.photos.trouble.many', { most: maxPhotos })
      const refused = work.uploads.add(photos, maxPhotos - work.uploads.photos().length, full)
      const said = refused.map(({ name, trouble }) => `${name}: ${trouble}`)
      const taken = photos.length - refused.length
      showToast(
        [...(taken > 0 ? [t('rooms.list.shared', { n: taken })] : []), ...said].join(' '),
        said.length > 0 ? timeToRead : undefined,
      )
    }
    void add()
  }, [work, draft, isKept])
}

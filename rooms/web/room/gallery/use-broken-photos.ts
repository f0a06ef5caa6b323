import type { Room } from '@basera/rooms/contract'
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { brokenPhoto } from './gallery-photos.ts'

interface BrokenPhotos {
  readonly broken: ReadonlySet<string>
  /** To be put on the element around all photos. */
  readonly watch: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onErrorCapture: (event: SyntheticEvent) => void
  }
}

/** Notices photos that cannot be shown, also those that failed before the page came alive. */
export function useBrokenPhotos(images: Room['images']): BrokenPhotos {
  const ref = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const note = (image: HTMLImageElement) => {
    const url = brokenPhoto(images, image.currentSrc || image.src)
    if (url) setBroken((old) => (old.has(url) ? old : new Set([...old, url])))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what failed before
  useEffect(() => {
    for (const image of ref.current?.querySelectorAll('img') ?? []) {
      if (image.complete && image.naturalWidth === 0) note(image)
    }
  }, [])
  const onErrorCapture = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) note(target)
  }
  return { broken, watch: { ref, onErrorCapture } }
}

import type { Room } from '@basera/rooms/contract'
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { brokenPhoto } from './gallery-photos.ts'

interface BrokenPhotos {
  readonly broken: ReadonlySet<string>
  /** Props of the element around the photos. */
  readonly watch: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onErrorCapture: (event: SyntheticEvent) => void
  }
}

/** Finds photos that failed to load, before hydration too. */
export function useBrokenPhotos(images: Room['images']): BrokenPhotos {
  const ref = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const addBroken = (image: HTMLImageElement) => {
    const url = brokenPhoto(images, image.currentSrc || image.src)
    if (url) setBroken((old) => (old.has(url) ? old : new Set([...old, url])))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for photos that failed before hydration
  useEffect(() => {
    for (const image of ref.current?.querySelectorAll('img') ?? []) {
      if (image.complete && image.naturalWidth === 0) addBroken(image)
    }
  }, [])
  const onErrorCapture = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) addBroken(target)
  }
  return { broken, watch: { ref, onErrorCapture } }
}

import { pictureMaximumBytes } from '@basera/accounts/contract'
import { shrinkPhoto } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'

/** File types that are offered; phones convert their own (accounts.upload-safe). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PictureTrouble = `accounts.profile.photo.${'kind' | 'large'}`

/** Checks type and size; the server checks the bytes. */
export function pictureTrouble({ type, size }: Pick<File, 'type' | 'size'>): PictureTrouble | undefined {
  if (!(pictureTypes as readonly string[]).includes(type)) return 'accounts.profile.photo.kind'
  return size > pictureMaximumBytes ? 'accounts.profile.photo.large' : undefined
}

interface Chosen {
  /** Shrunk if that helps. Never rejects. */
  readonly file: Promise<Blob>
  readonly preview: string
}

export interface Picture {
  readonly chosen: Chosen | undefined
  readonly trouble: PictureTrouble | undefined
  readonly choose: (file: File | undefined) => void
  readonly forget: () => void
}

/** A chosen picture, not saved yet: shown at once, shrunk meanwhile. */
export function usePicture(): Picture {
  const [chosen, setChosen] = useState<Chosen>()
  const [trouble, setTrouble] = useState<PictureTrouble>()
  const newest = useRef<Promise<Blob>>(undefined)
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])
  const refuse = (found: PictureTrouble | undefined) => {
    setTrouble(found)
    if (found) setChosen(undefined)
  }
  const take = async (original: File) => {
    const { type } = original
    const strange = pictureTrouble({ type, size: 0 })
    refuse(strange)
    const file = strange ? undefined : shrinkPhoto(original)
    newest.current = file
    if (!file) return
    setChosen({ file, preview: URL.createObjectURL(original) })
    const { size } = await file
    // Another one may have been chosen meanwhile.
    if (newest.current === file) refuse(pictureTrouble({ type, size }))
  }
  return {
    chosen,
    trouble,
    choose: (file) => {
      if (file) void take(file)
    },
    forget: () => setChosen(undefined),
  }
}

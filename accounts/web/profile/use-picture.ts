import { pictureMaximumBytes } from '@basera/accounts/contract'
import { useEffect, useState } from 'react'
import type en from './locales/en.json'

/** Kinds of file that are offered and taken; a phone turns its own into one of them (decisions 5). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** What is wrong with a chosen file, as the id of its sentence. The server looks into the bytes. */
export function pictureTrouble({ type, size }: Pick<File, 'type' | 'size'>): keyof typeof en | undefined {
  if (!(pictureTypes as readonly string[]).includes(type)) return 'accounts.profile.photo.kind'
  return size > pictureMaximumBytes ? 'accounts.profile.photo.large' : undefined
}

interface Chosen {
  readonly file: File
  /** Address of the picture in this page. */
  readonly preview: string
}

/** The picture that was chosen and is not saved yet. */
export function usePicture() {
  const [chosen, setChosen] = useState<Chosen>()
  const [trouble, setTrouble] = useState<keyof typeof en>()
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])
  const choose = (file: File | undefined) => {
    if (!file) return
    const found = pictureTrouble(file)
    setTrouble(found)
    setChosen(found ? undefined : { file, preview: URL.createObjectURL(file) })
  }
  return { chosen, trouble, choose, forget: () => setChosen(undefined) }
}

export type Picture = ReturnType<typeof usePicture>

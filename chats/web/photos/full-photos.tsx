import type { ChatPhoto } from '@basera/chats/contract'
import { PhotoViewer } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import en from '../locales/en.json'
import { useChatPhoto } from './use-chat-photo.ts'

interface FullPhotosProps {
  readonly chatId: string
  readonly photos: readonly { readonly photo: ChatPhoto; readonly alt: string }[]
  /** Id of the photo that is shown first. */
  readonly first: string
  readonly onClose: () => void
}

/** Pixels. */
const swipe = 40

/** The photos of a message at full size. */
export function FullPhotos({ chatId, photos, first, onClose }: FullPhotosProps) {
  const t = useSentences(en)
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      photos.findIndex(({ photo }) => photo.id === first),
    ),
  )
  const wanted = { chatId, photoId: photos[index]?.photo.id ?? '', enabled: true }
  const small = useChatPhoto({ ...wanted, width: '640' })
  const large = useChatPhoto({ ...wanted, width: '1280' })
  const shown = large.src ?? small.src
  return (
    <PhotoViewer
      open
      {...{ index, swipe, onClose, onIndex: setIndex }}
      closeLabel={t('chats.visit.close')}
      label={t('chats.photo.viewer')}
      caption={photos[index]?.alt ?? ''}
      photos={photos.map(({ photo, alt }, at) => ({
        // The same blur twice would be one photo.
        src: (at === index ? shown : undefined) ?? `${photo.blur}#${at}`,
        alt,
      }))}
      previousLabel={t('chats.photo.previous')}
      nextLabel={t('chats.photo.next')}
    />
  )
}

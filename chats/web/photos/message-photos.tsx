import type { ChatPhoto, Message } from '@basera/chats/contract'
import { lazyPart, useSentences } from '@basera/platform/web'
import { Suspense, useState } from 'react'
import { firstName } from '../list/chat-labels.ts'
import en from '../locales/en.json'
import { useInView } from '../use-in-view.ts'
import { roomOf, tileRoom } from './photo-room.ts'
import css from './photos.css?inline'
import { useChatPhoto } from './use-chat-photo.ts'

const FullPhotos = lazyPart(async () => ({
  default: (await import('./full-photos.tsx')).FullPhotos,
}))

/** Photos that the reader asked for, as long as the page is open. */
const revealed = new Set<string>()

interface MessagePhotosProps {
  readonly message: Pick<Message, 'chat_id' | 'warning'>
  readonly photos: readonly ChatPhoto[]
  /** Undefined for oneself. */
  readonly by: string | undefined
  /** The reader has written to the other person (chats.photo-blurred). */
  readonly isKnown: boolean
}

/** The photos of a message, in the sizes that they will have, so that the log does not jump. */
export function MessagePhotos({ message, photos, by, isKnown }: MessagePhotosProps) {
  const t = useSentences(en)
  const { chat_id: chatId, warning } = message
  const [opened, setOpened] = useState<string>()
  const of = photos.length
  if (of === 0) return <em>{t('chats.photo.gone')}</em>
  const isBlurred = by !== undefined && (!isKnown || warning !== null)
  const altOf = (at: number) =>
    by === undefined
      ? t('chats.photo.own', { n: at + 1, of })
      : t('chats.photo.from', { n: at + 1, of, name: firstName(by) })
  const named = photos.map((photo, at) => ({ photo, alt: altOf(at) }))
  return (
    <span className="chat-photos">
      <style href="chat-photos" precedence="default">
        {css}
      </style>
      {named.map(({ photo, alt }) => (
        <OnePhoto
          key={photo.id}
          {...{ photo, alt, chatId, isBlurred, isAlone: of === 1 }}
          onOpen={() => setOpened(photo.id)}
        />
      ))}
      {opened !== undefined && (
        <Suspense>
          <FullPhotos
            chatId={chatId}
            photos={named.filter(({ photo }) => !isBlurred || revealed.has(photo.id))}
            first={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </span>
  )
}

interface OnePhotoProps {
  readonly photo: ChatPhoto
  readonly chatId: string
  readonly isBlurred: boolean
  readonly isAlone: boolean
  readonly alt: string
  readonly onOpen: () => void
}

function OnePhoto({ photo, chatId, isBlurred, isAlone, alt, onOpen }: OnePhotoProps) {
  const t = useSentences(en)
  const { id: photoId, blur } = photo
  const [isRevealed, setRevealed] = useState(() => revealed.has(photoId))
  const [isNear, setNear] = useState(false)
  const ref = useInView<HTMLButtonElement>(() => setNear(true), '.chat-log')
  const isHidden = isBlurred && !isRevealed
  const wanted = { chatId, photoId, width: '640' } as const
  const { src, hasFailed, retry } = useChatPhoto({ ...wanted, enabled: isNear && !isHidden })
  const reveal = () => {
    revealed.add(photoId)
    setRevealed(true)
  }
  const shown = isHidden ? undefined : src
  return (
    <button
      ref={ref}
      type="button"
      className="chat-photo"
      style={isAlone ? roomOf(photo) : tileRoom}
      onClick={isHidden ? reveal : hasFailed ? retry : onOpen}
    >
      <img
        src={shown ?? blur}
        alt={isHidden ? t('chats.photo.blurred', { photo: alt }) : alt}
        className={shown ? undefined : 'is-blurred'}
      />
      {(isHidden || hasFailed) && <span>{t(isHidden ? 'chats.photo.show' : 'chats.photo.again')}</span>}
    </button>
  )
}

import { IconButton } from '@basera/platform/design'
import { RotateCcwIcon, XIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import css from './photos.css?inline'
import type { PhotoTray as Tray, TrayPhoto } from './use-photo-tray.ts'

/** The photos of the message that is being written. */
export function PhotoTray({ tray }: { readonly tray: Tray }) {
  const t = useSentences(en)
  const reasons = tray.photos.flatMap(({ failure }) =>
    failure === undefined ? [] : [failure || t('chats.photo.failed')],
  )
  return (
    <>
      <style href="chat-photos" precedence="default">
        {css}
      </style>
      <ul className="chat-tray" aria-label={t('chats.photo.tray')}>
        {tray.photos.map((photo, n) => (
          <TrayItem key={photo.clientId} photo={photo} n={n + 1} tray={tray} />
        ))}
      </ul>
      {[...new Set(reasons)].map((reason) => (
        <p key={reason} className="chat-tray-why" role="alert">
          {reason}
        </p>
      ))}
    </>
  )
}

interface TrayItemProps {
  readonly photo: TrayPhoto
  readonly n: number
  readonly tray: Tray
}

function TrayItem({ photo, n, tray }: TrayItemProps) {
  const t = useSentences(en)
  const { preview, share, failure } = photo
  const isOnWay = !photo.photo && failure === undefined
  return (
    <li>
      <img src={preview} alt={t('chats.photo.own', { n, of: tray.photos.length })} />
      {isOnWay && <progress value={share} max={1} aria-label={t('chats.photo.sending', { n })} />}
      {failure !== undefined && (
        <IconButton
          className="chat-tray-again"
          label={t('chats.photo.retry', { n })}
          icon={<RotateCcwIcon />}
          onClick={() => tray.retry(photo)}
        />
      )}
      <IconButton
        className="chat-tray-x"
        label={t(isOnWay ? 'chats.photo.cancel' : 'chats.photo.remove', { n })}
        icon={<XIcon />}
        onClick={() => tray.remove(photo)}
      />
    </li>
  )
}

import type { PhotoCheck } from '@basera/accounts/contract'
import {
  Banner,
  Button,
  CameraIcon,
  Dialog,
  EyeIcon,
  Loading,
  showToast,
  Trash2Icon,
} from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import en from '../../locales/en.json'
import { GestureDrawing } from './gesture-drawing.tsx'
import css from './live-photo.css?inline'
import { useCamera } from './use-camera.ts'
import { useLivePhoto } from './use-live-photo.ts'

interface LivePhotoProps {
  readonly onClose: () => void
  readonly onSent: (check: PhotoCheck) => void
}

type Camera = ReturnType<typeof useCamera>
type Live = ReturnType<typeof useLivePhoto>

const notes = [
  ['accounts.live.now', <CameraIcon key="now" size="s" />],
  ['accounts.live.person', <EyeIcon key="person" size="s" />],
  ['accounts.live.deleted', <Trash2Icon key="deleted" size="s" />],
] as const

function Asked({ gesture }: { readonly gesture: Live['gesture'] }) {
  const t = useSentences(en)
  if (!gesture) return <Loading words={t('accounts.live.asking')} />
  return (
    <p className="live-ask" role="status">
      <GestureDrawing gesture={gesture} />
      {t(`accounts.live.gesture.${gesture}`)}
    </p>
  )
}

function View({ camera }: { readonly camera: Camera }) {
  const t = useSentences(en)
  const { taken, trouble, video } = camera
  if (trouble) return <Banner tone="danger">{t(`accounts.live.camera.${trouble}`)}</Banner>
  return (
    <div className="live-view">
      {taken ? (
        <img src={taken.address} alt={t('accounts.live.taken')} />
      ) : (
        <video ref={video} muted playsInline aria-label={t('accounts.live.view')} />
      )}
    </div>
  )
}

function Actions({
  camera,
  live,
  onClose,
}: {
  readonly camera: Camera
  readonly live: Live
  readonly onClose: () => void
}) {
  const t = useSentences(en)
  const { taken, trouble, isLive } = camera
  const notNow = (
    <Button disabled={live.isBusy} onClick={onClose}>
      {t('accounts.live.notNow')}
    </Button>
  )
  const again = () => {
    if (!live.gesture) void live.ask()
    camera.again()
  }
  const withMain = (main: ReactNode, other: ReactNode = notNow) => (
    <>
      {main}
      {other}
    </>
  )
  if (trouble || (live.failure && !live.gesture))
    return withMain(
      <Button look="primary" onClick={again}>
        {t('accounts.live.retry')}
      </Button>,
    )
  if (!taken)
    return withMain(
      <Button
        look="primary"
        icon={<CameraIcon />}
        disabled={!isLive || !live.gesture}
        onClick={() => void camera.take()}
      >
        {t('accounts.live.take')}
      </Button>,
    )
  return withMain(
    <Button look="primary" busy={live.isBusy} onClick={() => void live.send(taken.blob)}>
      {t('accounts.live.send')}
    </Button>,
    <Button disabled={live.isBusy} onClick={again}>
      {t('accounts.live.again')}
    </Button>,
  )
}

/** Takes a picture with the gesture that the server drew, from the camera alone (accounts.photo-check). */
export function LivePhotoDialog({ onClose, onSent }: LivePhotoProps) {
  const t = useSentences(en)
  const camera = useCamera()
  const live = useLivePhoto((check) => {
    showToast(t('accounts.live.sent'))
    onSent(check)
    onClose()
  })
  return (
    <Dialog
      open
      isInAddress
      onClose={onClose}
      dismissable={!live.isBusy}
      title={t('accounts.live.title')}
      closeLabel={t('accounts.settings.delete.close')}
      width={480}
      actions={<Actions camera={camera} live={live} onClose={onClose} />}
    >
      <style href="accounts-live-photo" precedence="default">
        {css}
      </style>
      <div className="grid gap-4">
        <View camera={camera} />
        {live.failure ? <Banner tone="danger">{live.failure}</Banner> : null}
        {live.gesture || !live.failure ? <Asked gesture={live.gesture} /> : null}
        <ul className="live-notes">
          {notes.map(([words, icon]) => (
            <li key={words}>
              {icon}
              <span>{t(words)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

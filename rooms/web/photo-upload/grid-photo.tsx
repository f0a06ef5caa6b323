import { Button, cx, Photo } from '@basera/platform/design'
import { ArrowLeftIcon, ArrowRightIcon, GripVerticalIcon, XIcon } from '@basera/platform/design/icons'
import { stockPhoto } from '@basera/platform/design/stock'
import { useSentences } from '@basera/platform/web'
import type { KeyboardEvent, PointerEvent } from 'react'
import en from '../locales/en.json'
import type { PhotoTile } from './photo-tile.ts'

interface GridPhotoProps {
  readonly tile: PhotoTile
  readonly place: number
  readonly of: number
  readonly busy: boolean
  readonly isDragged: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onPress: (event: PointerEvent) => void
  readonly onMoveTo: (to: number, control: string) => void
  readonly onRemove: () => void
  readonly onRetry: ((key: string) => void) | undefined
}

function placeAfterKey(key: string, place: number, of: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return place - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return place + 1
  if (key === 'Home') return 0
  return key === 'End' ? of - 1 : undefined
}

/** Touch scrolls over the picture and drags by the grip; a mouse drags the picture. */
const byMouse = (press: (event: PointerEvent) => void) => (event: PointerEvent) => {
  const onControl = event.target instanceof Element && event.target.closest('button')
  if (event.pointerType === 'mouse' && !onControl) press(event)
}

function Grip(props: GridPhotoProps) {
  const { tile, place, of, isOpen, onToggle, onPress, onMoveTo } = props
  const t = useSentences(en)
  const control = `move-${tile.key}`
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeAfterKey(event.key, place, of)
    if (to === undefined) return
    event.preventDefault()
    onMoveTo(to, control)
  }
  return (
    <button
      type="button"
      className="photo-tool is-grip"
      data-control={control}
      aria-label={t('rooms.photos.move', { place: place + 1, n: of, name: tile.name })}
      title={t('rooms.photos.move.hint')}
      aria-expanded={isOpen}
      onPointerDown={onPress}
      onKeyDown={onKeyDown}
      onClick={onToggle}
    >
      <span>
        <GripVerticalIcon />
      </span>
    </button>
  )
}

/** Reordering without drag or keyboard (WCAG 2.2, 2.5.7). */
function MoveButtons({ tile, place, of, onMoveTo }: GridPhotoProps) {
  const t = useSentences(en)
  const step = (by: -1 | 1) => {
    const control = by < 0 ? `earlier-${tile.key}` : `later-${tile.key}`
    const atEnd = place + by === 0 || place + by === of - 1
    onMoveTo(place + by, atEnd ? `move-${tile.key}` : control)
  }
  return (
    <span className="photo-moves">
      <button
        type="button"
        className="photo-tool"
        data-control={`earlier-${tile.key}`}
        aria-label={t('rooms.photos.earlier', { place: place + 1 })}
        disabled={place === 0}
        onClick={() => step(-1)}
      >
        <span>
          <ArrowLeftIcon />
        </span>
      </button>
      <button
        type="button"
        className="photo-tool"
        data-control={`later-${tile.key}`}
        aria-label={t('rooms.photos.later', { place: place + 1 })}
        disabled={place === of - 1}
        onClick={() => step(1)}
      >
        <span>
          <ArrowRightIcon />
        </span>
      </button>
    </span>
  )
}

function Progress({ tile, onRetry }: Pick<GridPhotoProps, 'tile' | 'onRetry'>) {
  const t = useSentences(en)
  if (tile.state === 'preparing') return <span className="photo-note">{t('rooms.photos.preparing')}</span>
  if (tile.state === 'sending')
    return (
      <progress
        className="photo-progress"
        aria-label={t('rooms.photos.sending', { name: tile.name })}
        value={tile.share ?? 0}
        max={1}
      />
    )
  if (tile.state === 'refused') return <span className="photo-note">{t('rooms.photos.refused')}</span>
  if (tile.state !== 'failed') return null
  return (
    <span className="photo-note">
      {t('rooms.photos.failed')}
      {onRetry ? (
        <Button
          size="s"
          aria-label={t('rooms.photos.retry.one', { name: tile.name })}
          onClick={() => onRetry(tile.key)}
        >
          {t('rooms.photos.retry')}
        </Button>
      ) : null}
    </span>
  )
}

export function GridPhoto(props: GridPhotoProps) {
  const { tile, place, of, busy, isDragged, isOpen, onPress, onRemove, onRetry } = props
  const t = useSentences(en)
  return (
    <li
      data-photo={tile.key}
      data-state={tile.state}
      className={cx('photo-cell', isDragged && 'is-dragged')}
      onPointerDown={busy || of < 2 ? undefined : byMouse(onPress)}
    >
      {tile.src ? (
        <Photo
          src={tile.src}
          blur={tile.blur}
          standIn={stockPhoto(tile.key)}
          alt={t('rooms.photos.alt', { place: place + 1, n: of, name: tile.name })}
          draggable={false}
          tag={place === 0 ? t('rooms.photos.cover') : undefined}
        />
      ) : (
        <span className="photo" />
      )}
      <Progress tile={tile} onRetry={onRetry} />
      {busy || of < 2 ? null : <Grip {...props} />}
      {busy || of < 2 || !isOpen ? null : <MoveButtons {...props} />}
      {busy || tile.state === 'sending' ? null : (
        <button
          type="button"
          className="photo-tool is-remove"
          data-control={`remove-${tile.key}`}
          aria-label={t('rooms.photos.remove', { place: place + 1, name: tile.name })}
          onClick={onRemove}
        >
          <span>
            <XIcon />
          </span>
        </button>
      )}
    </li>
  )
}

import { FieldError } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { maxPhotos } from '@basera/rooms/contract'
import en from './locales/en.json'
import { PhotoDrop } from './photo-drop.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { PhotoPickerStyles } from './photo-picker-styles.tsx'
import type { PhotoTile } from './photo-tile.ts'
import type { RefusedFile } from './photo-uploads.ts'

export interface PhotoPickerProps {
  /** In the order of the room; the first is the cover. */
  readonly tiles: readonly PhotoTile[]
  /** Files of the last choice that were left out. */
  readonly refused: readonly RefusedFile[]
  readonly onAdd: (files: readonly File[]) => void
  /** Puts the photo at place `from` (from 0) at place `to`. */
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (key: string) => void
  /** Called when a drag or a run of arrow keys has ended; the place to save an order. */
  readonly onMoved?: () => void
  readonly onRetry?: ((key: string) => void) | undefined
  /** While true nothing can be changed. */
  readonly busy?: boolean
  /** Most photos in all; 8 (marketplace 9). */
  readonly most?: number
}

/**
 * Chooses, orders and removes the photos of a room, by pointer, finger, keyboard and screen reader (marketplace 2, 9;
 * decisions 6). It keeps nothing: what is chosen lives with its caller.
 */
export function PhotoPicker(props: PhotoPickerProps) {
  const { tiles, refused, onAdd, busy = false, most = maxPhotos } = props
  const t = useSentences(en)
  const troubles = [
    ...refused,
    ...tiles.flatMap(({ name, state, trouble }) =>
      trouble && (state === 'failed' || state === 'refused') ? [{ name, trouble }] : [],
    ),
  ]
  return (
    <div>
      <PhotoPickerStyles />
      <PhotoDrop onAdd={onAdd} disabled={busy} most={most} isFull={tiles.length >= most} />
      <ul className="mt-2 grid gap-1" aria-live="polite">
        {troubles.map(({ name, trouble }, place) => (
          // Two files may have one name and one trouble.
          <li key={place}>
            <FieldError>{t('rooms.photos.trouble', { name, trouble })}</FieldError>
          </li>
        ))}
      </ul>
      {tiles.length > 0 ? <PhotoGrid {...props} busy={busy} most={most} /> : null}
    </div>
  )
}

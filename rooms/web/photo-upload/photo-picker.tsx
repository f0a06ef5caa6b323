import { FieldError } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { maxPhotos } from '@basera/rooms/contract'
import en from '../locales/en.json'
import { PhotoDrop } from './photo-drop.tsx'
import { PhotoGrid, type PhotoPickerProps } from './photo-grid.tsx'
import './photo-picker.css'

/** Stateless: the caller holds the photos. */
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
      <PhotoDrop onAdd={onAdd} disabled={busy} most={most} isFull={tiles.length >= most} />
      <ul className="mt-2 grid gap-1" aria-live="polite">
        {troubles.map(({ name, trouble }, place) => (
          // Two files may have the same name and trouble.
          <li key={place}>
            <FieldError>{t('rooms.photos.trouble', { name, trouble })}</FieldError>
          </li>
        ))}
      </ul>
      {tiles.length > 0 ? <PhotoGrid {...props} busy={busy} most={most} /> : null}
    </div>
  )
}

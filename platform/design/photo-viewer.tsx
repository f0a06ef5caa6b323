import { type ReactNode, useEffect, useRef } from 'react'
import { useModal } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { XIcon } from './icons.ts'
import { PhotoStage, type PhotoStageProps } from './photo-stage.tsx'

export interface PhotoViewerProps
  extends Pick<PhotoStageProps, 'photos' | 'index' | 'onIndex' | 'swipe' | 'previousLabel' | 'nextLabel'> {
  readonly open: boolean
  readonly onClose: () => void
  readonly closeLabel: string
  readonly label: string
  readonly caption: ReactNode
}

export function PhotoViewer(props: PhotoViewerProps) {
  return props.open ? <OpenViewer {...props} /> : null
}

function OpenViewer({ onClose, closeLabel, label, caption, ...stage }: PhotoViewerProps) {
  const modal = useModal({ onClose })
  const { photos, index, onIndex } = stage
  return (
    <dialog
      {...modal}
      className="viewer"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => turn(event.key, stage)}
    >
      <header>
        <p className="font-semibold tabular-nums" aria-live="polite">
          {caption}
        </p>
        <IconButton label={closeLabel} icon={<XIcon size="l" />} onClick={onClose} />
      </header>
      <PhotoStage {...stage} label={label} />
      <Thumbs photos={photos} index={index} onIndex={onIndex} />
    </dialog>
  )
}

function turn(
  key: string,
  { photos, index, onIndex }: Pick<PhotoViewerProps, 'photos' | 'index' | 'onIndex'>,
): void {
  const next = index + (key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0)
  if (next !== index && next >= 0 && next < photos.length) onIndex(next)
}

function Thumbs({ photos, index, onIndex }: Pick<PhotoViewerProps, 'photos' | 'index' | 'onIndex'>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])
  return (
    <div ref={row} className="thumbs">
      {photos.map((photo, position) => (
        <button
          key={photo.src}
          type="button"
          aria-label={photo.alt}
          aria-current={position === index ? true : undefined}
          onClick={() => onIndex(position)}
        >
          <img src={photo.thumb ?? photo.src} alt="" width={96} height={72} loading="lazy" />
        </button>
      ))}
    </div>
  )
}

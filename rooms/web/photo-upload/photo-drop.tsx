import { Button, cx } from '@basera/platform/design'
import { CameraIcon, ImagePlusIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react'
import en from '../locales/en.json'
import { photoTypes } from './photo-rules.ts'

interface PhotoDropProps {
  readonly onAdd: (files: readonly File[]) => void
  readonly disabled: boolean
  readonly most: number
  readonly isFull: boolean
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [over, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(onFiles !== undefined)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles?.([...event.dataTransfer.files])
    },
  }
  return { over, handlers }
}

export function PhotoDrop({ onAdd, disabled, most, isFull }: PhotoDropProps) {
  const t = useSentences(en)
  const ruleId = useId()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isOff = disabled || isFull
  const { over, handlers } = useFileDrop(disabled ? undefined : onAdd)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(currentTarget.files ?? [])])
    // Allows choosing the same file again after its removal.
    currentTarget.value = ''
  }
  return (
    // The buttons inside do the same without dragging.
    <div className={cx('photo-drop', over && 'is-over')} {...handlers}>
      <ImagePlusIcon />
      <p className="font-[600]">{t(over ? 'rooms.photos.drop' : 'rooms.photos.add')}</p>
      <p id={ruleId} className="text-ink-3 text-small">
        {t(isFull ? 'rooms.photos.full' : 'rooms.photos.rule', { most })}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button
          look="soft"
          size="s"
          disabled={isOff}
          aria-describedby={ruleId}
          onClick={() => files.current?.click()}
        >
          {t('rooms.photos.choose')}
        </Button>
        <Button
          look="soft"
          size="s"
          className="photo-camera"
          icon={<CameraIcon />}
          disabled={isOff}
          aria-describedby={ruleId}
          onClick={() => camera.current?.click()}
        >
          {t('rooms.photos.camera')}
        </Button>
      </div>
      <input ref={files} type="file" hidden multiple accept={photoTypes.join()} onChange={take} />
      <input ref={camera} type="file" hidden capture="environment" accept="image/jpeg" onChange={take} />
    </div>
  )
}

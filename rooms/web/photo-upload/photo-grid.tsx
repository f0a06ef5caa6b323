import { PlusIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useLayoutEffect, useRef, useState } from 'react'
import en from '../locales/en.json'
import { GridPhoto } from './grid-photo.tsx'
import type { PhotoTile } from './photo-tile.ts'
import type { RefusedFile } from './photo-uploads.ts'
import { useDragOrder } from './use-drag-order.ts'

export interface PhotoPickerProps {
  /** In the room's order; the first is the cover. */
  readonly tiles: readonly PhotoTile[]
  readonly refused: readonly RefusedFile[]
  readonly onAdd: (files: readonly File[]) => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (key: string) => void
  readonly onMoved?: () => void
  readonly onRetry?: ((key: string) => void) | undefined
  readonly busy?: boolean
  /** Most photos in all; 8 (rooms.photo-count). */
  readonly most?: number
}

type PhotoGridProps = PhotoPickerProps & { readonly busy: boolean; readonly most: number }

/** Milliseconds. The photos behind a removed one move up: a second tap in the same place was meant for the first. */
const secondTap = 600

/** Moving an element takes its focus away; this gives it back. */
function useKeptFocus() {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    list.current?.querySelector<HTMLElement>(`[data-control="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  })
  const keep = (control: string) => {
    wanted.current = control
  }
  return { list, keep }
}

/** The chosen photos, the cover large; drag, arrow keys or buttons reorder them (rooms.photo-order). */
export function PhotoGrid(props: PhotoGridProps) {
  const { tiles, onMove, onMoved, onRemove, onRetry, busy, most } = props
  const t = useSentences(en)
  const [said, say] = useState('')
  const [opened, setOpened] = useState<string>()
  const { list, keep } = useKeptFocus()
  const removedAt = useRef(Number.NEGATIVE_INFINITY)
  const keys = tiles.map(({ key }) => key)
  const ended = () => onMoved?.()
  const { dragged, press } = useDragOrder({ keys, onMove, onEnd: ended })

  const move = (from: number, to: number, control: string) => {
    const tile = tiles[from]
    if (!tile || to < 0 || to >= tiles.length || to === from) return
    keep(control)
    onMove(from, to)
    ended()
    const words = to === 0 ? 'rooms.photos.moved.cover' : 'rooms.photos.moved'
    say(t(words, { name: tile.name, place: to + 1, n: tiles.length }))
  }
  const remove = (place: number) => {
    const tile = tiles[place]
    if (!tile || performance.now() - removedAt.current < secondTap) return
    removedAt.current = performance.now()
    const next = tiles[place + 1] ?? tiles[place - 1]
    if (next) keep(`remove-${next.key}`)
    onRemove(tile.key)
    say(t('rooms.photos.removed', { name: tile.name }))
  }
  return (
    <section aria-label={t('rooms.photos.yours')} className="mt-5">
      <div className="flex items-baseline justify-between">
        <p className="font-[600]">{t('rooms.photos.yours')}</p>
        <p className="text-ink-3 text-small tabular-nums">
          {t('rooms.photos.count', { n: tiles.length, most })}
        </p>
      </div>
      <ul ref={list} className="photo-grid">
        {tiles.map((tile, place) => (
          <GridPhoto
            key={tile.key}
            tile={tile}
            place={place}
            of={tiles.length}
            busy={busy}
            isDragged={dragged === tile.key}
            isOpen={opened === tile.key}
            onToggle={() => setOpened((now) => (now === tile.key ? undefined : tile.key))}
            onPress={press(tile.key)}
            onMoveTo={(to, control) => move(place, to, control)}
            onRemove={() => remove(place)}
            onRetry={onRetry}
          />
        ))}
        {tiles.length < most && !busy ? (
          <li className="photo-slot" aria-hidden="true">
            <PlusIcon />
          </li>
        ) : null}
      </ul>
      <p className="sr-only" role="status">
        {said}
      </p>
    </section>
  )
}

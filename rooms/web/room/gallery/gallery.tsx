import { useSession } from '@basera/accounts/web'
import { Button, cx, type GalleryPhoto, PhotoStage } from '@basera/platform/design'
import { ImagePlusIcon, ImagesIcon } from '@basera/platform/design/icons'
import { lazyPart, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { type MouseEvent, type PointerEvent, Suspense, useRef, useState } from 'react'
import en from '../../locales/en.json'
import { galleryPhotos, gallerySwipePx, needsWholeFrame, photoCounter } from './gallery-photos.ts'
import { useBrokenPhotos } from './use-broken-photos.ts'

const loadViewer = () => import('./full-screen-photos.tsx')
const FullScreenPhotos = lazyPart(() => loadViewer().then((module) => ({ default: module.FullScreenPhotos })))

const tapTolerancePx = 8
const thumbCount = 2
const stageSizes = '(min-width: 75rem) 768px, (min-width: 64rem) 60vw, 54vw'
const thumbSizes = '430px'

interface GalleryProps {
  readonly room: Room
  /** Undefined where nobody can be asked. */
  readonly onAskForPhotos: (() => void) | undefined
}

/** The photos: one to swipe on phones, two thumbnails more on desktops; all in full screen. */
export function Gallery({ room, onAskForPhotos }: GalleryProps) {
  const t = useSentences(en)
  const [index, setIndex] = useState(0)
  const [isFull, setFull] = useState(false)
  const { broken, watch } = useBrokenPhotos(room.images)
  const photos = galleryPhotos(room, broken)
  const count = room.images.length
  const thumbs = photos.slice(1, 1 + thumbCount)
  const openAt = (photo: number) => {
    setIndex(photo)
    setFull(true)
  }
  const tap = useTap(() => count > 0 && setFull(true))
  const viewAll = (
    <Button size="s" icon={<ImagesIcon />} onClick={() => setFull(true)} className={viewAllButton}>
      <span className="max-lg:sr-only">{t('rooms.room.viewAll', { n: count })}</span>
      <span className="tabular-nums lg:hidden" aria-hidden="true">
        {photoCounter(index + 1, count, null)}
      </span>
    </Button>
  )
  return (
    <div
      {...watch}
      className={cx(frame, columnsFor[Math.min(count, 3)])}
      onPointerEnter={() => void loadViewer()}
    >
      <div {...tap} className={cx('relative min-h-0', count > 0 && 'cursor-zoom-in')}>
        <PhotoStage
          label={t('rooms.room.photos')}
          photos={photos}
          index={index}
          onIndex={setIndex}
          swipe={gallerySwipePx}
          previousLabel={t('rooms.room.previousPhoto')}
          nextLabel={t('rooms.room.nextPhoto')}
          sizes={stageSizes}
          eager
          className={cx(
            'photo h-full rounded-none! lg:aspect-auto!',
            needsWholeFrame(room.images) && '[&_img]:object-contain!',
          )}
        />
        {count === 1 && viewAll}
      </div>
      {count <= 1 && <FewPhotos count={count} onAsk={onAskForPhotos} />}
      {thumbs.length > 0 && <Thumbs photos={thumbs} onOpen={(thumb) => openAt(thumb + 1)} />}
      {count > 1 && viewAll}
      {isFull && (
        <Suspense>
          <FullScreenPhotos
            room={room}
            photos={photos}
            index={index}
            onIndex={setIndex}
            onClose={() => setFull(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** By the number of photos: a drawing or one photo at 4:3 beside words, two halves, a large one beside two (rooms.lone-photo). */
const columnsFor = [
  'lg:grid-cols-[627px_1fr]',
  'lg:grid-cols-[627px_1fr]',
  'lg:grid-cols-2',
  'lg:grid-cols-[1.78fr_1fr]',
]

const frame = cx(
  'relative -mx-(--gutter) lg:mx-0 lg:grid lg:h-[470px] lg:gap-2.5',
  'lg:overflow-hidden lg:rounded-4',
)

// On phones a counter, smaller than its touch target; on desktops a button.
const viewAllButton = cx(
  'absolute! end-3.5 bottom-3.5 lg:end-4 lg:bottom-4 max-lg:min-h-0! max-lg:gap-1.5! max-lg:rounded-[8px]!',
  'max-lg:border-transparent! max-lg:bg-[rgb(10_22_16/0.72)]! max-lg:px-2.5! max-lg:py-1.25! max-lg:text-small!',
  'max-lg:text-[#fff]! max-lg:after:absolute max-lg:after:-inset-x-2 max-lg:after:-inset-y-1.5',
)

interface FewPhotosProps {
  readonly count: number
  readonly onAsk: GalleryProps['onAskForPhotos']
}

/** Beside or below a lone photo or none: a way to ask for more (rooms.ask-photos). */
function FewPhotos({ count, onAsk }: FewPhotosProps) {
  const t = useSentences(en)
  const { status } = useSession()
  return (
    <div className="grid content-center justify-items-start px-(--gutter) pt-4 lg:bg-paper lg:p-10">
      <p className="text-h3 max-lg:sr-only">
        {t(count === 0 ? 'rooms.room.noPhotosYet' : 'rooms.room.onlyPhoto')}
      </p>
      {onAsk && (
        <>
          <p className="mt-1 text-ink-2">{t('rooms.room.onlyPhotoAsk')}</p>
          <Button
            size="s"
            icon={<ImagePlusIcon />}
            // The lister is not asked: until that is known, only the space is reserved.
            className={cx('mt-2.5', status === 'loading' && 'in-[[data-member]]:invisible')}
            onClick={onAsk}
          >
            {t('rooms.room.askPhotos')}
          </Button>
        </>
      )}
    </div>
  )
}

function Thumbs({ photos, onOpen }: { photos: readonly GalleryPhoto[]; onOpen: (index: number) => void }) {
  return (
    <div className={cx('hidden min-h-0 gap-2.5 lg:grid', photos.length > 1 && 'grid-rows-2')}>
      {photos.map(({ src, srcSet, alt }, index) => (
        <button
          key={src}
          type="button"
          onClick={() => onOpen(index)}
          className="photo aspect-auto! min-h-0 cursor-zoom-in rounded-none! focus-visible:-outline-offset-3!"
        >
          <img
            src={src}
            srcSet={srcSet}
            sizes={thumbSizes}
            alt={alt}
            width={800}
            height={600}
            loading="lazy"
          />
        </button>
      ))}
    </div>
  )
}

/** Ignores the end of a swipe and clicks on buttons. */
function useTap(onTap: () => void) {
  const start = useRef(0)
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      start.current = event.clientX
    },
    onClick: (event: MouseEvent) => {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null
      if (!isButton && Math.abs(event.clientX - start.current) < tapTolerancePx) onTap()
    },
  }
}

import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cx } from './cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts'

export interface GalleryPhoto {
  readonly src: string
  readonly srcSet?: string | undefined
  readonly alt: string
  readonly thumb?: string | undefined
  readonly blur?: string | null | undefined
}

export interface PhotoStageProps {
  readonly photos: readonly GalleryPhoto[]
  readonly index: number
  readonly onIndex: (index: number) => void
  /** Threshold in px. */
  readonly swipe: number
  readonly label: string
  readonly previousLabel: string
  readonly nextLabel: string
  readonly sizes?: string
  /** Loads the first picture with high priority. */
  readonly eager?: boolean
  readonly children?: ReactNode
  readonly className?: string
}

/** One picture at a time, changed by swipes, arrow keys or buttons. Neighbours load on the first interaction. */
export function PhotoStage(props: PhotoStageProps) {
  const { photos, index, onIndex, label, children, className } = props
  const [loadsNeighbours, setLoadsNeighbours] = useState(false)
  const loadNeighbours = () => setLoadsNeighbours(true)
  const go = (step: number) => {
    const next = index + step
    loadNeighbours()
    if (next >= 0 && next < photos.length) onIndex(next)
  }
  const { dx, handlers } = useSwipe(props.swipe, go)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    go(step)
  }
  return (
    <section
      className={cx('stage', className)}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerEnter={loadNeighbours}
      onFocus={loadNeighbours}
      {...handlers}
    >
      <Track {...props} loadsNeighbours={loadsNeighbours} dx={dx} />
      {photos.length > 1 && <Arrows {...props} go={go} />}
      {children}
    </section>
  )
}

function Track({
  photos,
  index,
  sizes,
  eager,
  loadsNeighbours,
  dx,
}: PhotoStageProps & { loadsNeighbours: boolean; dx: number }) {
  return (
    <div
      className={cx('track', dx === 0 && 'settle')}
      style={{ transform: `translateX(calc(${-100 * index}% + ${dx}px))` }}
    >
      {photos.map(({ src, srcSet, alt, blur }, position) => (
        <div
          key={src}
          aria-hidden={position !== index}
          style={blur ? ({ '--blur': `url("${blur}")` } as CSSProperties) : undefined}
        >
          {(position === index || (loadsNeighbours && Math.abs(position - index) === 1)) && (
            <img
              src={src}
              srcSet={srcSet}
              sizes={sizes}
              alt={alt}
              width={1280}
              height={960}
              draggable={false}
              fetchPriority={eager && position === 0 ? 'high' : undefined}
            />
          )}
        </div>
      ))}
    </div>
  )
}

function Arrows(props: PhotoStageProps & { go: (step: number) => void }) {
  const { photos, index, previousLabel, nextLabel, go } = props
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // An arrow that ends at the last photo would take the focus, and with it the keys, out of the dialog.
    if (index > 0 && document.activeElement === next.current && next.current?.disabled)
      previous.current?.focus()
    if (index === 0 && document.activeElement === previous.current) next.current?.focus()
  }, [index])
  return (
    <>
      <button
        ref={previous}
        type="button"
        className="arr prev"
        aria-label={previousLabel}
        disabled={index === 0}
        onClick={() => go(-1)}
      >
        <ChevronLeftIcon />
      </button>
      <button
        ref={next}
        type="button"
        className="arr next"
        aria-label={nextLabel}
        disabled={index === photos.length - 1}
        onClick={() => go(1)}
      >
        <ChevronRightIcon />
      </button>
    </>
  )
}

/** The step of a swipe of `dx` by `dy` px: 0 below the threshold and for vertical swipes. */
export function swipeStep(dx: number, dy: number, threshold: number): 1 | -1 | 0 {
  if (Math.abs(dx) <= threshold || Math.abs(dy) > Math.abs(dx)) return 0
  return dx < 0 ? 1 : -1
}

/** Follows a pointer and changes the picture when it is released beyond the threshold. */
function useSwipe(threshold: number, go: (step: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const [dx, setDx] = useState(0)
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0) start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current && event.isPrimary) setDx(event.clientX - start.current.x)
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return
      const step = swipeStep(event.clientX - start.current.x, event.clientY - start.current.y, threshold)
      start.current = undefined
      setDx(0)
      if (step !== 0) go(step)
    },
    onPointerCancel: () => {
      start.current = undefined
      setDx(0)
    },
    onPointerLeave: () => {
      start.current = undefined
      setDx(0)
    },
  }
  return { dx, handlers }
}

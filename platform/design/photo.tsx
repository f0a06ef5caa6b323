import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from './cx.ts'
import { ImagesIcon } from './icons.ts'

export interface PhotoProps extends Omit<ComponentProps<'img'>, 'className' | 'onError' | 'ref'> {
  readonly src: string
  /** A tiny data URL shown until the picture is loaded. */
  readonly blur?: string | null | undefined
  /** Shown when the picture is broken. */
  readonly standIn?: string
  /** Bottom left, on a plate. */
  readonly tag?: ReactNode
  /** Bottom right, with the word that screen readers say after it ("photos"). */
  readonly count?: { readonly n: number; readonly label: string } | undefined
  readonly className?: string
}

/** A 4:3 picture in a box of its own size, with a blurred preview and a stand-in for broken pictures. */
export function Photo({ src, srcSet, blur, standIn, tag, count, alt = '', className, ...img }: PhotoProps) {
  const [broken, setBroken] = useState<string>()
  const failed = broken === src && standIn !== undefined
  const fail = () => setBroken(src)
  return (
    <span
      className={cx('photo', className)}
      style={blur && !failed ? { backgroundImage: `url("${blur}")` } : undefined}
    >
      <img
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
        {...img}
        alt={alt}
        src={failed ? standIn : src}
        srcSet={failed ? undefined : srcSet}
        onError={fail}
        // A picture in the server's HTML may fail before hydration.
        ref={(element) => {
          if (element?.complete && element.naturalWidth === 0 && broken !== src && standIn) fail()
        }}
      />
      {tag && <span className="plate">{tag}</span>}
      {count && (
        <span className="nphotos">
          <ImagesIcon size="s" />
          {count.n}
          <span className="sr-only"> {count.label}</span>
        </span>
      )}
    </span>
  )
}

import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from './cx.ts'
import { ImagesIcon } from './icons.ts'

export interface PhotoProps extends Omit<ComponentProps<'img'>, 'className' | 'onError' | 'ref'> {
  readonly src: string
  /** A tiny data URL shown while loading. */
  readonly blur?: string | null | undefined
  /** Replaces a broken picture. */
  readonly standIn?: string
  readonly tag?: ReactNode
  /** Bottom right, with a word for screen readers ("photos"). */
  readonly count?: { readonly n: number; readonly label: string } | undefined
  readonly className?: string
}

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
        // A picture of the served HTML may fail before hydration.
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

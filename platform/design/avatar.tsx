import { type CSSProperties, useState } from 'react'
import { cx } from './cx.ts'
import { initialsOf, pickByHash } from './initials.ts'

export interface AvatarProps {
  readonly name: string
  readonly userId: string
  readonly src?: string | null | undefined
  readonly size?: number
  /** Adds the presence dot; put `Presence` with the word beside it. */
  readonly online?: boolean | undefined
  /** Without it the avatar is decoration beside a written name. */
  readonly alt?: string
  readonly className?: string
}

/** A person's photo in an arch, or initials on one of five tints. */
export function Avatar({ name, userId, src, size = 56, online, alt = '', className }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const photo = src && src !== broken ? src : undefined
  const arch = (
    <span
      className={cx('avatar', `tint-${pickByHash(userId, 5) + 1}`, className)}
      style={{ '--sz': `${size}px` } as CSSProperties}
      {...(!photo && (alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }))}
    >
      {photo ? (
        <img
          src={photo}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(photo)}
        />
      ) : (
        // Unicode versions split some Indic letters differently, so server and browser may disagree.
        <span suppressHydrationWarning>{initialsOf(name)}</span>
      )}
    </span>
  )
  if (online === undefined) return arch
  return (
    <span className="who">
      {arch}
      <span className={cx('dot', online && 'on')} />
    </span>
  )
}

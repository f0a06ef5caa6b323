import type { ChatPhoto } from '@basera/chats/contract'
import type { CSSProperties } from 'react'

/** Pixels, of a photo that stands alone. */
const tallest = 320
const widest = 280

/** The room that a photo alone takes, before it is loaded. */
export const roomOf = ({ width, height }: ChatPhoto): CSSProperties => ({
  width: `min(${Math.max(96, Math.round(Math.min(widest, (tallest * width) / height)))}px, 60vw)`,
  aspectRatio: `${width} / ${height}`,
})

/** Of several: tiles in a row. */
export const tileRoom: CSSProperties = { width: 'min(92px, 19vw)', aspectRatio: 1 }

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Pixel } from '../draw/outline.ts'

interface StrokeOptions {
  readonly onTap: (pixel: Pixel) => void
  readonly onStroke: (line: readonly Pixel[]) => void
}

/** px between two points of a line. */
const gap = 4
/** px: shorter than this is a tap. */
const tapLength = 12

const apart = ([ax, ay]: Pixel, [bx, by]: Pixel) => Math.hypot(ax - bx, ay - by)

export function useStroke(
  sheet: RefObject<HTMLElement | null>,
  { onTap, onStroke }: StrokeOptions,
): readonly Pixel[] {
  const [line, setLine] = useState<readonly Pixel[]>([])
  const latest = useRef({ onTap, onStroke })
  latest.current = { onTap, onStroke }
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const stop = new AbortController()
    let drawn: Pixel[] | null = null
    const pixelOf = ({ clientX, clientY }: PointerEvent): Pixel => {
      const { left, top } = element.getBoundingClientRect()
      return [clientX - left, clientY - top]
    }
    const listen = (
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      act: (event: PointerEvent) => void,
    ) => element.addEventListener(name, act, { signal: stop.signal })
    const end = () => {
      drawn = null
      setLine([])
    }
    listen('pointerdown', (event) => {
      if (!event.isPrimary) return
      element.setPointerCapture(event.pointerId)
      drawn = [pixelOf(event)]
    })
    listen('pointermove', (event) => {
      const last = drawn?.at(-1)
      if (!drawn || !last || !event.isPrimary || apart(last, pixelOf(event)) < gap) return
      drawn = [...drawn, pixelOf(event)]
      setLine(drawn)
    })
    listen('pointerup', () => {
      const line = drawn ?? []
      end()
      const [first] = line
      if (!first) return
      if (line.every((pixel) => apart(pixel, first) < tapLength)) latest.current.onTap(first)
      else latest.current.onStroke(line)
    })
    listen('pointercancel', end)
    return () => stop.abort()
  }, [sheet])
  return line
}

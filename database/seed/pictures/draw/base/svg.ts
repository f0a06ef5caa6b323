/** Drawing words for flat SVG scenes. Every shape is a string; lengths are user units of an 800 x 600 scene. */

/** One decimal keeps files small and the same on every machine. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

const seen = (opacity: number | undefined): string => (opacity === undefined ? '' : ` opacity="${opacity}"`)

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  rx = 0,
  opacity?: number,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ''} fill="${fill}"${seen(opacity)}/>`

export const path = (d: string, fill: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}"${seen(opacity)}/>`

export const stroke = (d: string, colour: string, width: number, opacity?: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${seen(opacity)}/>`

export const circle = (x: number, y: number, r: number, fill: string, opacity?: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${seen(opacity)}/>`

export const ring = (x: number, y: number, r: number, colour: string, width: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity?: number,
): string => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${seen(opacity)}/>`

/** The soft dark patch where an object meets the floor. */
export const contact = (x: number, y: number, rx: number, ry = 8, opacity = 0.26): string =>
  ellipse(x, y, rx, ry, '#2a1c10', opacity)

export const at = (x: number, y: number, scale: number, ...children: string[]): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}">${children.join('')}</g>`

export const turned = (x: number, y: number, degrees: number, ...children: string[]): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${children.join('')}</g>`

export const mirrored = (axis: number, ...children: string[]): string =>
  `<g transform="translate(${n(axis * 2)} 0) scale(-1 1)">${children.join('')}</g>`

export const clipped = (id: string, d: string, ...children: string[]): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${children.join('')}</g>`

/** `[offset 0..1, colour, opacity]` */
export type Stop = readonly [number, string, number?]

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([o, c, a]) =>
        `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
    )
    .join('')

/** A top-to-bottom gradient; use as `url(#id)`. */
export const fade = (id: string, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`

/** A circular gradient in scene units; use as `url(#id)`. */
export const glow = (id: string, x: number, y: number, r: number, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(r)}">${stopsOf(stops)}</radialGradient>`

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Many small boxes as one path: windows of far houses, tiles, slats. */
export const boxes = (list: readonly (readonly [number, number, number, number])[]): string =>
  list.map(([x, y, w, h]) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`).join('')

export const scene = (width: number, height: number, ...children: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${children.join('')}</svg>`

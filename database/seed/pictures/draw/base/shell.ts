import type { FloorName, Look } from './look.ts'
import { boxes, fade, n, path, rect, stroke, times } from './svg.ts'

interface Floor {
  near: string
  far: string
  /** joint lines or second tile colour */
  mark: string
  skirting: string
}

const floors: Record<FloorName, Floor> = {
  oxide: { far: '#a9482f', near: '#8d3622', mark: '#5d1d12', skirting: '#7c2f1e' },
  greenOxide: { far: '#5f8d74', near: '#47745c', mark: '#1f4434', skirting: '#2f5b46' },
  tiles: { far: '#efe7d6', near: '#ddd2bb', mark: '#b3a283', skirting: '#c3b393' },
  terrazzo: { far: '#ddd5c6', near: '#cdc3b1', mark: '#8f8574', skirting: '#7f8b86' },
  athangudi: { far: '#e9d3ab', near: '#e9d3ab', mark: '#7c3c26', skirting: '#7c3c26' },
  checks: { far: '#f0e6d0', near: '#e2d4b6', mark: '#3c5a4c', skirting: '#546159' },
  planks: { far: '#c79a68', near: '#b08150', mark: '#7a4b2a', skirting: '#8c5a34' },
  kota: { far: '#b9c1ac', near: '#a3ad97', mark: '#6f7d6a', skirting: '#7f8b78' },
}

const EYE = 230
/** x on row `y` of the joint that meets the wall at `k` */
const along = (k: number, y: number, foot: number): number => 400 + ((k - 400) * (y - EYE)) / (foot - EYE)

const rowsFrom = (foot: number): number[] => {
  const rows = [foot]
  for (let gap = 15, y = foot; y < 600; gap *= 1.42) {
    y += gap
    rows.push(y)
  }
  return rows
}

const joints = (foot: number, colour: string, step: number, opacity: number): string =>
  stroke(
    times(29, (i) => {
      const k = 400 + (i - 14) * step
      return `M${n(k)} ${n(foot)}L${n(along(k, 600, foot))} 600`
    }),
    colour,
    1.4,
    opacity,
  ) +
  stroke(
    rowsFrom(foot)
      .slice(1, -1)
      .map((y) => `M0 ${n(y)}H800`)
      .join(''),
    colour,
    1.4,
    opacity,
  )

const chequers = (foot: number, colour: string, step: number, opacity: number): string => {
  const rows = rowsFrom(foot)
  let d = ''
  for (let r = 0; r < rows.length - 1; r += 1) {
    const [a = foot, b = 600] = [rows[r], rows[r + 1]]
    for (let i = -14; i < 14; i += 1) {
      if ((i + r) % 2) continue
      const [k, l] = [400 + i * step, 400 + (i + 1) * step]
      if (along(l, a, foot) < -40 || along(k, a, foot) > 840) continue
      d += `M${n(along(k, a, foot))} ${n(a)}L${n(along(l, a, foot))} ${n(a)}L${n(along(l, b, foot))} ${n(b)}L${n(along(k, b, foot))} ${n(b)}z`
    }
  }
  return path(d, colour, opacity)
}

/** Chettinad floor: lozenges of two colours in cream. */
const lozenges = (foot: number): string => {
  const rows = rowsFrom(foot)
  const d = ['', '']
  for (let r = 0; r < rows.length - 1; r += 1) {
    const [a = foot, b = 600] = [rows[r], rows[r + 1]]
    const m = (a + b) / 2
    for (let i = -14; i < 14; i += 1) {
      const [k, mid, l] = [400 + i * 66, 433 + i * 66, 466 + i * 66]
      if (along(l, b, foot) < 0 || along(k, b, foot) > 800) continue
      d[Math.abs(i + r) % 2] +=
        `M${n(along(mid, a, foot))} ${n(a)}L${n(along(l, m, foot))} ${n(m)}L${n(along(mid, b, foot))} ${n(b)}L${n(along(k, m, foot))} ${n(m)}z`
    }
  }
  return path(d[0] ?? '', '#2f6e68', 0.85) + path(d[1] ?? '', '#b5482f', 0.85)
}

const chips = (foot: number, look: Look): string =>
  ['#b8896a', '#8fa3a0', '#a94f38', '#7f6d60']
    .map((colour) =>
      path(
        times(20, () => {
          const y = foot + 12 + look.dice.roll() * (578 - foot)
          const s = 3 + ((y - foot) / (600 - foot)) * 7
          return `M${n(look.dice.roll() * 800)} ${n(y)}l${n(s)} ${n(-s * 0.25)}l${n(s * 0.36)} ${n(s * 0.44)}l${n(-s * 0.8)} ${n(s * 0.25)}z`
        }),
        colour,
        0.55,
      ),
    )
    .join('')

const finish = (name: FloorName, foot: number, mark: string, look: Look): string => {
  if (name === 'athangudi') return lozenges(foot)
  if (name === 'checks') return chequers(foot, mark, 58, 0.8)
  if (name === 'kota') return chequers(foot, mark, 70, 0.22) + joints(foot, mark, 70, 0.4)
  if (name === 'terrazzo') return chips(foot, look) + joints(foot, mark, 132, 0.28)
  if (name === 'planks') return joints(foot, mark, 48, 0.32)
  if (name === 'tiles') return joints(foot, mark, 84, 0.5)
  return joints(foot, mark, 82, 0.17)
}

export const floorOf = (look: Look, foot: number): string => {
  const floor = floors[look.floor]
  return (
    fade('floor', [
      [0, floor.far],
      [1, floor.near],
    ]) +
    rect(0, foot, 800, 600 - foot, 'url(#floor)') +
    finish(look.floor, foot, floor.mark, look)
  )
}

/** Wall, ceiling line, two-tone dado, skirting and floor of a room whose wall meets the floor at y = `foot`. */
export const shell = (look: Look, foot: number): string => {
  const { wall } = look
  const dado = wall.dado
    ? rect(0, foot - 148, 800, 148, wall.dado) + rect(0, foot - 154, 800, 7, wall.trim)
    : ''
  return (
    fade('wall', [
      [0, wall.top],
      [1, wall.low],
    ]) +
    rect(0, 0, 800, foot, 'url(#wall)') +
    dado +
    rect(0, 0, 800, 26, wall.ceiling) +
    rect(0, 26, 800, 3, wall.trim, 0, 0.7) +
    floorOf(look, foot) +
    rect(0, foot - 12, 800, 13, floors[look.floor].skirting)
  )
}

/** Sunlight through the window, thrown on the wall and on the floor. */
export const sunPatch = (look: Look, x: number, y: number, w: number, h: number, foot: number): string => {
  const beam = look.light.beam
  if (!beam) return ''
  const slope = 0.18
  const bars = [0.2, 0.4, 0.6, 0.8].map((f): [number, number] => [x + w * f, y + w * f * slope])
  return (
    path(`M${n(x)} ${n(y)}l${n(w)} ${n(w * slope)}v${n(h)}l${n(-w)} ${n(-w * slope)}z`, beam, 0.55) +
    path(bars.map(([bx, by]) => `M${n(bx)} ${n(by)}l4 .7v${n(h)}l-4 -.7z`).join(''), look.wall.low, 0.8) +
    path(
      `M${n(x)} ${n(y + h * 0.42)}l${n(w)} ${n(w * slope)}v4l${n(-w)} ${n(-w * slope)}z`,
      look.wall.low,
      0.8,
    ) +
    path(
      `M${n(x - 60)} ${n(foot + 30)}l${n(w + 60)} -14L${n(x + w + 170)} ${n(foot + 96)}V600H${n(x + 50)}z`,
      beam,
      0.16,
    )
  )
}

/** Square glazed tiles on a wall; every third carries a leaf. */
export const glazed = (
  x: number,
  y: number,
  w: number,
  h: number,
  size: number,
  ground: string,
  mark: string,
): string => {
  const lines =
    times(Math.ceil(w / size), (i) => `M${n(x + i * size)} ${n(y)}v${n(h)}`) +
    times(Math.ceil(h / size), (i) => `M${n(x)} ${n(y + i * size)}h${n(w)}`)
  const motifs: string[] = []
  for (let r = 0; (r + 1) * size <= h + 1; r += 1)
    for (let i = r % 2; (i + 1) * size <= w + 1; i += 3) {
      const [mx, my] = [x + (i + 0.5) * size, y + r * size + size * 0.22]
      motifs.push(
        `M${n(mx)} ${n(my)}c${n(size * 0.26)} ${n(size * 0.2)} ${n(size * 0.26)} ${n(size * 0.42)} 0 ${n(size * 0.58)}c${n(-size * 0.26)} ${n(-size * 0.16)} ${n(-size * 0.26)} ${n(-size * 0.38)} 0 ${n(-size * 0.58)}z`,
      )
    }
  return (
    rect(x, y, w, h, ground) +
    stroke(lines, '#fffdf6', 2, 0.8) +
    path(motifs.join(''), mark, 0.5) +
    path(boxes([[x, y, w, 5]]), mark, 0.7)
  )
}

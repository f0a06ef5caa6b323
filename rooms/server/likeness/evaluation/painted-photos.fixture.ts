import { drawAnyRoom } from '@basera/database/testing/pictures'
import sharp from 'sharp'
import { type Chance, chanceOf } from './chance.fixture.ts'

const width = 800
const height = 600

const colour = (chance: Chance) =>
  `hsl(${Math.floor(chance() * 360)} ${Math.floor(chance() * 50)}% ${Math.floor(20 + chance() * 65)}%)`

const between = (chance: Chance, low: number, high: number) => Math.round(low + chance() * (high - low))

function thing(chance: Chance, floor: number): string {
  const w = between(chance, 30, 260)
  const h = between(chance, 30, 260)
  const x = between(chance, -20, width - 40)
  const isOnWall = chance() < 0.4
  const y = isOnWall ? between(chance, 10, floor - 80) : between(chance, floor - h * 0.6, height - h * 0.7)
  const round = chance() < 0.3 ? Math.min(w, h) / 2 : between(chance, 0, 12)
  const shade = `<rect x="${x + 6}" y="${y + 8}" width="${w}" height="${h}" rx="${round}" fill="#000" opacity="0.25"/>`
  const lines = Array.from({ length: between(chance, 0, 5) }, () => {
    const at = between(chance, 4, h)
    return `<rect x="${x}" y="${y + at}" width="${w}" height="${between(chance, 1, 9)}" fill="${colour(chance)}"/>`
  })
  return `${shade}<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${colour(chance)}"/>${lines.join('')}`
}

function boxRoom(chance: Chance): string {
  const [left, right] = [between(chance, 40, 240), between(chance, 560, 760)]
  const [top, floor] = [between(chance, 20, 140), between(chance, 340, 460)]
  const faces = [
    `0,0 ${left},${top} ${left},${floor} 0,${height}`,
    `${width},0 ${right},${top} ${right},${floor} ${width},${height}`,
    `0,0 ${width},0 ${right},${top} ${left},${top}`,
    `0,${height} ${left},${floor} ${right},${floor} ${width},${height}`,
  ].map((points) => `<polygon points="${points}" fill="${colour(chance)}"/>`)
  const things = Array.from({ length: between(chance, 5, 14) }, () => thing(chance, floor))
  const side = chance() < 0.5 ? 'x1="0" x2="1"' : 'x1="1" x2="0"'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" ${side} y1="0" y2="0.6"><stop offset="0" stop-color="#fff" stop-opacity="0.35"/>
    <stop offset="1" stop-color="#000" stop-opacity="0.45"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="${colour(chance)}"/>${faces.join('')}${things.join('')}
    <rect width="${width}" height="${height}" fill="url(#g)"/></svg>`
}

function cloudPixels(chance: Chance): Buffer {
  const waves = Array.from({ length: 40 }, () => {
    const size = 2 ** (chance() * 5)
    return [Math.cos(chance() * 6.3) * size, Math.sin(chance() * 6.3) * size, chance() * 6.3, 1 / size ** 0.7]
  })
  const values = Buffer.alloc(200 * 150)
  for (let i = 0; i < values.length; i++) {
    const [x, y] = [((i % 200) / 200) * 6.3, (Math.floor(i / 200) / 200) * 6.3]
    const sum = waves.reduce(
      (total, [u = 0, v = 0, p = 0, a = 0]) => total + a * Math.sin(u * x + v * y + p),
      0,
    )
    values[i] = Math.max(0, Math.min(255, 128 + 45 * sum))
  }
  return values
}

function cellPixels(chance: Chance): Buffer {
  const points = Array.from({ length: between(chance, 12, 60) }, () => [
    chance() * 200,
    chance() * 150,
    chance() * 255,
  ])
  const values = Buffer.alloc(200 * 150)
  for (let i = 0; i < values.length; i++) {
    let best = Number.POSITIVE_INFINITY
    for (const [px = 0, py = 0, tone = 0] of points) {
      const distance = ((i % 200) - px) ** 2 + (Math.floor(i / 200) - py) ** 2
      if (distance < best) [best, values[i]] = [distance, tone]
    }
  }
  return values
}

const fromPixels = (pixels: Buffer) =>
  sharp(pixels, { raw: { width: 200, height: 150, channels: 1 } })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer()

/** What a camera adds: its own place and tilt, colour of light, noise, and blur. */
async function taken(picture: Buffer, chance: Chance): Promise<Buffer> {
  const tilt = () => (chance() - 0.5) * 0.12
  const tilted = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .affine([
      [1, tilt()],
      [tilt(), 1],
    ])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = { width: tilted.info.width, height: tilted.info.height }
  const part = 0.72 + 0.16 * chance()
  const cut = (length: number) => {
    const kept = Math.floor(length * part)
    return [Math.floor((length - kept) / 2 + (0.9 - part) * length * (chance() - 0.5)), kept]
  }
  const [[left = 0, width = 0], [top = 0, height = 0]] = [cut(size.width), cut(size.height)]
  const data = await sharp(tilted.data, { raw: { ...size, channels: 3 } })
    .extract({ left, top, width, height })
    .resize(640, 480)
    .raw()
    .toBuffer()
  const tone = [0, 1, 2].map(() => 0.92 + 0.16 * chance())
  for (let i = 0; i < data.length; i++)
    data[i] = Math.max(0, Math.min(255, (data[i] ?? 0) * (tone[i % 3] ?? 1) + (chance() - 0.5) * 16))
  const photo = sharp(data, { raw: { width: 640, height: 480, channels: 3 } })
  return photo
    .blur(0.5 + 0.7 * chance())
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** The `n`th photo of the set: 3 of 5 show one of forty layouts of rooms, the others boxes, clouds or cells. */
export async function paintedPhoto(n: number): Promise<Buffer> {
  const chance = chanceOf(n)
  const kind = n % 10
  if (kind < 6)
    return taken(
      await sharp(Buffer.from(drawAnyRoom(`room ${n}`)), { density: 64 })
        .png({ compressionLevel: 1 })
        .toBuffer(),
      chance,
    )
  if (kind < 8) return taken(Buffer.from(boxRoom(chance)), chance)
  return taken(await fromPixels(kind === 8 ? cloudPixels(chance) : cellPixels(chance)), chance)
}

import sharp, { type Sharp } from 'sharp'
import { type Chance, chanceOf } from './chance.fixture.ts'

type Alter = (photo: Sharp, size: { width: number; height: number }, chance: Chance) => Sharp | Promise<Sharp>

const whole = (value: number) => Math.max(1, Math.round(value))

function text(width: number, height: number, chance: Chance): Buffer {
  const top = height * (0.05 + 0.8 * chance())
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect y="${top}" width="${width}" height="${height * 0.13}" fill="#000" opacity="0.55"/>
    <text x="${width / 2}" y="${top + height * 0.1}" text-anchor="middle" font-size="${height * 0.1}"
      font-family="sans-serif" font-weight="bold" fill="#fff" stroke="#b00" stroke-width="2">CALL NOW 2BHK ONLY</text></svg>`)
}

const bars = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height * 0.08}" fill="#fff"/><circle cx="40" cy="${height * 0.04}" r="14" fill="#333"/>
    <rect x="80" y="${height * 0.03}" width="${width * 0.4}" height="14" fill="#666"/>
    <rect y="${height * 0.9}" width="${width}" height="${height * 0.1}" fill="#222"/>
    <circle cx="${width / 2}" cy="${height * 0.95}" r="18" fill="#eee"/></svg>`)

const cropped =
  (share: number): Alter =>
  (photo, { width, height }, chance) => {
    const [w, h] = [whole(width * (1 - share)), whole(height * (1 - share))]
    const left = Math.floor((width - w) * chance())
    return photo.extract({ left, top: Math.floor((height - h) * chance()), width: w, height: h })
  }

const bordered: Alter = (photo, { width }, chance) => {
  const around = whole(width * 0.05)
  const background = ['#fff', '#000', '#d8a02a', '#2a63d8'][Math.floor(chance() * 4)] ?? '#fff'
  return photo.extend({ top: around, bottom: around, left: around, right: around, background })
}

/** What a thief does to a photo; each must be found. */
export const alterations: Readonly<Record<string, Alter>> = {
  resized: (photo, { width }, chance) => photo.resize(whole(width * (0.35 + 0.4 * chance()))),
  'JPEG 40': (photo) => photo,
  WebP: (photo) => photo,
  'cropped by 10 %': cropped(0.1),
  mirrored: (photo) => photo.flop(),
  'brighter or darker': (photo, _size, chance) => photo.modulate({ brightness: chance() < 0.5 ? 0.7 : 1.3 }),
  'with a border': bordered,
  'with text': (photo, { width, height }, chance) =>
    photo.composite([{ input: text(width, height, chance) }]),
}

/** Harder ones, measured only. */
export const harderAlterations: Readonly<Record<string, Alter>> = {
  'cropped by 20 %': cropped(0.2),
  'cropped by 30 %': cropped(0.3),
  'rotated by 2°': (photo, { width, height }) => photo.rotate(2).resize(width, height, { fit: 'cover' }),
  'rotated by 5°': (photo, { width, height }) => photo.rotate(5).resize(width, height, { fit: 'cover' }),
  'without colours': (photo) => photo.greyscale(),
  'colours doubled': (photo) => photo.modulate({ saturation: 2 }),
  'more contrast': (photo) => photo.linear(1.5, -50),
  'screenshot with bars': async (photo, { width, height }) =>
    photo
      .extend({ top: whole(height * 0.35), bottom: whole(height * 0.45), background: '#111' })
      .composite([{ input: bars(width, whole(height * 1.79)) }]),
  'stretched by 10 %': (photo, { width, height }) =>
    photo.resize(whole(width * 1.1), height, { fit: 'fill' }),
  'with two lines of text': (photo, { width, height }, chance) =>
    photo.composite([{ input: text(width, height, chance) }, { input: text(width, height, chance) }]),
  'mirrored, cropped, with text': async (photo, { width, height }, chance) => {
    const input = text(width, height, chance)
    const marked = sharp(await photo.flop().composite([{ input }]).png({ compressionLevel: 1 }).toBuffer())
    return cropped(0.1)(marked, { width, height }, chance)
  },
}

export async function altered(photo: Buffer, name: string, seed: number): Promise<Buffer> {
  const alter = alterations[name] ?? harderAlterations[name]
  if (!alter) throw new Error(`no alteration ${name}`)
  const { width, height } = await sharp(photo).metadata()
  const changed = sharp(
    await (await alter(sharp(photo), { width, height }, chanceOf(seed)))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  if (name === 'WebP') return changed.webp({ quality: 55 }).toBuffer()
  return changed
    .flatten({ background: '#fff' })
    .jpeg({ quality: name === 'JPEG 40' ? 40 : 80 })
    .toBuffer()
}

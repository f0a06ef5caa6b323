import { join } from 'node:path'
import type { SocialPicture } from '@basera/platform/web'
import sharp from 'sharp'
import { type FittedText, fitText } from './fit-text.ts'
import type { Weight } from './outline-text.ts'
import { pictureSize } from './picture-address.ts'

/** Bytes; above that WhatsApp shows no picture. */
export const pictureBytes = 300_000

const seamX = 690
const margin = 48
const textWidth = pictureSize.width - seamX - 2 * margin

/** As in the design's tokens. */
const ground = '#fafbf7'
const colours = { headline: '#14211b', lead: '#3c4941', line: '#14211b' } as const
const plinth = '#a83824'

const mark =
  '<rect width="64" height="64" rx="16" fill="#0b5a38"/><path d="M9.5 17h45M46 17v36.5" stroke="#fff" stroke-width="6.6" stroke-linecap="round"/><circle cx="29" cy="37.4" r="15" fill="#fff"/><path d="M38 31h8v13h-8z" fill="#fff"/><path d="M33.16 45.38a9 9 0 0 1-12.14-12.14z" fill="#0b5a38"/><path d="M24.84 29.42a9 9 0 0 1 12.14 12.14z" fill="#fbad18"/>'

interface Block {
  readonly text: FittedText
  readonly colour: string
  /** Pixels above. */
  readonly gap: number
}

/** Pixels between the brand and the plinth. */
const wordsHeight = pictureSize.height - 190

/** Lines of Indic scripts need more room above and below than Latin ones. */
const lineHeight = 1.25

const heightOf = ({ text: { size, lines }, gap }: Block): number => gap + size * lineHeight * lines.length

function drawBlocks(blocks: readonly Block[], bottom: number): string {
  let y = bottom - blocks.reduce((sum, block) => sum + heightOf(block), 0)
  return blocks
    .map(({ text: { size, lines }, colour, gap }) => {
      y += gap
      const paths = lines.map(({ path }) => {
        y += size * lineHeight
        return `<path transform="translate(${seamX + margin} ${(y - size * 0.3).toFixed(1)})" d="${path}"/>`
      })
      return `<g fill="${colour}">${paths.join('')}</g>`
    })
    .join('')
}

const fitted = (text: string, lines: number, sizes: readonly number[], weight: Weight) =>
  fitText(text, { width: textWidth, lines, sizes, weight })

const fittedHeadline = async (text: string) =>
  (await fitted(text, 1, [84, 72], 'bold')) ?? (await fitted(text, 4, [60, 52, 44, 36, 30, 24], 'bold'))

/** Texts that our fonts cannot say are left out, and the lead where all would be too much. */
async function blocksOf({ headline, lead = '', lines }: SocialPicture): Promise<Block[]> {
  const blockOf = (text: FittedText | undefined, colour: string, gap: number): Block[] =>
    text ? [{ text, colour, gap }] : []
  const first = blockOf(await fittedHeadline(headline), colours.headline, 0)
  const second = blockOf(await fitted(lead, 6, [34, 30, 26], 'regular'), colours.lead, 10)
  const rest: Block[] = []
  for (const [place, line] of lines.entries()) {
    const text = await fitted(line, 3, [38, 34, 30], place === 0 ? 'bold' : 'regular')
    rest.push(...blockOf(text, colours.line, place === 0 ? 28 : 6))
  }
  const all = [...first, ...second, ...rest]
  return all.reduce((sum, block) => sum + heightOf(block), 0) > wordsHeight ? [...first, ...rest] : all
}

async function panelOf(picture: SocialPicture): Promise<Buffer> {
  const { width, height } = pictureSize
  const brand = await fitText('Basera', { width: textWidth, lines: 1, sizes: [46], weight: 'bold' })
  const name = `<path transform="translate(${seamX + margin + 70} 92)" fill="${colours.headline}" d="${brand?.lines[0]?.path ?? ''}"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">` +
      `<rect x="${seamX}" width="${width - seamX}" height="${height}" fill="${ground}"/>` +
      `<rect x="${seamX}" y="${height - 16}" width="${width - seamX}" height="16" fill="${plinth}"/>` +
      `<g transform="translate(${seamX + margin} 48) scale(.85)">${mark}</g>${name}` +
      `${drawBlocks(await blocksOf(picture), height - 16 - margin)}</svg>`,
  )
}

const doors = join(import.meta.dirname, 'doors.webp')

/** Fills the left; without a readable photo our own house front. */
async function leftOf(photo: Buffer | undefined): Promise<Buffer> {
  const box = { width: seamX, height: pictureSize.height }
  const covered = (input: Buffer | string) =>
    sharp(input)
      .rotate()
      .resize({ ...box, fit: 'cover' })
      .toBuffer()
  return photo ? covered(photo).catch(() => covered(doors)) : covered(doors)
}

const qualities = [84, 74, 60, 45, 30] as const

/** A JPEG of at most {@link pictureBytes}: photo on the left, words on the right. */
export async function drawPicture(picture: SocialPicture, photo: Buffer | undefined): Promise<Buffer> {
  const drawn = await sharp({ create: { ...pictureSize, channels: 3, background: ground } })
    .composite([
      { input: await leftOf(photo), left: 0, top: 0 },
      { input: await panelOf(picture), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  for (const quality of qualities) {
    const jpeg = await sharp(drawn, { raw: { ...pictureSize, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (jpeg.length <= pictureBytes) return jpeg
  }
  throw new Error(`A picture of ${pictureSize.width} × ${pictureSize.height} stays too large`)
}

import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { readCodes } from '@basera/platform/server/codes'
import { asGrey, asWebp, limitConcurrency, safePicture } from '@basera/platform/server/pictures'
import type { SizedFile } from './photo-files.ts'

/** Pixels (chats.photo-sizes). */
const widest = 1280
const tallest = 2560
const smaller = 640

const blurWidth = 12
const blurQuality = 40

/** Pixels of a side of what codes are looked for in. */
const codeSide = 1000

export interface MadeChatPhoto {
  readonly width: number
  readonly height: number
  readonly blur: string
  readonly codes: readonly string[]
  /** The widest last: while it is missing, nothing is served in its place. */
  readonly sizes: readonly SizedFile[]
}

const making = limitConcurrency(availableParallelism(), 200)

/** Without metadata, with what its QR codes say. Throws `file_refused`, `service_unavailable`. */
export const makeChatPhoto = (file: string): Promise<MadeChatPhoto> =>
  making(async () => {
    const picture = await safePicture(await readFile(file), { widest, tallest })
    const { width, height } = picture
    const blur = await asWebp(picture, blurWidth, blurQuality)
    const codes = await readCodes(await asGrey(picture, codeSide))
    const widths = width > smaller ? [smaller, widest] : [widest]
    const sizes: SizedFile[] = []
    for (const wide of widths) sizes.push({ width: wide, bytes: await asWebp(picture, wide) })
    return { width, height, blur: `data:image/webp;base64,${blur.toString('base64')}`, codes, sizes }
  })

import { type OutlinedText, outlineText, type Weight } from './outline-text.ts'

interface Box {
  /** Pixels. */
  readonly width: number
  readonly lines: number
  /** Pixels, the largest first: the first at which the text fits is taken. */
  readonly sizes: readonly number[]
  readonly weight: Weight
}

export interface FittedText {
  readonly size: number
  readonly lines: readonly OutlinedText[]
}

async function wrapped(text: string, size: number, { width, weight }: Box): Promise<OutlinedText[]> {
  const lines: OutlinedText[] = []
  let said = ''
  for (const word of text.split(/\s+/)) {
    const longer = await outlineText(said && `${said} ${word}`, size, weight)
    const stays = said !== '' && longer.width <= width
    if (stays) lines.pop()
    lines.push(stays ? longer : await outlineText(word, size, weight))
    said = stays ? `${said} ${word}` : word
  }
  return lines
}

const fits = (lines: readonly OutlinedText[], box: Box): boolean =>
  lines.length <= box.lines && lines.every(({ width }) => width <= box.width)

/** Undefined for a text with letters that our fonts lack, and for one too long for the smallest size. */
export async function fitText(text: string, box: Box): Promise<FittedText | undefined> {
  for (const size of box.sizes) {
    const lines = await wrapped(text, size, box)
    if (lines.some(({ isWhole }) => !isWhole)) return undefined
    if (fits(lines, box)) return { size, lines }
  }
  return undefined
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'

const folder = join(import.meta.dirname, '../../../platform/design/fonts')

export type Weight = 'regular' | 'bold'

interface Script {
  readonly letters: RegExp
  readonly files: Readonly<Record<Weight, string>>
}

const indic = (name: string, block: string): Script => ({
  letters: new RegExp(`[${block}]`),
  files: { regular: `anek-${name}-450`, bold: `anek-${name}-660` },
})

const rupee: Script = { letters: /₹/, files: { regular: 'anek-latin-basic', bold: 'anek-latin-basic' } }
const latin: Script = { letters: /./su, files: { regular: 'anek-latin', bold: 'anek-latin' } }

/** The first whose letters a character is among. */
const scripts: readonly Script[] = [
  rupee,
  indic('bangla', '\\u0980-\\u09ff'),
  indic('kannada', '\\u0c80-\\u0cff'),
  indic('tamil', '\\u0b80-\\u0bff'),
  indic('telugu', '\\u0c00-\\u0c7f'),
  indic('devanagari', '\\u0900-\\u097f'),
  latin,
]
/** Joiners, non-joiners and marks go with the letter before them. */
const follows = /\u200c|\u200d|\p{M}/u

const variableWeights: Readonly<Record<Weight, number>> = { regular: 450, bold: 700 }
const fonts = new Map<string, Promise<Font>>()

async function openFont(file: string, weight: Weight): Promise<Font> {
  const bytes = await decompress(readFileSync(join(folder, `${file}.woff2`)))
  const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)))
  font.setVariations([new Variation('wght', variableWeights[weight])])
  return font
}

/** Opened once, when first needed. */
function fontOf({ files }: Script, weight: Weight): Promise<Font> {
  const key = `${files[weight]} ${weight}`
  const font = fonts.get(key) ?? openFont(files[weight], weight)
  fonts.set(key, font)
  return font
}

interface Run {
  readonly script: Script
  readonly text: string
}

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const script =
      last && follows.test(letter) ? last.script : scripts.find(({ letters }) => letters.test(letter))
    if (last && last.script === script) runs[runs.length - 1] = { script, text: last.text + letter }
    else runs.push({ script: script ?? latin, text: letter })
  }
  return runs
}

export interface OutlinedText {
  /** Of an SVG path, from the start of the base line. */
  readonly path: string
  /** Pixels. */
  readonly width: number
  /** False where our fonts lack a letter. */
  readonly isWhole: boolean
}

interface Pen {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** Moves and scales a path of upward coordinates to the downward ones of SVG. */
const placed = (path: string, { x, y, scale }: Pen): string => {
  let isX = false
  return path.replaceAll(/[A-Za-z]|-?[\d.]+/g, (part) => {
    if (/[A-Za-z]/.test(part)) return part
    isX = !isX
    return `${rounded(isX ? x + Number(part) * scale : y - Number(part) * scale)} `
  })
}

/** Shapes text with our own fonts alone, so that it looks the same on every machine. */
export async function outlineText(text: string, size: number, weight: Weight): Promise<OutlinedText> {
  let [width, path, isWhole] = [0, '', true]
  for (const run of runsOf(text.normalize('NFC'))) {
    const font = await fontOf(run.script, weight)
    const scale = size / font.face.upem
    const buffer = new Buffer()
    buffer.addText(run.text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      if (codepoint === 0) isWhole = false
      const pen = { x: width + xOffset * scale, y: -yOffset * scale, scale }
      path += placed(font.glyphToPath(codepoint), pen)
      width += xAdvance * scale
    }
  }
  return { path, width, isWhole }
}

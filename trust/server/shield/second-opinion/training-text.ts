import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface TrainingText {
  /** A scam, wording that shuts people out, or a broker who does not say so. */
  readonly scam: boolean
  readonly text: string
}

const variants = 5
const choice = /\{([^}]*)\}/g

/** The `n`th way to write a line in which `{a|b}` is either; lines of unlike lengths meet in new pairs. */
function variant(line: string, n: number): string {
  let slot = 0
  return line.replaceAll(choice, (_all, written: string) => {
    const options = written.split('|')
    slot++
    return options[(n * slot + Math.floor(n / options.length)) % options.length] ?? ''
  })
}

const scamHeading = /^# (?:scam|shuts out|hides)/

/** Texts written to learn from, under headings `# scam en` and `# honest en`, `# shuts out en` and `# fine en`, or `# hides en` of brokers. */
export function readTrainingText(file: string): readonly TrainingText[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')
  const texts: TrainingText[] = []
  let scam = false
  for (const line of lines) {
    if (line.startsWith('# ')) scam = scamHeading.test(line)
    else if (line.trim() !== '')
      for (const text of new Set(Array.from({ length: variants }, (_one, n) => variant(line, n))))
        texts.push({ scam, text })
  }
  return texts
}

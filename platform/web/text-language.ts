import { language } from './page-language.ts'

const byBlock = 'hi bn pa gu or ta te kn ml'.split(' ')
const firstBlock = 0x900

/** The `lang` of what somebody wrote, by its script; undefined where it may be the page's. Latin letters are English, unless there are others too. */
export function langOf(text: string | null | undefined, page: string = language): string | undefined {
  const letter = /[\u0900-\u0d7f]/.exec(text ?? '')?.[0]
  const block = letter ? byBlock[(letter.charCodeAt(0) - firstBlock) >> 7] : undefined
  const own = block ?? (/[a-z]/i.test(text ?? '') ? 'en' : undefined)
  return own === page || (own === 'hi' && page === 'mr') ? undefined : own
}

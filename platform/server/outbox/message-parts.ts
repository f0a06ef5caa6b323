import { unescapeHtml } from '../http/escape-html.ts'

const inText = /https?:\/\/[^\s<>"']+/g
const inHtml = /\bhref\s*=\s*(?:"(https?:\/\/[^"]*)"|'(https?:\/\/[^']*)')/gi

/** Without the full stop or bracket that ended the sentence around it. */
const trimmed = (address: string): string => address.replace(/[.,;:!?)\]}]+$/, '')

/** Every address in a message, each once, those of the text first. */
export function linksOf(text: string, html: string | null): string[] {
  const plain = [...text.matchAll(inText)].map(([address]) => trimmed(address))
  const marked = [...(html ?? '').matchAll(inHtml)].map(([, one, other]) => unescapeHtml(one ?? other ?? ''))
  return [...new Set([...plain, ...marked])]
}

/** The six digits of a message, if it has any that stand alone outside an address. */
export function codeOf(text: string): string | null {
  return /(?<![\w+-])\d{6}(?![\w-])/.exec(text.replaceAll(inText, ' '))?.[0] ?? null
}

/** The form in which recipients are kept: addresses in lower case, Indian numbers as `+91` and ten digits. */
export function recipientForm(to: string): string {
  // A plus that was not encoded in a query arrives as a blank.
  if (to.includes('@')) return to.trim().replaceAll(' ', '+').toLowerCase()
  const digits = to.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 ? `+91${digits}` : `+${digits}`
}

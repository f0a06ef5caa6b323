import { unescapeHtml } from '../http/escape-html.ts'

const inText = /https?:\/\/[^\s<>"']+/g
const inHtml = /\bhref\s*=\s*(?:"(https?:\/\/[^"]*)"|'(https?:\/\/[^']*)')/gi

const trimmed = (address: string): string => address.replace(/[.,;:!?)\]}]+$/, '')

export function linksOf(text: string, html: string | null): string[] {
  const plain = [...text.matchAll(inText)].map(([address]) => trimmed(address))
  const marked = [...(html ?? '').matchAll(inHtml)].map(([, one, other]) => unescapeHtml(one ?? other ?? ''))
  return [...new Set([...plain, ...marked])]
}

/** Six digits that stand alone outside an address. */
export function codeOf(text: string): string | null {
  return /(?<![\w+-])\d{6}(?![\w-])/.exec(text.replaceAll(inText, ' '))?.[0] ?? null
}

/** How recipients are stored: addresses in lower case, Indian numbers as `+91` and ten digits. */
export function recipientForm(to: string): string {
  // An unencoded plus in a query arrives as a blank.
  if (to.includes('@')) return to.trim().replaceAll(' ', '+').toLowerCase()
  const digits = to.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 ? `+91${digits}` : `+${digits}`
}

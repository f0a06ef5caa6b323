export interface TextPart {
  /** Where it begins. */
  readonly at: number
  readonly text: string
  readonly isLink: boolean
}

// Signs that end a sentence end no link.
const link = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/g

/** A text in pieces: plain ones, and web addresses as they were typed. */
export function textParts(content: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (at: number, text: string, isLink: boolean) => text && parts.push({ at, text, isLink })
  for (const { 0: address, index } of content.matchAll(link)) {
    add(end, content.slice(end, index), false)
    add(index, address, true)
    end = index + address.length
  }
  add(end, content.slice(end), false)
  return parts
}

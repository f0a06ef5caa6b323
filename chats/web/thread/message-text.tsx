import { langOf } from '@basera/platform/web'

export interface TextPart {
  readonly at: number
  readonly text: string
  readonly isLink: boolean
}

// Punctuation at the end of a sentence is not part of a link.
const link = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/g

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

interface MessageTextProps {
  readonly content: string
  /** Called instead of opening a link. */
  readonly onLink?: (address: string) => void
}

/** The text of a message with its links (chats.message-links). */
export function MessageText({ content, onLink }: MessageTextProps) {
  const parts = textParts(content).map(({ at, text, isLink }) =>
    isLink && onLink ? (
      <button key={at} type="button" className="warned-link" onClick={() => onLink(text)}>
        {text}
      </button>
    ) : isLink ? (
      <a key={at} href={text} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
        {text}
      </a>
    ) : (
      text
    ),
  )
  const lang = langOf(content)
  return lang ? <span lang={lang}>{parts}</span> : parts
}

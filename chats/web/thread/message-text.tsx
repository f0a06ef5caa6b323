import { textParts } from './text-parts.ts'

/** A message's text. Links are text links, opened apart; nothing in it is HTML (decisions 8). */
export function MessageText({ content }: { readonly content: string }) {
  return textParts(content).map(({ at, text, isLink }) =>
    isLink ? (
      <a key={at} href={text} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
        {text}
      </a>
    ) : (
      text
    ),
  )
}

const lengthMax = 60

/** What a person typed, shortened, so that no mail program makes a link of it; null for nothing. */
export function withoutLinks(text: string | null): string | null {
  if (text === null) return null
  const plain = text
    .replaceAll(/[:@]/g, ' ')
    .replaceAll(/\.(?=\S)/g, '. ')
    .replaceAll(/\/+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const letters = [...plain]
  const short = letters.length > lengthMax ? `${letters.slice(0, lengthMax - 1).join('')}…` : plain
  return short || null
}

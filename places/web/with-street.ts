const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const fewestLetters = 4

const namesPart = (part: string, name: string) =>
  part.includes(name) || (part.length >= fewestLetters && name.startsWith(part))

function before(part: string, name: string): string {
  const at = part.toLowerCase().indexOf(name.toLowerCase())
  return at > 0 ? part.slice(0, at).trim() : ''
}

/** A place's label behind the street that was typed before its name (places.kept-street). */
export function withStreet(typed: string, name: string, label: string): string {
  const parts = typed.split(',').map((part) => part.trim())
  const at = parts.findIndex((part) => namesPart(lettersOf(part), lettersOf(name)))
  if (at === -1) return label
  const street = [...parts.slice(0, at), before(parts[at] ?? '', name)].filter((part) => part !== '')
  return [...street, label].join(', ')
}

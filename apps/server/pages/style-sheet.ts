/** A string, an escaped sign or one sign. */
const signs = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\\[\s\S]|[\s\S]/g

/** Where the block or statement that begins at `start` ends, and where its body begins; -1 without one. */
export function blockAt(css: string, start: number): { readonly body: number; readonly end: number } {
  let depth = 0
  let body = -1
  signs.lastIndex = start
  for (let match = signs.exec(css); match; match = signs.exec(css)) {
    const [sign] = match
    if (sign === ';' && depth === 0) return { body, end: signs.lastIndex }
    if (sign === '{' && depth++ === 0) body = signs.lastIndex
    if (sign === '}' && --depth === 0) return { body, end: signs.lastIndex }
  }
  return { body, end: css.length }
}

/** Parts of `text` between separators that stand outside of brackets. */
export function splitOutside(text: string, separator: ',' | ';', keepsBrackets: boolean): string[] {
  const parts = ['']
  let depth = 0
  signs.lastIndex = 0
  for (const [sign] of text.matchAll(signs)) {
    if (sign === ')' || sign === ']') depth--
    const isOutside = depth === 0
    if (sign === '(' || sign === '[') depth++
    if (isOutside && sign === separator) parts.push('')
    else if (keepsBrackets || (isOutside && depth === 0)) parts[parts.length - 1] += sign
  }
  return parts
}

const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
  )

/** Elements that a sheet names but no document's HTML. */
const everywhere = new Set(['html', 'head', 'body'])
const elementName = /(?:^|[\s>+~])([a-z][a-z0-9]*)(?![\w-])/g

/** Parts of controls that only some types of `<input>` have. */
const partsOfControls = {
  dates: { part: /::-webkit-(?:date|calendar)/, input: /type="(?:date|datetime-local|month|time|week)"/ },
  files: { part: /::(?:-webkit-)?file-/, input: /type="file"/ },
} as const

export const partsIn = (html: string): string[] =>
  Object.entries(partsOfControls).flatMap(([name, { input }]) => (input.test(html) ? `::${name}` : []))

const partsOf = (selector: string) =>
  Object.entries(partsOfControls).flatMap(([name, { part }]) => (part.test(selector) ? `::${name}` : []))

/** Of each selector of a list the classes outside of brackets, the elements as `<name`, and parts of controls. */
export const needsOf = (selectors: string): string[][] =>
  splitOutside(selectors, ',', false).map((selector) => [
    ...partsOf(selector),
    ...[...selector.matchAll(className)].map(([, name]) => unescaped(name ?? '')),
    ...[...selector.replaceAll(className, '').matchAll(elementName)]
      .filter(([, name]) => !everywhere.has(name ?? ''))
      .map(([, name]) => `<${name}`),
  ])

export const variablesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '')

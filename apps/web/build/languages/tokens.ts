import { compileMessage } from '@lingui/message-utils/compileMessage'

/** By catalogue and id: `rooms/web#rooms.search.found`. */
export type Texts = ReadonlyMap<string, string>

/** Stands for a compiled message of `rooms/web`; minifiers leave a string as it is. */
export const messageToken = (catalogue: string, id: string): string => `@@${catalogue}#${id}@@`

/** Stands for plain text, as rules of forms say it: it may become part of a longer string. */
export const textToken = (catalogue: string, id: string): string => `@^${catalogue}#${id}^@`

const messages = /(["'`])@@([\w/-]+)#([\w.-]+)@@\1/g
const texts = /@\^([\w/-]+)#([\w./-]+)\^@/g
const left = /@[@^][\w/-]+#[^@]+[@^]@/

const inString = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/['`]|\$(?=\{)/g, '\\$&')

/** As minified scripts write it, which compresses better beside them than JSON. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `\`${inString(value).replaceAll(/\\(["'])/g, '$1')}\``
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const named = Object.entries(value).map(
    ([key, of]) => `${/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key)}:${literal(of)}`,
  )
  return `{${named.join()}}`
}

/** Puts the sentences of one language in the place of all tokens of a script. */
export function fillTokens(script: string, known: Texts): string {
  const found = (catalogue: string, id: string): string => {
    const text = known.get(`${catalogue}#${id}`)
    if (text === undefined) throw new Error(`There is no text for ${id} of ${catalogue}`)
    return text
  }
  const filled = script
    .replaceAll(messages, (_all, _quote, catalogue: string, id: string) =>
      literal(compileMessage(found(catalogue, id))),
    )
    .replaceAll(texts, (_all, catalogue: string, id: string) => inString(found(catalogue, id)))
  const lost = left.exec(filled)
  if (lost) throw new Error(`${lost[0]} is no string of its own any more`)
  return filled
}

export function fillConstants(script: string, constants: Readonly<Record<string, unknown>>): string {
  return script.replaceAll(/(?<![\w$])\$\$(\w+)(?![\w$])/g, (name, key: string) =>
    Object.hasOwn(constants, key) ? literal(constants[key]) : name,
  )
}

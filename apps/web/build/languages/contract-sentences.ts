import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'vite'
import { textToken } from './tokens.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const plain = (node: unknown): unknown =>
  isNode(node) && 'expression' in node ? plain(node.expression) : node

/** Each text of an object, by the names that lead to it. */
function* textsIn(value: unknown, path: string): Generator<{ readonly id: string; readonly node: Node }> {
  const node = plain(value)
  if (!isNode(node)) return
  if (node.type === 'Literal' && typeof node.value === 'string') yield { id: path, node }
  if (node.type !== 'ObjectExpression') return
  for (const property of node.properties as Node[]) {
    const key = property.key as { name?: string; value?: string } | undefined
    if (key) yield* textsIn(property.value, `${path}.${key.name ?? key.value}`)
  }
}

function catalogueOf(folder: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(join(folder, 'locales/en.json'), 'utf8'))
  } catch {
    return {}
  }
}

/** Tokens in the place of the texts that the contract's catalogue has, as `roomSentences.titleShort`. */
export function sentenceTokens(source: string, file: string, root: string): { code: string; map: null } {
  const folder = file.slice(0, file.indexOf('/contract/') + '/contract'.length)
  const catalogue = catalogueOf(folder)
  const { program } = parseSync(file, source)
  const declared = program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations
      : [],
  )
  const texts = declared.flatMap(({ id, init }) =>
    id.type === 'Identifier' ? [...textsIn(init, id.name)] : [],
  )
  let code = source
  for (const { id, node } of texts.toReversed())
    if (Object.hasOwn(catalogue, id))
      code = `${code.slice(0, node.start)}'${textToken(relative(root, folder), id)}'${code.slice(node.end)}`
  return { code, map: null }
}

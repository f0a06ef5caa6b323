import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'vite'
import { helpModules } from './catalogues.ts'
import { textToken } from './tokens.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const withoutType = (node: unknown): unknown =>
  isNode(node) && 'expression' in node ? withoutType(node.expression) : node

interface Literal {
  readonly id: string
  readonly node: Node
}

/** Each text of an object, by the names that lead to it. */
function* literalsIn(value: unknown, path: string): Generator<Literal> {
  const node = withoutType(value)
  if (!isNode(node)) return
  if (node.type === 'Literal' && typeof node.value === 'string') yield { id: path, node }
  if (node.type === 'ArrayExpression')
    for (const [place, element] of (node.elements as unknown[]).entries())
      yield* literalsIn(element, `${path}.${place}`)
  if (node.type !== 'ObjectExpression') return
  for (const property of node.properties as Node[]) {
    const key = property.key as { name?: string; value?: string } | undefined
    if (key) yield* literalsIn(property.value, `${path}.${key.name ?? key.value}`)
  }
}

function exportedLiterals(source: string, file: string): Literal[] {
  const declared = parseSync(file, source).program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations
      : [],
  )
  return declared.flatMap(({ id, init }) => (id.type === 'Identifier' ? [...literalsIn(init, id.name)] : []))
}

function withTokens(source: string, literals: readonly Literal[], token: (id: string) => string) {
  let code = source
  for (const { id, node } of literals.toReversed())
    code = `${code.slice(0, node.start)}'${token(id)}'${code.slice(node.end)}`
  return { code, map: null }
}

const contract = /^.*\/contract(?=\/(?:.+\/)?(?:[\w-]+-)?sentences\.ts$)/

function readCatalogue(folder: string): object {
  try {
    return JSON.parse(readFileSync(join(folder, 'locales/en.json'), 'utf8'))
  } catch {
    return {}
  }
}

/**
 * Tokens in the place of texts that stand in modules: the Help Center's, and those of a contract's `sentences.ts` that
 * its catalogue has as `roomSentences.titleShort`.
 */
export function literalTokens(source: string, file: string, root: string) {
  const help = helpModules.exec(file)?.[1]
  if (help)
    return withTokens(source, exportedLiterals(source, file), (id) =>
      textToken('help/content', `${help}.${id}`),
    )
  const folder = contract.exec(file)?.[0]
  if (!folder) return undefined
  const catalogue = readCatalogue(folder)
  const known = exportedLiterals(source, file).filter(({ id }) => Object.hasOwn(catalogue, id))
  return withTokens(source, known, (id) => textToken(relative(root, folder), id))
}

import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Plugin, parseSync } from 'vite'
import { literalTokens } from './languages/literal-tokens.ts'
import { messageToken } from './languages/tokens.ts'

type Messages = Readonly<Record<string, string>>

const catalogue = /\/locales\/[a-z-]+\.json$/

/** Every string of a syntax tree, and every template with `*` for each value. */
function* stringsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string')
    yield node.value
  if ('quasis' in node)
    yield (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('*')
  for (const child of Object.values(node)) yield* stringsIn(child)
}

/**
 * The ids of the sentences that a module names: 'rooms.search.found', `rooms.search.sort.${sort}`, and those made of a
 * first part like 'accounts.forgot' and `${words}.title`.
 */
export function namedSentences(program: unknown, ids: readonly string[]): string[] {
  const names = [...new Set(stringsIn(program))].filter((text) => /^[\w*]+(\.[\w*]+)+$/.test(text))
  const ends = names.filter((name) => name.startsWith('*.')).map((name) => name.slice(1))
  const starts = names.filter((name) => !name.startsWith('*'))
  const wanted = starts.flatMap((start) => ['', ...ends].map((end) => start + end))
  const pattern = wanted.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[^.]+')).join('|')
  return ids.filter((id) => new RegExp(`^(${pattern})$`).test(id))
}

const root = join(import.meta.dirname, '../../..')

const compiled = (messages: Messages, ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, compileMessage(messages[id] ?? '')]))

const tokens = (file: string, ids: readonly string[]) => {
  const catalogue = relative(root, dirname(dirname(file)))
  return Object.fromEntries(ids.map((id) => [id, messageToken(catalogue, id)]))
}

/** What a build fills in for each language. */
const inEachLanguage =
  /\/(?:platform\/web\/page-language|platform\/design\/date\/months|apps\/web\/language\/offers)\.ts$/

const withConstants = (source: string) => source.replaceAll(/(\w+): string = '[^']*'/g, '$1 = $$$$$1')

/**
 * Puts the sentences that a module names in the place of its import of a catalogue (`locales/*.json`, ICU MessageFormat
 * by explicit id), compiled: a page carries no other sentences, and no message parser. A build has tokens instead, for
 * which each language's copy gets its own sentences. Tests get whole catalogues.
 */
export function sentences(): Plugin {
  let building = false
  return {
    name: 'basera-sentences',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build'
    },
    transform: {
      filter: { id: [catalogue, /\.tsx?$/], code: [/\/locales\/[a-z-]+\.json'/, /^\s*\{/, /export const/] },
      handler(written, id) {
        const literals = building && literalTokens(written, id, root)
        if (literals) return literals
        const source = building && inEachLanguage.test(id) ? withConstants(written) : written
        if (catalogue.test(id)) {
          const messages = JSON.parse(source) as Messages
          return {
            code: `export default ${JSON.stringify(compiled(messages, Object.keys(messages)))}`,
            moduleType: 'js',
            map: null,
          }
        }
        if (/\.test\.tsx?$/.test(id)) return
        const { program } = parseSync(id, source)
        const imported = program.body.find(
          (node) =>
            node.type === 'ImportDeclaration' &&
            node.importKind !== 'type' &&
            catalogue.test(node.source.value),
        )
        if (imported?.type !== 'ImportDeclaration')
          return source === written ? undefined : { code: source, map: null }
        const file = join(dirname(id), imported.source.value)
        this.addWatchFile(file)
        const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages
        const ids = namedSentences(program, Object.keys(messages))
        const found = JSON.stringify(building ? tokens(file, ids) : compiled(messages, ids))
        const name = imported.specifiers[0]?.local.name
        const code = `${source.slice(0, imported.start)}const ${name} = ${found}${source.slice(imported.end)}`
        return { code, map: null }
      },
    },
  }
}

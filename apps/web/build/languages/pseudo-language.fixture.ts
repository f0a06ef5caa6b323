import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@basera/platform/contract/languages'
import { madeUpText } from '@basera/platform/testing/made-up-language'
import { textsOf } from './catalogues.ts'
import type { Texts } from './tokens.ts'
import { copiesOf, writeCopies } from './write-copies.ts'

const root = join(import.meta.dirname, '../../../..')

/** Names of texts of the Help Center lead to them. */
const isName = (id: string, text: string) => id.startsWith('help/') && /^[a-z]+(-[a-z]+)*$/.test(text)

/** A front end in English, and in a language whose words are made up. */
export async function pseudoDist(language: Language = 'hi'): Promise<string> {
  const built = join(root, 'apps/web/dist')
  const dist = mkdtempSync(join(tmpdir(), 'pseudo-'))
  cpSync(join(built, 'client/.vite'), join(dist, 'client/.vite'), { recursive: true })
  cpSync(join(built, 'client/assets'), join(dist, 'client/assets'), {
    recursive: true,
    filter: (file) => !/\.(js|br|gz)$/.test(file),
  })
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  const english = await textsOf(root, 'en')
  const made: Texts = new Map(
    [...english].map(([id, text]) => [id, isName(id, text) ? text : madeUpText(text)]),
  )
  const offered = new Map([['en' as Language, english]]).set(language, made)
  writeCopies(join(built, 'pattern'), dist, copiesOf(offered))
  return dist
}

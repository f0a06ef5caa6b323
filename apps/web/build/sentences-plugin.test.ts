import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { namedSentences } from './sentences-plugin.ts'

const root = join(import.meta.dirname, '../../..')
const ids = [
  'a.title',
  'a.sort',
  'a.sort.rent',
  'a.sort.rent.hint',
  'a.forgot.done',
  'a.link.done',
  'a.link.lost',
]

const named = (source: string) => namedSentences(parseSync('module.tsx', source).program, ids)

describe('the sentences that a module names', () => {
  it.each([
    ["t('a.title')", ['a.title']],
    ["// t('a.title')", []],
    [`t(\`a.sort.\${by}\`)`, ['a.sort.rent']],
    [`t(\`a.sort.\${by}.hint\`)`, ['a.sort.rent.hint']],
    [`const words = isLink ? 'a.link' : 'a.forgot'; t(\`\${words}.done\`)`, ['a.forgot.done', 'a.link.done']],
    [`type Lost = \`a.link.\${'done' | 'lost'}\``, ['a.link.done', 'a.link.lost']],
    ['<p className="a.title.wide">a.sort</p>', []],
  ])('%s', (source, found) => expect(named(source)).toEqual(found))
})

const packages = [
  'accounts',
  'trust',
  'alerts',
  'rooms',
  'roommates',
  'chats',
  'places',
  'help',
  'platform',
  'apps',
] as const
const catalogues = globSync(`{${packages}}/**/web/locales/en.json`, {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})

describe.each(catalogues)('%s', (file) => {
  const folder = join(root, file, '../..')
  const messages = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: folder,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
    .filter((source) => !source.includes('.test.'))
    .map((source) => ({ source, text: readFileSync(join(folder, source), 'utf8') }))
    .filter(({ text }) => text.includes('/locales/en.json'))

  it('stands alone in its package', () => {
    expect(catalogues.filter((other) => other.startsWith(file.replace('locales/en.json', '')))).toEqual([
      file,
    ])
  })

  it('has no sentence that no module names', () => {
    const names = sources.flatMap(({ source, text }) =>
      namedSentences(parseSync(source, text).program, Object.keys(messages)),
    )
    expect(Object.keys(messages).filter((id) => !names.includes(id))).toEqual([])
  })
})

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeLanguages } from './write-copies.ts'

const foldersOf = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries<{ scripts: string }>(
      JSON.parse(readFileSync(join(root, 'dist/languages.json'), 'utf8')),
    ).map(([language, { scripts }]) => [language, scripts]),
  )

/** A repository with a built front end of two scripts. */
async function built(hindi: Record<string, string> | undefined) {
  const root = mkdtempSync(join(tmpdir(), 'copies-'))
  const put = (file: string, content: unknown) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  put('rooms/web/locales/en.json', { a: 'Room', b: 'Rooms' })
  if (hindi) put('rooms/web/locales/hi.json', hindi)
  put('help/content/en/articles/one.ts', "export const text = { blocks: ['One', { heading: 'Two' }] }")
  put('help/content/hi/articles/one.ts', "export const text = { blocks: ['एक', { heading: 'दो' }] }")
  put('dist/client/.vite/manifest.json', {
    entry: { file: 'assets/entry-1.js' },
    page: { file: 'assets/page-2.js' },
    'a.svg': { file: 'assets/a-3.svg' },
  })
  put('dist/client/assets/a-3.svg', '<svg/>')
  put(
    'dist/client/assets/entry-1.js',
    'm.f=["assets/page-2.js","assets/none-4.js"];u=function(e){return`/`+e};import("./page-2.js");l=$$locale',
  )
  put('dist/client/assets/page-2.js', 'x="@@rooms/web#a@@";y="/assets/a-3.svg"')
  put(
    'dist/server/entry-server.js',
    'x="@@rooms/web#b@@";y="@^help/content#articles/one.text.blocks.1.heading^@"',
  )
  put('dist/server/assets/page-5.js', 'p=$$prefix;m=$$monthNames')
  await writeLanguages(root, join(root, 'dist'))
  return {
    root,
    folders: foldersOf(root),
    client: (file: string) => readFileSync(join(root, 'dist/client', file), 'utf8'),
    server: (file: string) => readFileSync(join(root, 'dist/server', file), 'utf8'),
  }
}

describe('copies of the front end', () => {
  const whole = { a: 'कमरा', b: 'कमरे' }

  it('say one language each', async () => {
    const { folders, client, server } = await built(whole)
    expect(Object.keys(folders)).toEqual(['en', 'hi'])
    expect(client(`${folders.en}/page-2.js`)).toBe('x=[`Room`];y="/assets/a-3.svg"')
    expect(client(`${folders.hi}/page-2.js`)).toBe('x=[`कमरा`];y="/assets/a-3.svg"')
    expect(server('hi/entry-server.js')).toBe('x=[`कमरे`];y="दो"')
    const months = ['Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec', 'जनवरी फ़रवरी मार्च अप्रैल मई जून']
    expect(server('en/assets/page-5.js')).toBe(`p=\`\`;m=\`${months[0]}\``)
    expect(server('hi/assets/page-5.js')).toContain(`p=\`/hi\`;m=\`${months[1]}`)
  })

  it('name preloads beside each other, and share every other file', async () => {
    const { root, folders, client } = await built(whole)
    expect(client(`${folders.hi}/entry-1.js`)).toBe(
      'm.f=["page-2.js","assets/none-4.js"];u=function(e){return`./`+e};import("./page-2.js");l=`hi-IN-u-nu-latn`',
    )
    const files = readdirSync(join(root, 'dist/client/assets'))
    expect(
      files.filter((file) => !/^(en|hi)-/.test(file)).map((file) => file.replace(/-[\w-]{7}\.woff2/, '')),
    ).toEqual(['a-3.svg', 'anek-devanagari-450', 'anek-devanagari-660'])
  })

  it('get another folder with another text, for that language alone', async () => {
    const [one, other] = [await built(whole), await built({ ...whole, a: 'घर' })]
    expect(one.folders.en).toBe(other.folders.en)
    expect(one.folders.hi).not.toBe(other.folders.hi)
  })

  it('are not made of a language that lacks a sentence', async () => {
    const { folders } = await built({ a: 'कमरा' })
    expect(Object.keys(folders)).toEqual(['en'])
  })
})

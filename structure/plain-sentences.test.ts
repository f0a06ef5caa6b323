import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainSentences } from './plain-sentences.ts'
import { catalogues, root, startedLanguages, type Texts } from './translations.ts'

const read = (file: string): Texts => JSON.parse(readFileSync(join(root, file), 'utf8'))
const said = await plainSentences()

describe('sentences of contracts and servers', () => {
  it.each([...said])('are in %s (npm run languages en writes it)', (file, texts) => {
    expect(read(file)).toEqual(texts)
  })

  it.each(startedLanguages())('that are the same in English are the same in %s', (language) => {
    const translations = new Map<string, Set<string>>()
    for (const [file, texts] of said) {
      const catalogue = catalogues.find((one) => one.file === file)
      const translated = catalogue && globSync(catalogue.translated(language), { cwd: root })[0]
      const others = translated ? read(translated) : {}
      for (const [id, text] of Object.entries(texts)) {
        const other = others[id]
        if (other) translations.set(text, (translations.get(text) ?? new Set()).add(other))
      }
    }
    expect([...translations.values()].filter(({ size }) => size > 1)).toEqual([])
  })

  it('have an id of their own in each feature', () => {
    const ids = [...said].flatMap(([file, texts]) =>
      Object.keys(texts).map((id) => `${file.slice(0, file.indexOf('/'))}.${id}`),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are said by problems and rules, which have no text of their own', () => {
    const inline =
      /new Problem\(\s*'\w+',\s*['"`]|\bmessage: ['"`][A-Z]|\.(?:min|max|regex|refine|check)\([^)\n]*, ['"`][A-Z]/
    const files = globSync('*/{contract,server}/**/*.ts', {
      cwd: root,
      exclude: (name) => /^(node_modules|dist)$/.test(name.split('/').at(-1) ?? ''),
    })
    const guilty = files
      .filter((file) => !/\.(test|fixture)\.ts$|^platform\/testing|\/import\/|testkit/.test(file))
      .filter((file) => inline.test(readFileSync(join(root, file), 'utf8')))
    expect(guilty).toEqual([])
  })
})

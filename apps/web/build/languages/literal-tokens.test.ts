import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { literalTokens } from './literal-tokens.ts'

it('gives the sentences of rules tokens, as far as their catalogue has them', () => {
  const root = mkdtempSync(join(tmpdir(), 'rules-'))
  mkdirSync(join(root, 'rooms/contract/locales'), { recursive: true })
  const english = { 'roomSentences.short': 'Too short', 'roomSentences.rule.none': 'None' }
  writeFileSync(join(root, 'rooms/contract/locales/en.json'), JSON.stringify(english))
  const source = `export const roomSentences = { short: 'Too short', rule: { none: "None" }, other: 'Other' } as const
const inner = { short: 'Too short' }
export const asked = (name: string) => \`Hi \${name}\``
  expect(literalTokens(source, join(root, 'rooms/contract/form/room-sentences.ts'), root)?.code).toBe(
    source
      .replace("short: 'Too short', rule", "short: '@^rooms/contract#roomSentences.short^@', rule")
      .replace('"None"', "'@^rooms/contract#roomSentences.rule.none^@'"),
  )
  expect(literalTokens(source, join(root, 'chats/contract/sentences.ts'), root)?.code).toBe(source)
})

it('gives the texts of the Help Center tokens by their place', () => {
  const source = `export const text: HelpText = { blocks: ['One', { list: ['Two'] }], related: [] }`
  expect(literalTokens(source, '/basera/help/content/en/articles/one.ts', '/basera')?.code).toBe(
    `export const text: HelpText = { blocks: ['@^help/content#articles/one.text.blocks.0^@', ` +
      `{ list: ['@^help/content#articles/one.text.blocks.1.list.0^@'] }], related: [] }`,
  )
  expect(literalTokens(source, '/basera/help/content/en/texts.ts', '/basera')).toBeUndefined()
})

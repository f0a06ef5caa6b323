import type { Language } from '@basera/platform/contract/languages'
import { expect, it } from 'vitest'
import { requestLanguage } from './request-language.ts'

const spoken = new Set<Language>(['en', 'hi', 'ta'])

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['hi', 'hi'],
  ['hi-IN-u-nu-latn', 'hi'],
  ['HI-in,en;q=0.8', 'hi'],
  ['fr-FR,ta;q=0.7,en;q=0.9', 'en'],
  ['kn,ta;q=0.4', 'ta'],
  ['hi;q=0,en', 'en'],
  ['*', 'en'],
  ['toString', 'en'],
  [`${'x,'.repeat(10_000)}hi`, 'en'],
  [';;q=,,=', 'en'],
])('shell.problem-language: %j is answered in %s', (header, language) => {
  expect(requestLanguage(header, spoken)).toBe(language)
})

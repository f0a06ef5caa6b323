import { expect, it } from 'vitest'
import { langOf } from './text-language.ts'

it.each([
  ['Sunny room near the lake', 'hi', 'en'],
  ['Sunny room near the lake', 'en', undefined],
  ['2 BHK फ़्लैट', 'en', 'hi'],
  ['2 BHK फ़्लैट', 'hi', undefined],
  ['खोली भाड्याने', 'mr', undefined],
  ['সুন্দর ঘর', 'en', 'bn'],
  ['ਕਮਰਾ', 'hi', 'pa'],
  ['ઓરડો', 'hi', 'gu'],
  ['ଘର', 'hi', 'or'],
  ['அறை', 'hi', 'ta'],
  ['గది', 'hi', 'te'],
  ['ಕೋಣೆ', 'hi', 'kn'],
  ['മുറി', 'hi', 'ml'],
  ['₹14,500', 'hi', undefined],
  ['', 'hi', undefined],
  [null, 'hi', undefined],
])('shell.text-language: %j on a page in %s has lang=%s', (text, page, lang) => {
  expect(langOf(text, page)).toBe(lang)
})

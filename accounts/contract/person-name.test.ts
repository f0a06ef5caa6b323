import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, nameFault } from './index.ts'
import { nameExamples } from './name-words.ts'

describe('accounts.name-own', () => {
  it.each(nameExamples.allowed)('%s is a name', (name) => expect(nameFault(name)).toBeUndefined())

  it.each(nameExamples.notAllowed)('%s is not', (name) => expect(nameFault(name)).toBeTypeOf('string'))

  it.each([
    ['A', 'A name has 2 to 60 characters'],
    ['अ'.repeat(61), 'A name has 2 to 60 characters'],
    ['Asha 😀', 'Use only letters, spaces, dots, hyphens and apostrophes'],
    ['.-', 'Use only letters, spaces, dots, hyphens and apostrophes'],
    [`A${'\u0301'.repeat(9)}sha`, 'Use only letters, spaces, dots, hyphens and apostrophes'],
    ['Asha ९८४५', 'Leave numbers, addresses and links out of your name'],
    ['Asha nau aath saat chhe', 'Leave numbers, addresses and links out of your name'],
    ['Admin', 'Use your own name, without an office or the name of a service'],
  ])('%s: %s', (name, sentence) => expect(nameFault(name)).toBe(sentence))

  it('keeps of a provider’s name what may stand in one', () => {
    expect(
      ['Asha Rao 🌸', 'Asha Rao | Infosys', 'Asha9845', 'Basera Support', '🌸🌸', 'Rao, Asha'].map(cleanName),
    ).toEqual(['Asha Rao', 'Asha Rao Infosys', 'Asha', undefined, undefined, 'Rao Asha'])
  })

  it('gives no name that is not allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        const clean = cleanName(name)
        expect(clean === undefined || nameFault(clean) === undefined).toBe(true)
      }),
    )
  })
})

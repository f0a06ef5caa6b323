import { line, requiredInteger } from '@basera/platform/contract'
import { describe, expect, it } from 'vitest'
import { judge, sentenceOf } from './judge.ts'
import { characterCount, typedInteger } from './typed-text.ts'
import { fieldOf, refusedFields, renamed } from './use-form.ts'

const fields = {
  name: line(5, 'Too long'),
  least: requiredInteger('Required', 'Whole'),
  most: requiredInteger('Required', 'Whole'),
}
const inOrder = (
  { least, most }: { least?: number; most?: number },
  refuse: (name: string, sentence: string) => void,
) => {
  if (least !== undefined && most !== undefined && least > most) refuse('least', 'Too many')
}

describe('reading what is typed', () => {
  it('makes the body of it, as the contract reads it', () => {
    const typed = { name: ' Asha ', least: 1, most: 2, more: 'left out' }
    expect(judge(fields, typed)).toEqual({ body: { name: 'Asha', least: 1, most: 2 }, errors: {} })
  })

  it('says the first sentence of each broken field, and leaves what is typed in it', () => {
    const typed = { name: 'Asha Rao\u0000', least: null, most: 1.5 }
    expect(judge(fields, typed)).toEqual({
      body: typed,
      errors: { name: 'Too long', least: 'Required', most: 'Whole' },
    })
  })

  it('judges fields together once each of them is sound', () => {
    expect(judge(fields, { name: '', least: 3, most: 2 }, inOrder).errors).toEqual({ least: 'Too many' })
    expect(judge(fields, { name: '', least: 3, most: 2.5 }, inOrder).errors).toEqual({ most: 'Whole' })
    expect(judge(fields, { name: 'Asha Rao', least: 3, most: 2 }, inOrder).errors).toEqual({
      name: 'Too long',
      least: 'Too many',
    })
  })

  it('says the sentence of a single field', () => {
    expect(sentenceOf(fields.name, 'Asha Rao')).toBe('Too long')
    expect(sentenceOf(fields.name, 'Asha')).toBeUndefined()
  })

  it('counts an emoji as one character, as the contracts do', () => {
    const emoji = '😀'.repeat(5)
    expect([characterCount(emoji), sentenceOf(fields.name, emoji)]).toEqual([5, undefined])
  })

  it.each([
    ['', undefined],
    ['  ', undefined],
    [' 27 ', 27],
    ['२७', 27],
    ['-5', -5],
    ['1e2', Number.NaN],
    ['18.5', Number.NaN],
    ['x', Number.NaN],
  ])('reads %j as the whole number %s', (text, number) => expect(typedInteger(text)).toBe(number))
})

describe('names of fields', () => {
  const aliases = { latitude: 'address' } as const

  it('are those of the form, for parts of a field too', () => {
    expect(fieldOf('latitude', aliases)).toBe('address')
    expect(fieldOf('tags.3', aliases)).toBe('tags')
    expect(renamed({ latitude: 'Half a point', rent: undefined }, aliases)).toEqual({
      address: 'Half a point',
    })
  })

  it('of other forms are left out of what the server refused', () => {
    const refusals = [
      { field: 'latitude', message: 'Half a point' },
      { field: 'version', message: 'Old' },
    ]
    expect(refusedFields(refusals, ['address', 'rent'], aliases)).toEqual({ address: 'Half a point' })
  })
})

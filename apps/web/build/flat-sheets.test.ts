import { expect, it } from 'vitest'
import { flattened } from './flat-sheets.ts'

const lift = (times: number) => `:not(${'#\\#'.repeat(times)})`

it.each([
  ['layers by rank', '@layer utilities{.b{x:y}}@layer base{a{x:y}}', `.b${lift(4)}{x:y}a${lift(2)}{x:y}`],
  ['rules without a layer above all', '.a:hover{x:y}', `.a:hover${lift(5)}{x:y}`],
  ['blocks', '@layer base{@media print{a{x:y}}}', `@media print{a${lift(2)}{x:y}}`],
  ['pseudo-elements at the end', '@layer components{.a::before{x:y}}', `.a${lift(3)}::before{x:y}`],
  [
    'what is important the other way round',
    '@layer base{a{x:y!important}}@layer utilities{.b{x:y!important}}.c{x:y!important}',
    `a${lift(3)}{x:y!important}.b${lift(1)}{x:y!important}.c{x:y!important}`,
  ],
  ['no fonts', '@font-face{font-family:a}.a{x:y}', `.a${lift(5)}{x:y}`],
])('a flat sheet has %s', (_, css, expected) => {
  expect(flattened(css)).toBe(expected)
})

it('a flat sheet with an id is refused, as sheets that are flattened alone would not fit', () => {
  expect(() => flattened('a #b{x:y}')).toThrow('names an id: a #b')
  expect(flattened('.a-\\#b[href="#c"]{x:y}')).toContain('{x:y}')
})

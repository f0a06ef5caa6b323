import { describe, expect, it } from 'vitest'
import { fillConstants, fillTokens, messageToken, textToken } from './tokens.ts'

const hindi = new Map(
  Object.entries({
    'rooms/web#found': '{n, plural, one {# कमरा} other {# कमरे}}',
    'rooms/web#quote': `He said "it's \`\${here}\`" \\`,
    'rooms/contract#rent.low': `कम से कम "₹1,000" \`\${x}\``,
  }),
)
const run = (script: string) => new Function(`return ${script}`)()

describe('tokens of sentences', () => {
  it('become compiled messages, whatever quotation marks the minifier chose', () => {
    for (const quote of ['"', "'", '`']) {
      const script = `{"found":${quote}${messageToken('rooms/web', 'found')}${quote}}`
      expect(run(`(${fillTokens(script, hindi)})`)).toEqual({
        found: [['n', 'plural', { one: ['#', ' कमरा'], other: ['#', ' कमरे'] }]],
      })
    }
    expect(run(fillTokens(`"${messageToken('rooms/web', 'quote')}"`, hindi))[0]).toContain('`')
  })

  it('become plain text inside of any string', () => {
    for (const quote of ['"', "'", '`']) {
      const script = `${quote}so: ${textToken('rooms/contract', 'rent.low')}!${quote}`
      expect(run(fillTokens(script, hindi))).toBe(`so: कम से कम "₹1,000" \`\${x}\`!`)
    }
  })

  it('are refused without a text, and in a longer string', () => {
    expect(() => fillTokens(`"${messageToken('rooms/web', 'none')}"`, hindi)).toThrow('no text for none')
    expect(() => fillTokens(`"a ${messageToken('rooms/web', 'found')}"`, hindi)).toThrow('no string')
  })
})

it('constants of a language stand free in a script', () => {
  expect(fillConstants('let a=$$locale,$$other,b$$locale', { locale: 'hi-IN' })).toBe(
    'let a=`hi-IN`,$$other,b$$locale',
  )
})

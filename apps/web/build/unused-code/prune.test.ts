import { describe, expect, it } from 'vitest'
import { prune, type Unused } from './prune.ts'

const short = (code: string) => code.replaceAll(/\s+/g, ' ').trim()

describe('pruning a script', () => {
  const tags: Unused = { tags: [27, 31] }

  it.each<[string, Unused, string, string]>([
    [
      'a comparison with a tag',
      tags,
      'a(27 === b.tag || 5 !== b.tag, c.tag !== 31)',
      'a(!1 || 5 !== b.tag, !0)',
    ],
    [
      'what no case reaches',
      tags,
      'switch (a.tag) { case 5: b(); break; case 27: c(); break; case 6: d() }',
      'switch (a.tag) { case 5: b(); break; case 6: d() }',
    ],
    [
      'the label alone of what another reaches',
      tags,
      'switch (a.tag) { case 5: case 27: b(); break; case 6: d() }',
      'switch (a.tag) { case 5: b(); break; case 6: d() }',
    ],
    [
      'a case that runs on into the next',
      tags,
      'switch (a.tag) { case 31: b(); case 6: d() }',
      'switch (a.tag) { case 6: d() }',
    ],
    [
      'nothing of its variables',
      tags,
      'switch (a.tag) { case 31: var b = 1; break; case 6: b = 2 }',
      'switch (a.tag) { case NaN:var b; case 6: b = 2 }',
    ],
    [
      'a constant in a case',
      { cases: ['ONE'] },
      'switch (a) { case ONE: b(); break; case TWO: c() }',
      'switch (a) { case TWO: c() }',
    ],
    [
      'what a function does',
      { functions: { f: 'return 1' } },
      'function f(a) { return g(a) } function g() { return f() }',
      'function f(a) {return 1} function g() { return f() }',
    ],
    [
      'a variable that keeps its value',
      { constants: { a: '!1' } },
      'let a = b(); a = c(); d({ a }); e.a = a',
      'let a = !1; (c()); d({ a:!1 }); e.a = !1',
    ],
    ['a property', { properties: ['f'] }, 'a = { f: b(), g: c() }', 'a = { f: 0, g: c() }'],
    ['a member', { members: { f: '!1' } }, 'a(b.f && c.d.f, f, e.f2)', 'a(!1 && !1, f, e.f2)'],
    [
      'a statement',
      { statements: ['warn('] },
      'warn("text"); if (a) warn("b"); warnAgain()',
      '; if (a) ; warnAgain()',
    ],
  ])('leaves out %s', (_, unused, source, expected) => {
    expect(short(prune(source, unused))).toBe(expected)
  })

  it('leaves other names alone that look alike', () => {
    const source =
      'import { a } from "b"; const { a: c, d } = e; function f({ a }) { g(h.a, i["a"]) }; export { a }'
    expect(prune(source, { constants: { a: '0', d: '0', toString: '0' } })).toBe(source)
  })
})

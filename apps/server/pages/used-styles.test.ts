import { describe, expect, it } from 'vitest'
import { readAssets } from './assets.ts'
import { usedStyles } from './used-styles.ts'

const used = (css: string, html: string) => usedStyles(css)(html)

describe('the styles that a page shows', () => {
  it.each([
    ['a class', '.a{x:y}.b{x:y}', '<p class="c a">', '.a{x:y}'],
    ['states', ':hover{x:y}[data-b]{x:y}', '', ':hover{x:y}[data-b]{x:y}'],
    ['elements', 'p,b{x:y}.a>b{x:y}ul:is(b) li{x:y}b:hover{x:y}', '<p class="a">', 'p,b{x:y}'],
    ['elements of the document', 'html body{x:y}:root{x:y}', '', 'html body{x:y}:root{x:y}'],
    ['all classes of a selector', '.a .b{x:y}.a.c{x:y}', '<p class="a c">', '.a.c{x:y}'],
    ['one selector of a list', '.b,.a{x:y}', '<p class="a">', '.b,.a{x:y}'],
    ['classes in brackets', '.a:not(.b):has(.c,.d){x:y}', '<p class="a">', '.a:not(.b):has(.c,.d){x:y}'],
    [
      'escaped names',
      '.\\[\\&\\>p\\]\\:m-1>p{x:y}.w-1\\/2{x:y}',
      '<p class="[&amp;&gt;p]:m-1">',
      '.\\[\\&\\>p\\]\\:m-1>p{x:y}',
    ],
    [
      'blocks that are left over',
      '@media print{.a{x:y}.b{x:y}}@media all{.b{x:y}}',
      '<p class="a">',
      '@media print{.a{x:y}}',
    ],
    ['fonts', '@font-face{src:url("a;b}")}.b{x:y}', '', '@font-face{src:url("a;b}")}'],
    ['signs in texts', '.a:after{content:"}.b{;"}.b{x:y}', '<p class="a">', '.a:after{content:"}.b{;"}'],
    ['parts of no control', '::-webkit-datetime-edit,::file-selector-button{x:y}', '<input type="text">', ''],
    [
      'parts of a control',
      '::-webkit-datetime-edit{x:y}',
      '<input type="date">',
      '::-webkit-datetime-edit{x:y}',
    ],
    ['nested rules', '.a{x:y;&:hover{x:z}}', '<p class="a">', '.a{x:y;&:hover{x:z}}'],
    ['no comments', '/*! a */.a{x:y}/* b */', '<p class="a">', '.a{x:y}'],
  ])('keep %s', (_, css, html, expected) => {
    expect(used(css, html)).toBe(expected)
  })

  it('keep layers in their order, also of those that are left out', () => {
    expect(used('@layer a{.a{x:y}}@layer b{.b{x:y}}', '<p class="b">')).toBe('@layer a,b;@layer b{.b{x:y}}')
  })

  it('keep variables that a rule, another variable or the page reads', () => {
    const css = ':root{--a:1;--b:var(--c);--c:2;--d:3;--e:4}.a{x:var(--b)}.b{x:var(--d)}'
    expect(used(css, '<p class="a" style="x:var(--e)">')).toBe(
      ':root{--b:var(--c);--c:2;--e:4}.a{x:var(--b)}',
    )
  })

  it('keep of a rule with variables and more only the variables that are read', () => {
    const css =
      ':root{--a:1;--b:2;color-scheme:light}[data-dark]{color-scheme:dark;--b:3}.a{--c:var(--b);x:var(--c)}'
    expect(used(css, '<p class="a">')).toBe(
      ':root{--b:2;color-scheme:light}[data-dark]{--b:3;color-scheme:dark}.a{--c:var(--b);x:var(--c)}',
    )
  })

  it('keep animations and properties that a rule names', () => {
    const css =
      '@keyframes in{to{x:y}}@keyframes out{to{x:y}}@property --a{syntax:"*"}@property --b{syntax:"*"}.a{animation:in 1s;--a:1;x:var(--a)}'
    expect(used(css, '<p class="a">')).toBe(
      '.a{--a:1;animation:in 1s;x:var(--a)}@keyframes in{to{x:y}}@property --a{syntax:"*"}',
    )
  })

  it('are all of the sheet for a page with all classes', () => {
    const { css } = readAssets()
    const names = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name?.replaceAll(/\\(.)/g, '$1'))
    const elements = [...css.matchAll(/\b[a-z][a-z0-9]*/g)].map(([name]) => `<${name}>`)
    const all = used(
      css,
      `<p class="${names.join(' ').replaceAll('"', '&quot;')}">${elements.join('')}<input type="date"><input type="file">`,
    )
    expect(all.length).toBeGreaterThan(css.length * 0.9)
  })
})

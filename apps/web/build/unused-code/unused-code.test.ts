import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { namesLeftOut, unusedIn } from './plugin.ts'
import { prune, type Unused } from './prune.ts'
import { leftOutOfReact } from './unused-of-react.ts'
import { leftOutOfRouter, unusedOfRouter } from './unused-of-router.ts'

const modules = join(import.meta.dirname, '../../../../node_modules')
const scripts = [
  'react-dom/cjs/react-dom-client.production.js',
  ...Object.keys(unusedOfRouter).map((file) => `react-router/dist/production/lib/${file}`),
].map((path) => join(modules, path))

const namesOf = (unused: Unused): [RegExp, string][] => [
  ...Object.keys(unused.functions ?? {}).map((name): [RegExp, string] => [/function $/, name]),
  ...Object.keys(unused.constants ?? {}).map((name): [RegExp, string] => [/[\s([{,]$/, name]),
  ...Object.keys(unused.members ?? {}).map((name): [RegExp, string] => [/\.$/, name]),
  ...(unused.cases ?? []).map((name): [RegExp, string] => [/case $/, name]),
  ...(unused.tags ?? []).map((tag): [RegExp, string] => [/(case |createFiberImplClass\()$/, String(tag)]),
  ...(unused.properties ?? []).map((name): [RegExp, string] => [/\s$/, name]),
  ...(unused.statements ?? []).map((text): [RegExp, string] => [/[\s)]$/, text]),
]

describe('code that no page runs', () => {
  it.each(scripts)('is still named so in the installed %s', (path) => {
    const source = readFileSync(path, 'utf8')
    const unused = unusedIn(path) ?? {}
    const missing = namesOf(unused).filter(([before, name]) => {
      const places = source.split(name).slice(0, -1)
      let end = 0
      return !places.some((part) => {
        end += part.length + name.length
        return before.test(source.slice(0, end - name.length).slice(-40))
      })
    })
    expect(missing.map(([, name]) => name)).toEqual([])
  })

  it.each(scripts)('leaves a script that parses and is shorter: %s', (path) => {
    const source = readFileSync(path, 'utf8')
    const pruned = prune(source, unusedIn(path) ?? {})
    expect(parseSync('script.js', pruned).errors).toEqual([])
    expect(pruned.length).toBeLessThan(source.length)
  })

  it('is what a build refuses to import', () => {
    expect(namesLeftOut("import { useState, useTransition as later } from 'react'")).toEqual([
      'useTransition',
    ])
    expect(namesLeftOut("import { Link, Form } from 'react-router'")).toEqual(['Form'])
    expect(namesLeftOut('React.useDeferredValue(a)')).toEqual(['useDeferredValue'])
    expect(namesLeftOut("import { Form } from './step.tsx'; import { Link } from 'react-router'")).toEqual([])
    expect(new Set([...leftOutOfReact, ...leftOutOfRouter]).size).toBe(
      leftOutOfReact.length + leftOutOfRouter.length,
    )
  })
})

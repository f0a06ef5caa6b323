import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from '../../whole-app.fixture.ts'

const deploy = join(import.meta.dirname, '../../../../deploy')
const dashboard = JSON.parse(readFileSync(join(deploy, 'grafana-dashboard.json'), 'utf8'))
const alerts = readFileSync(join(deploy, 'alerts.yaml'), 'utf8')

let whole: WholeApp
let served: Set<string>
let labels: Map<string, Set<string>>

const parts: Record<string, readonly string[]> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
  counter: [''],
  gauge: [''],
}

beforeAll(async () => {
  whole = await createWholeApp()
  await whole.app.inject('/')
  const text = (await whole.app.inject('/metrics')).body
  served = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type = '']) =>
      (parts[type] ?? []).map((part) => `${name}${part}`),
    ),
  )
  labels = new Map()
  for (const [, name = '', given = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm)) {
    const known = labels.get(name) ?? new Set()
    for (const [, label = ''] of given.matchAll(/(\w+)="/g)) known.add(label)
    labels.set(name, known)
  }
})
afterAll(() => whole?.close())

/** Every `expr` of the rules, also those that go over several lines. */
function alertQueries(): string[] {
  return [...alerts.matchAll(/^( *)expr: (?:\|\n((?:\1 +.*\n)+)|(.*)$)/gm)].map(([, , lines, line]) =>
    String(lines ?? line),
  )
}

const targets = (dashboard.panels as { title: string; targets?: { expr: string }[] }[]).flatMap(
  ({ title, targets: own = [] }) => own.map(({ expr }) => [title, expr] as const),
)
const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
const queries: (readonly [string, string])[] = [
  ...targets,
  ...alertQueries().map((expr, n) => [names[n] ?? '', expr] as const),
  ...(dashboard.annotations.list as { name: string; expr: string }[]).map(
    ({ name, expr }) => [name, expr] as const,
  ),
  ...(dashboard.templating.list as { name: string; definition?: string }[]).flatMap(({ name, definition }) =>
    definition ? [[name, /\((\w+)/.exec(definition)?.[1] ?? ''] as const] : [],
  ),
]

/** What a query reads: names that are neither functions, nor labels, nor words of the language. */
function seriesOf(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
  return [...bare.matchAll(/\b[a-z]\w*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^(and|or|unless|by)$/.test(name))
}

/** Labels that a query asks for, with the series they are of. */
function askedLabels(query: string): [string, string][] {
  return [...query.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, series = '', matchers = '']) =>
    [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']): [string, string] => [
      series,
      label,
    ]),
  )
}

/** What Prometheus adds when it reads a process. */
const added = new Set(['job', 'instance'])

describe('the dashboard and the alerts', () => {
  it('are there', () => {
    expect(dashboard).toMatchObject({ title: 'Basera', uid: 'basera', schemaVersion: expect.any(Number) })
    expect(targets.length).toBeGreaterThan(30)
    expect(names.length).toBeGreaterThan(10)
    expect(alertQueries().length).toBe(names.length)
    const ids = (dashboard.panels as { id: number }[]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(queries)('%s reads only what the product serves: %s', (_, query) => {
    const series = seriesOf(query)
    expect(series.length).toBeGreaterThan(0)
    expect(series.filter((name) => !served.has(name))).toEqual([])
    for (const [name, label] of askedLabels(query)) {
      const known = labels.get(name)
      // A series of which nothing has happened yet shows no labels.
      if (known && !added.has(label)) expect([...known]).toContain(label)
    }
  })
})

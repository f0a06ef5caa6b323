import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { checkSettings, settingGroups } from './settings.ts'
import { envExample, type SettingGroup, settingWords, withSettingTables } from './settings-docs.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Each match once; none where git finds none. */
function grep(pattern: string, ...paths: string[]): string[] {
  const { stdout } = spawnSync('git', ['grep', '-ohE', pattern, '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  return [...new Set(stdout.split('\n').filter(Boolean))]
}
const groups = Object.keys(settingGroups) as SettingGroup[]
const all = groups.flatMap(settingWords)

describe('what is written about settings (node apps/server/settings/write-docs.ts)', () => {
  it('.env.example is that of today', () => {
    expect(read('.env.example')).toBe(envExample())
  })

  it('the tables of docs/operations.md are those of today', () => {
    const document = read('docs/operations.md')
    expect(document).toBe(withSettingTables(document))
  })

  it('says something about every setting, and names it once', () => {
    for (const { name, description } of all) expect(description, name).not.toBe('')
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  it('.env.example names every setting and, copied as it is, changes none', () => {
    const example = read('.env.example')
    for (const { name } of all) expect(example).toContain(`\n#${name}=\n`)
    expect(checkSettings(parseEnv(example) as Record<string, string>)).toEqual(checkSettings({}))
  })

  it('.env.example uncommented changes none either: empty is absent', () => {
    const uncommented = read('.env.example').replaceAll(/^#([A-Z0-9_]+=)$/gm, '$1')
    expect(checkSettings(parseEnv(uncommented) as Record<string, string>)).toEqual(checkSettings({}))
  })

  it('says which numbers a number may be', () => {
    const share = all.find(({ name }) => name === 'OTEL_TRACES_SAMPLER_ARG')
    expect(share?.allowed).toBe('number from 0 to 1')
  })

  it('docs/operations.md has what the product reads beside the settings', () => {
    const names = grep(
      '\\bprocess\\.env\\.[A-Z_]+',
      ...['*.ts', ':!*.test.ts', ':!*.fixture.ts', ':!platform/testing'],
      ...[':!journeys', ':!bench', ':!resilience', ':!testkit', ':!vitest.config.ts'],
    )
    const document = read('docs/operations.md')
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !document.includes(`\`${name.replace('process.env.', '')}\``))).toEqual([])
  })

  it('the documents name no setting that there is not', () => {
    const others = ['NODE_COMPILE_CACHE', 'OTEL_EXPORTER_OTLP_HEADERS', 'SO_REUSEPORT']
    const known = [...all.map(({ name }) => name), ...others]
    const isRead = (name: string) => grep(`\\bprocess\\.env\\.${name}\\b`, '*.ts').length > 0
    const named = grep('\\b[A-Z][A-Z0-9]+(_[A-Z0-9]+)+\\b', 'README.md', 'docs/*.md')
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !known.includes(name) && !isRead(name))).toEqual([])
  })

  it('marks what is never shown', () => {
    const secret = all.filter((one) => one.secret).map(({ name }) => name)
    const named = all
      .map(({ name }) => name)
      .filter((name) => /SECRET|PRIVATE|TOKEN$|GATEWAY_KEY|PLACES_KEY/.test(name))
    for (const name of named) expect(secret).toContain(name)
  })
})

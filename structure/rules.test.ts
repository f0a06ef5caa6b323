import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Rule {
  readonly anchor: string
  readonly file: string
  readonly text: string
}

const ruleFiles = globSync('docs/rules/*.md', { cwd: root }).sort()
const areas = ruleFiles.map((file) => basename(file, '.md'))
const bullet = /^- \*\*([^*]+)\*\*: (.+)$/

const bulletsOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('- '))
const rules: Rule[] = ruleFiles.flatMap((file) =>
  bulletsOf(file).flatMap((line) => {
    const [, anchor, text] = bullet.exec(line) ?? []
    return anchor && text ? [{ anchor, text, file }] : []
  }),
)
const anchors = new Set(rules.map(({ anchor }) => anchor))

const citation =
  /(?<![\w/-])(?:accounts|alerts|auth-protocol|rooms|roommates|chats|trust|places|help|shell)\.[a-z]+(?:-[a-z0-9]+)+\b(?!\.[a-z])/g
/** Citations of sections by number: rules are cited by anchor. */
const oldCitation = /\b(?:accounts|marketplace|decisions|protocol|privacy) \d{1,2}\b/i

// Migrations are hashed and never change; the tables are written from them.
const isFixed = (file: string) => /^database\/(?:migrations|tables)\//.test(file)
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|css|md|sql)$/.test(file) && !isFixed(file))
  .filter((file) => !file.startsWith('docs/rules/') && file !== 'structure/rules.test.ts')

const texts = new Map(
  sources.flatMap((file) => {
    try {
      return [[file, read(file)] as const]
    } catch {
      // Deleted, but not yet in git's index.
      return []
    }
  }),
)
const citationsOf = (text: string) => [...text.matchAll(citation)].map(([anchor]) => anchor)
const cited = new Set([...texts.values()].flatMap(citationsOf))

describe('docs/rules', () => {
  it('has one rule a bullet, under an anchor of its own that names its file', () => {
    const odd = ruleFiles.flatMap((file) =>
      bulletsOf(file).filter((line) => {
        const [, anchor = ''] = bullet.exec(line) ?? []
        return (
          !anchor.startsWith(`${basename(file, '.md')}.`) || !/^[a-z-]+\.[a-z]+(?:-[a-z0-9]+)+$/.test(anchor)
        )
      }),
    )
    expect(odd).toEqual([])
    expect(rules.map(({ anchor }) => anchor)).toHaveLength(anchors.size)
    expect(areas).toContain('accounts')
  })

  it('resolves every citation', () => {
    const dangling = [...texts].flatMap(([file, text]) =>
      citationsOf(text).flatMap((anchor) => (anchors.has(anchor) ? [] : [`${file}: ${anchor}`])),
    )
    expect(dangling).toEqual([])
  })

  it('has no rule that nothing cites', () => {
    const left = rules.map(({ anchor }) => anchor).filter((anchor) => !cited.has(anchor))
    expect(left).toEqual([])
  })

  it('has a test that cites each rule of alerts, rooms and places', () => {
    const tests = [...texts].filter(([file]) =>
      /\.(?:test|fixture)\.tsx?$|^journeys\/|^resilience\//.test(file),
    )
    const proven = new Set(tests.flatMap(([, text]) => citationsOf(text)))
    const unproven = rules
      .map(({ anchor }) => anchor)
      .filter((anchor) => /^(?:alerts|rooms|places)\./.test(anchor) && !proven.has(anchor))
    expect(unproven).toEqual([])
  })

  it('is cited by anchor alone', () => {
    const old = [...texts].flatMap(([file, text]) => (oldCitation.test(text) ? [file] : []))
    expect(old).toEqual([])
  })

  it.each([
    ['(accounts.phone-attempts)', ['accounts.phone-attempts']],
    ["it('rooms.rent-minimum: ₹1,000'", ['rooms.rent-minimum']],
    [
      'auth-protocol.code-exchange, trust.block-mutual.',
      ['auth-protocol.code-exchange', 'trust.block-mutual'],
    ],
    ["from './rooms.some-file.ts'", []],
    ['accounts.push', []],
    ['/rooms/rooms.a-b', []],
  ])('%s cites %j', (text, expected) => expect(citationsOf(text)).toEqual(expected))
})

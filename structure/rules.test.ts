import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Rules that nothing in the tree can cite, and why. */
const uncitable: Readonly<Record<string, string>> = {}

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
  /(?<![\w/-])(?:accounts|auth-protocol|rooms|roommates|chats|trust|places|help|shell)\.[a-z]+(?:-[a-z0-9]+)+\b(?!\.[a-z])/g
/** How many files still cite sections of documents that are not in the project. These numbers may only fall. */
const filesWithOldCitations: Readonly<Record<string, number>> = {
  bench: 14,
  journeys: 11,
}
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

/** `rooms/web`, or the first folder where features have none. */
function areaOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  if (['bench', 'resilience'].includes(first)) return 'bench'
  return ['database', 'journeys', 'docs', 'testkit'].includes(first) ? first : `${first}/${second}`
}

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
    const notYet = read('docs/rules/not-yet-written.txt').split('\n')
    expect(dangling.filter((one) => !notYet.includes(one.split(': ')[1] ?? ''))).toEqual([])
  })

  it('has no rule that nothing cites', () => {
    const notYet = read('docs/rules/not-yet-cited.txt').split('\n')
    const left = rules.map(({ anchor }) => anchor).filter((anchor) => !cited.has(anchor))
    expect(left.filter((anchor) => !(anchor in uncitable) && !notYet.includes(anchor))).toEqual([])
    expect(Object.keys(uncitable).filter((anchor) => !left.includes(anchor))).toEqual([])
  })

  it('is cited by anchor alone, but for files not changed yet', () => {
    const found: Record<string, number> = {}
    for (const [file, text] of texts)
      if (oldCitation.test(text)) found[areaOf(file)] = (found[areaOf(file)] ?? 0) + 1
    const tooMany = Object.entries(found).filter(
      ([area, files]) => files > (filesWithOldCitations[area] ?? 0),
    )
    expect(tooMany).toEqual([])
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

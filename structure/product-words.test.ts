import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** `rent` only as a word of its own: `minRent`, not `current`. */
const productWord =
  /room|lister|seeker|tenant|landlord|chat|gender|deposit|Room|Lister|Seeker|Tenant|Landlord|Chat|Gender|Deposit|(Rent|(^|_)rent)s?(?![a-z])/

/** Names of the product that the platform must know, and why. */
const allowed: Readonly<Record<string, string>> = {
  roomSearch: 'a public setting of the page, read before any feature is loaded (platform/web/settings.ts)',
}

const files = globSync('platform/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).filter((file) => !/\.(test|fixture)\.tsx?$|\/(showcase|testing)\//.test(file))

function namesIn(file: string): string[] {
  const names: string[] = []
  const note = ({ name }: { name: string }) => void names.push(name)
  new Visitor({ Identifier: note, JSXIdentifier: note, PrivateIdentifier: note }).visit(
    parseSync(file, readFileSync(join(root, file), 'utf8')).program,
  )
  return [...new Set(names)]
}

const named = files.map((file) => ({ file, names: namesIn(file).filter((name) => productWord.test(name)) }))

describe('the platform', () => {
  it('has no file that is named after the product', () => {
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => productWord.test(file))).toEqual([])
  })

  it('has no name of the product in its code', () => {
    const wrong = named.map(({ file, names }) => ({
      file,
      names: names.filter((name) => !(name in allowed)),
    }))
    expect(wrong.filter(({ names }) => names.length > 0)).toEqual([])
  })

  it('still needs each exception', () => {
    expect(Object.keys(allowed).filter((name) => !named.some(({ names }) => names.includes(name)))).toEqual(
      [],
    )
  })
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { standIns } from './plugin.ts'

const root = join(import.meta.dirname, '../../../..')
const router = join(root, 'node_modules/react-router/dist/production/lib')

/** The names that a module of the installed router imports from `source`. */
function importedNames(importer: string, source: string): string[] {
  const text = readFileSync(join(router, importer), 'utf8')
  const names =
    new RegExp(`import \\{([^}]+)\\} from "${source.replaceAll('.', '\\.')}"`).exec(text)?.[1] ?? ''
  return names.split(',').flatMap((name) => name.trim() || [])
}

describe('the stand-ins for framework mode', () => {
  it.each(standIns)('give all that data mode imports of $source', async ({ source, importers, file }) => {
    for (const importer of importers) {
      const names = importedNames(importer, source)
      expect(names).not.toEqual([])
      expect(Object.keys(await import(file))).toEqual(expect.arrayContaining(names))
    }
  })

  it('are in the built bundle instead of the originals', () => {
    // Beside it are those of earlier builds.
    const { en } = JSON.parse(readFileSync(join(root, 'apps/web/dist/languages.json'), 'utf8'))
    const scripts = globSync(`apps/web/dist/client/${en.scripts}/framework-*.js`, { cwd: root })
    expect(scripts).toHaveLength(1)
    const text = readFileSync(join(root, scripts[0] ?? ''), 'utf8')
    expect(text).toContain('popstate')
    expect(text).not.toContain('IntersectionObserver')
  })

  it('stand in for what we never ask for', () => {
    const sources = globSync('{apps,rooms,help,accounts,places,platform}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: (name) => ['node_modules', 'dist', 'build'].includes(name),
    })
    const asking = sources.filter((file) =>
      /\binstrumentations\b|\bprefetch=/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(asking).toEqual([])
  })
})

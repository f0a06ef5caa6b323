import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { leaves, root, type Texts } from './translations.ts'

/** What contracts and servers say in modules named `sentences.ts`, by catalogue: `roomSentences.titleShort`. */
export async function plainSentences(): Promise<ReadonlyMap<string, Texts>> {
  const catalogues = new Map<string, Texts>()
  const modules = globSync('*/{contract,server}/**/*sentences.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
  for (const file of modules.sort()) {
    const [feature, side] = file.split('/')
    const catalogue = `${feature}/${side}/locales/en.json`
    const said = leaves({ ...(await import(pathToFileURL(join(root, file)).href)) })
    catalogues.set(catalogue, { ...catalogues.get(catalogue), ...Object.fromEntries(said) })
  }
  return catalogues
}

import type { Plugin, Rolldown } from 'vite'

const isChunk = (part: Rolldown.OutputBundle[string]): part is Rolldown.OutputChunk => part.type === 'chunk'
const has = ({ moduleIds }: Rolldown.OutputChunk, module: RegExp) => moduleIds.some((id) => module.test(id))

/** Never all of zod in the browser, and none of it in `publicPages`. */
export function schemaLibraryFaults(bundle: Rolldown.OutputBundle, publicPages: RegExp): string[] {
  const chunks = Object.values(bundle).filter(isChunk)
  const full = chunks.filter((chunk) => has(chunk, /\/zod\/v4\/classic\//)).map(({ fileName }) => fileName)
  const loadedBy = ({ fileName, imports }: Rolldown.OutputChunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(fileName)) return seen
    seen.add(fileName)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loadedBy(chunk, seen)
    return seen
  }
  const pages = chunks.filter((chunk) => chunk.isEntry || publicPages.test(chunk.facadeModuleId ?? ''))
  const heavy = pages.filter((page) => {
    const loaded = loadedBy(page)
    return chunks.some((chunk) => loaded.has(chunk.fileName) && has(chunk, /\/node_modules\/zod\//))
  })
  return [
    ...full.map((file) => `${file} carries all of zod: write what the browser loads with zod/mini`),
    ...heavy.map(({ fileName }) => `${fileName} is public and loads the schema library`),
  ]
}

/** Fails a build that breaks {@link schemaLibraryFaults}. */
export const schemaLibrary = (publicPages: RegExp): Plugin => ({
  name: 'schema-library',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const faults = schemaLibraryFaults(bundle, publicPages)
    if (faults.length > 0) this.error(faults.join('\n'))
  },
})

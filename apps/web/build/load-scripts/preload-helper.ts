const preloaded = new Set<string>()

/** In place of Vite's: asks for the scripts that a part needs, and loads the part. */
export function __vitePreload<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  for (const file of files) {
    if (preloaded.has(file)) continue
    preloaded.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = new URL(file, import.meta.url).href
    document.head.append(link)
  }
  return load()
}

const known = new Set<string>()
const waiting: string[] = []

/** Each takes a slow phone 10 ms; presses are answered in between. */
const linksAtOnce = 3

function preloadSome(): void {
  for (const href of waiting.splice(0, linksAtOnce)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  if (waiting.length > 0) setTimeout(preloadSome)
}

/** In place of Vite's: loads a part, and asks for the scripts that it needs. */
export function __vitePreload<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const part = load()
  const fresh = files.filter((file) => !known.has(file))
  if (waiting.length === 0 && fresh.length > 0) setTimeout(preloadSome)
  for (const file of fresh) {
    known.add(file)
    waiting.push(new URL(file, import.meta.url).href)
  }
  return part
}

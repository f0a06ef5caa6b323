declare global {
  interface Window {
    importAgain: (error: unknown) => Promise<unknown>
  }
}

let attempts = 0
const found = new Map<string, Promise<unknown>>()

/** Asks under another address, since a browser remembers that a module did not come (docs/decisions/0057-scripts-that-do-not-come.md). */
export function importAgain(
  error: unknown,
  load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<unknown> {
  const address = /https?:\S+\.js/.exec(String(error))?.[0]
  if (!address) return Promise.reject(error)
  const again = found.get(address) ?? load(`${address}?again=${++attempts}`)
  found.set(address, again)
  again.catch(() => found.delete(address))
  return again
}

export const installImportAgain = (): void => {
  window.importAgain = (error) => importAgain(error)
}

/** Plain names with an extension, none hidden. */
const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9_.-]*\/)*[A-Za-z0-9][A-Za-z0-9_.-]*\.([a-z]+)$/

const safeName = /^[A-Za-z0-9][A-Za-z0-9_-]*$/

const types: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
}

export const typeOf = (path: string): string | undefined =>
  path.includes('..') ? undefined : types[safePath.exec(path)?.[1] ?? '']

/** Throws for anything but a path of a file, so that no store writes elsewhere. */
export function checkPath(bucket: string, path: string): void {
  if (!safeName.test(bucket) || !safePath.test(path) || path.includes('..'))
    throw new Error(`Not a path of a stored file: ${bucket}/${path}`)
}

export function checkFolder(bucket: string, folder: string): void {
  if (!safeName.test(bucket) || !safeName.test(folder))
    throw new Error(`Not a folder of stored files: ${bucket}/${folder}`)
}

const unfinished = /^((?:.+\/)?)\.([^/]+)\.[0-9a-f]{12}$/

/** The final path of an unfinished file; undefined for finished ones. */
export function finishedPath(path: string): string | undefined {
  const [, folder = '', name] = unfinished.exec(path) ?? []
  return name === undefined ? undefined : `${folder}${name}`
}

export const pictureWidths = [320, 640, 1280] as const

/** `name.w640.webp` for 640 px; the widest variant is `name.webp` itself. */
export const variantOf = (path: string, width: number): string =>
  width >= 1280 ? path : path.replace(/(\.[a-z]+)$/, `.w${width}$1`)

/** Paths that can be asked for: plain names, none hidden, with an extension. */
export const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9_.-]*\/)*[A-Za-z0-9][A-Za-z0-9_.-]*\.([a-z]+)$/

const safeName = /^[A-Za-z0-9][A-Za-z0-9_-]*$/

const types: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
}

/** The media type of a file that may be served, by its name; nothing for all other paths. */
export const typeOf = (path: string): string | undefined =>
  path.includes('..') ? undefined : types[safePath.exec(path)?.[1] ?? '']

/** Throws for what is no path of a file, so that no store ever writes elsewhere. */
export function checkPath(bucket: string, path: string): void {
  if (!safeName.test(bucket) || !safePath.test(path) || path.includes('..'))
    throw new Error(`Not a path of a stored file: ${bucket}/${path}`)
}

/** Throws for what is no folder at the top of a bucket. */
export function checkFolder(bucket: string, folder: string): void {
  if (!safeName.test(bucket) || !safeName.test(folder))
    throw new Error(`Not a folder of stored files: ${bucket}/${folder}`)
}

/** What a folder holds while a file is being written: `.1.webp.0123456789ab`. */
const unfinished = /^((?:.+\/)?)\.([^/]+)\.[0-9a-f]{12}$/

/** The path a file gets when it is whole; nothing for paths of finished files. */
export function finishedPath(path: string): string | undefined {
  const [, folder = '', name] = unfinished.exec(path) ?? []
  return name === undefined ? undefined : `${folder}${name}`
}

/** Widths, in pixels, in which a stored picture can be asked for with `?w=`. */
export const pictureWidths = [320, 640, 1280] as const

/** `name.webp` in its 640 px variant is `name.w640.webp` beside it; the widest variant is the file itself. */
export const variantOf = (path: string, width: number): string =>
  width >= 1280 ? path : path.replace(/(\.[a-z]+)$/, `.w${width}$1`)

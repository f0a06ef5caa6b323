export type OwnOrigin = (origin: string | undefined, host: string | undefined) => boolean

/** The product's own pages; in development those of the requested host too. */
export function ownOrigin(publicUrl: string, development: boolean): OwnOrigin {
  const own = new URL(publicUrl).origin
  return (origin, host) => {
    if (origin === undefined) return false
    return origin === own || (development && URL.parse(origin)?.host === host && host !== undefined)
  }
}

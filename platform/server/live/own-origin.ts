/** Whether a page of `origin` may open connections of a host. */
export type OwnOrigin = (origin: string | undefined, host: string | undefined) => boolean

/** The product's own pages only; in development also those of whatever host was asked. */
export function ownOrigin(publicUrl: string, development: boolean): OwnOrigin {
  const own = new URL(publicUrl).origin
  return (origin, host) => {
    if (origin === undefined) return false
    return origin === own || (development && URL.parse(origin)?.host === host && host !== undefined)
  }
}

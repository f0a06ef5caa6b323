import { createHash } from 'node:crypto'
import type { SocialPicture } from '@basera/platform/web'

/** Pixels of every social picture, as the services that show them want it. */
export const pictureSize = { width: 1200, height: 630 } as const

/** Counts up when the drawing changes: caches keep a picture by its address. */
const drawing = 1

/** Names what the picture shows: another rent is another address. */
export const pictureKey = (picture: SocialPicture): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, picture]))
    .digest('base64url')
    .slice(0, 16)

/** `/social/hi/room/{id}/{key}.jpg` for the page `/hi/room/{id}`. */
export const pictureAddress = (page: string, picture: SocialPicture): string =>
  `/social${page.replace(/\/$/, '')}/${pictureKey(picture)}.jpg`

const pattern = /^\/social(\/.*)?\/([\w-]{16})\.jpg$/

/** The page and the key that an address names. */
export function pictureOfAddress(
  pathname: string,
): { readonly page: string; readonly key: string } | undefined {
  const [, page = '/', key] = pattern.exec(pathname) ?? []
  return key === undefined ? undefined : { page, key }
}

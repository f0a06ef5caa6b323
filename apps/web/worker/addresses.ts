/** Documents of these pages hold nothing personal: the server renders them alike for everybody. */
export const shellPages = ['/offline', '/saved', '/chats', '/visits'] as const

/** The document that a page without a network is served from: a chat's is that of all chats. */
export function shellOf(pathname: string): string | undefined {
  if (/^\/chats\/[^/]+$/.test(pathname)) return '/chats'
  return shellPages.find((page) => page === pathname)
}

/** Says that there is no network, and leads back once there is. */
export const offlineAddress = ({ pathname, search }: URL): string =>
  `/offline?from=${encodeURIComponent(pathname + search)}`

const room = 'rooms/[\\w-]{36}(/(nearby|answer-time))?'
const ofMember = 'me/(profile|phone|saved-rooms|visits|shortlists(/[\\w-]{36})?)'
const keptAnswers = new RegExp(`^/api/(home|rooms/by-ids|${room}|${ofMember})$`)

/** What pages ask for that open without a network; chats keep their messages themselves. */
export const isKeptAnswer = ({ pathname }: URL): boolean => keptAnswers.test(pathname)

/** The member whom a session's token names, so that nobody who signs in later gets another's answers. */
export function personOf(authorization: string): string {
  try {
    const [, claims = ''] = authorization.split('.')
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    return String(sub)
  } catch {
    return ''
  }
}

/** A photo in one of the sizes that pages show. */
export const isPhoto = ({ pathname }: URL): boolean => pathname.startsWith('/storage/v1/object/public/')

/** The folder of scripts that a document names, as `assets/hi-a1B2c3D`. */
export const scriptsOf = (html: string): string | undefined =>
  /\/(assets\/[a-z]{2}-[\w-]{7})\/entry-client/.exec(html)?.[1]

export const assetsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g)].map(([address]) => address)),
]

export const sheetOf = (html: string): string | undefined => /\/assets\/style-[\w-]+\.css/.exec(html)?.[0]

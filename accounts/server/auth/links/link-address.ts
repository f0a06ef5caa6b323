import type { LinkKind } from './issue-link.ts'

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The site as the person reached it: on a developer's machine it has several names, and each browser storage one. */
function siteSeen(publicUrl: string, redirectTo: string): string {
  const site = new URL(publicUrl)
  const seen = new URL(redirectTo)
  const same = [site, seen].every(({ hostname }) => loopback.includes(hostname)) && site.port === seen.port
  return (same ? seen : site).origin
}

/**
 * What a mail links to: a page whose button opens the link. Programs that fetch the addresses of mails do not spend it
 * (decisions 3, magic link). `redirectTo` was checked before.
 */
export function linkAddress(
  publicUrl: string,
  link: { readonly token: string; readonly type: LinkKind; readonly redirectTo: string },
): string {
  const url = new URL('/auth/open-link', siteSeen(publicUrl, link.redirectTo))
  url.search = new URLSearchParams({
    token: link.token,
    type: link.type,
    redirect_to: link.redirectTo,
  }).toString()
  return url.href
}

import type { LinkKind } from './issue-link.ts'

/**
 * What a mail links to: a page whose button opens the link. Programs that fetch the addresses of mails do not spend it
 * (decisions 3, magic link).
 */
export function linkAddress(
  publicUrl: string,
  link: { readonly token: string; readonly type: LinkKind; readonly redirectTo: string },
): string {
  const url = new URL('/auth/open-link', publicUrl)
  url.search = new URLSearchParams({
    token: link.token,
    type: link.type,
    redirect_to: link.redirectTo,
  }).toString()
  return url.href
}

/** What a mailed link is for (auth protocol 7). */
export interface MailedLink {
  readonly token: string
  readonly type: 'magiclink' | 'recovery'
  readonly redirectTo: string | undefined
}

const tokenForm = /^\w{20,200}$/

/** Reads the address of a mailed link; undefined where it is incomplete or damaged. */
export function readMailedLink(search: string): MailedLink | undefined {
  const params = new URLSearchParams(search)
  const token = params.get('token') ?? ''
  const type = params.get('type')
  if (!tokenForm.test(token) || (type !== 'magiclink' && type !== 'recovery')) return undefined
  return { token, type, redirectTo: params.get('redirect_to') ?? undefined }
}

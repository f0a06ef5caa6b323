import { sendHttp } from './send-http.ts'

/** Gives the access token. */
export async function signIn(
  address: string,
  json: { readonly email: string; readonly password: string },
): Promise<string> {
  const path = '/auth/v1/token?grant_type=password'
  const { status, text } = await sendHttp(address, { method: 'POST', path, json })
  if (status !== 200) throw new Error(`Signing in answered ${status}.`)
  return (JSON.parse(text) as { access_token: string }).access_token
}

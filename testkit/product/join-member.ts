import { randomInt, randomUUID } from 'node:crypto'

/** A new member with a verified phone: the access token. */
export async function joinMember(address: string): Promise<string> {
  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as { access_token: string }
  }
  const email = `lister.${randomUUID()}@bench.example`
  const phone = `+919${String(randomInt(1e9)).padStart(9, '0')}`
  const { access_token: token } = await post('/auth/v1/signup', { email, password: randomUUID() })
  await post('/api/me/phone/code', { phone }, token)
  const messages = await fetch(`${address}/dev/outbox.json?to=${encodeURIComponent(phone)}`)
  const [message] = (await messages.json()) as { code: string }[]
  await post('/api/me/phone/verify', { code: message?.code }, token)
  return token
}

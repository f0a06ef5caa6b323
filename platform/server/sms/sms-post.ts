const usualTimeout = 10_000

export interface SmsPost {
  readonly gateway: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Whether a successful status means that the message was taken. */
  accepted(answer: Readonly<Record<string, unknown>>): boolean
  readonly timeout?: number | undefined
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? { ...answer } : {}
  } catch {
    return {}
  }
}

/** A short machine word for the log; anything else could hold the number. */
const word = (value: unknown): string => (/^\w{1,20}$/.test(String(value ?? '')) ? ` (${value})` : '')

async function exchange(post: SmsPost): Promise<{ ok: boolean; status: number; text: string }> {
  const { gateway, url, headers, body } = post
  try {
    const signal = AbortSignal.timeout(post.timeout ?? usualTimeout)
    const reply = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    return { ok: reply.ok, status: reply.status, text: await reply.text() }
  } catch (error) {
    // Thrown without its cause, which can name the recipient.
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw new Error(`${gateway} ${late ? 'did not answer in time' : 'could not be reached'}`)
  }
}

export async function postSms(post: SmsPost): Promise<void> {
  const { ok, status, text } = await exchange(post)
  const answer = parse(text)
  if (!ok || !post.accepted(answer))
    throw new Error(`${post.gateway} refused a text message: status ${status}${word(answer.code)}`)
}

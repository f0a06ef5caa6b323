/** Milliseconds a gateway may take. */
const usualTimeout = 10_000

export interface SmsPost {
  /** Whose gateway it is, for the fault's message. */
  readonly gateway: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Whether a successful status really means that the message was taken, judged by the JSON that came with it. */
  accepted(answer: Readonly<Record<string, unknown>>): boolean
  /** Milliseconds; 10,000 if not given. */
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

/** A short machine word out of an answer, for the log; anything else could hold the number. */
const word = (value: unknown): string => (/^\w{1,20}$/.test(String(value ?? '')) ? ` (${value})` : '')

async function exchange(post: SmsPost): Promise<{ ok: boolean; status: number; text: string }> {
  const { gateway, url, headers, body } = post
  try {
    const signal = AbortSignal.timeout(post.timeout ?? usualTimeout)
    const reply = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    return { ok: reply.ok, status: reply.status, text: await reply.text() }
  } catch (error) {
    // Thrown without its cause, which can name the address it went to.
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw new Error(`${gateway} ${late ? 'did not answer in time' : 'could not be reached'}`)
  }
}

/** Sends a text message to a gateway. Throws, without number or code in the words, unless the gateway took it. */
export async function postSms(post: SmsPost): Promise<void> {
  const { ok, status, text } = await exchange(post)
  const answer = parse(text)
  if (!ok || !post.accepted(answer))
    throw new Error(`${post.gateway} refused a text message: status ${status}${word(answer.code)}`)
}

const maxBytes = 7900
/** Messages per topic kept while disconnected; older ones are dropped, as their content is found without them. */
const maxMessages = 5000

export class PendingMessages {
  #topics = new Map<string, string[]>()

  get isEmpty(): boolean {
    return this.#topics.size === 0
  }

  add(topic: string, message: unknown): void {
    const messages = this.#topics.get(topic) ?? []
    if (messages.push(JSON.stringify(message)) > maxMessages) messages.shift()
    this.#topics.set(topic, messages)
  }

  take(): { readonly topics: string[]; readonly payloads: string[] } {
    const topics: string[] = []
    const payloads: string[] = []
    for (const [topic, messages] of this.#topics)
      for (const payload of packed(messages)) {
        topics.push(topic)
        payloads.push(payload)
      }
    this.#topics = new Map()
    return { topics, payloads }
  }
}

function packed(messages: readonly string[]): string[] {
  const payloads: string[] = []
  let batch: string[] = []
  let bytes = 2
  for (const message of messages) {
    const size = Buffer.byteLength(message) + 1
    if (size + 2 > maxBytes) continue
    if (bytes + size > maxBytes) {
      payloads.push(`[${batch.join()}]`)
      batch = []
      bytes = 2
    }
    batch.push(message)
    bytes += size
  }
  if (batch.length > 0) payloads.push(`[${batch.join()}]`)
  return payloads
}

/** PostgreSQL takes less than 8,000 bytes at a time. */
const maxBytes = 7900
/** Notes that wait while there is no connection; older ones go: what they hint at is found without them. */
const maxNotes = 5000

/** Notes waiting to be told, by topic. */
export class NoteOutbox {
  #topics = new Map<string, string[]>()

  get isEmpty(): boolean {
    return this.#topics.size === 0
  }

  add(topic: string, note: unknown): void {
    const notes = this.#topics.get(topic) ?? []
    if (notes.push(JSON.stringify(note)) > maxNotes) notes.shift()
    this.#topics.set(topic, notes)
  }

  /** Takes all of them, as payloads: JSON lists, each small enough for one notification. */
  take(): { readonly topics: string[]; readonly payloads: string[] } {
    const topics: string[] = []
    const payloads: string[] = []
    for (const [topic, notes] of this.#topics)
      for (const payload of packed(notes)) {
        topics.push(topic)
        payloads.push(payload)
      }
    this.#topics = new Map()
    return { topics, payloads }
  }
}

function packed(notes: readonly string[]): string[] {
  const payloads: string[] = []
  let held: string[] = []
  let bytes = 2
  for (const note of notes) {
    const size = Buffer.byteLength(note) + 1
    if (size + 2 > maxBytes) continue
    if (bytes + size > maxBytes) {
      payloads.push(`[${held.join()}]`)
      held = []
      bytes = 2
    }
    held.push(note)
    bytes += size
  }
  if (held.length > 0) payloads.push(`[${held.join()}]`)
  return payloads
}

/** Puts a sentence at the end of what is written, which stays as it is (chats.start-dialog). */
export function withSentence(text: string, sentence: string): string {
  if (text === '') return sentence
  return `${text}${/\s$/.test(text) ? '' : ' '}${sentence}`
}

/** Takes a sentence out again, with the space before it, and nothing else. */
export function withoutSentence(text: string, sentence: string): string {
  const at = text.lastIndexOf(sentence)
  if (at < 0) return text
  const before = text.slice(0, at)
  return (before.endsWith(' ') ? before.slice(0, -1) : before) + text.slice(at + sentence.length)
}

export const hasSentence = (text: string, sentence: string): boolean => text.includes(sentence)

import {
  asTag,
  asTags,
  lifestyleTags,
  roommateSentences as say,
  tagMaximum,
  tagsMaximum,
} from '@basera/accounts/contract'

const oneLine = /^[^\p{Cc}\p{Cs}]*$/u

function tagRule(tag: string): string | undefined {
  if (tag.length > tagMaximum) return say.tagLong
  return oneLine.test(tag) ? undefined : say.notText
}

/** The sentence for a list of tags. */
export function tagsRule(typed: readonly string[]): string | undefined {
  const tags = asTags(typed)
  const broken = tags.map(tagRule).find((sentence) => sentence !== undefined)
  return broken ?? (tags.length > tagsMaximum ? say.tagsMany : undefined)
}

export interface Tagged {
  readonly tags: readonly string[]
  /** Why it was not added. */
  readonly error?: string | undefined
}

/** The list with `typed` added as a tag: blanks and duplicates ignored; a sentence when a rule forbids it (marketplace 5). */
export function addTag(tags: readonly string[], typed: string): Tagged {
  const tag = asTag(typed)
  if (tag === '' || tags.includes(tag)) return { tags }
  const error = tagsRule([...tags, tag])
  return error ? { tags, error } : { tags: [...tags, tag] }
}

export const removeTag = (tags: readonly string[], gone: string): readonly string[] =>
  tags.filter((tag) => tag !== gone)

/** The tags that a person thought of. */
export const ownTags = (tags: readonly string[]): readonly string[] =>
  tags.filter((tag) => !lifestyleTags.some((known) => known === tag))

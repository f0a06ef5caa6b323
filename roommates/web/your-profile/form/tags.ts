import { asTag, lifestyleTags, roommateFields } from '@basera/accounts/contract'
import { sentenceOf } from '@basera/platform/web/form'

export interface Tagged {
  readonly tags: readonly string[]
  readonly error?: string | undefined
}

/** The list with `typed` added, or the sentence of a broken rule (roommates.lifestyle-tags). */
export function addTag(tags: readonly string[], typed: string): Tagged {
  const tag = asTag(typed)
  if (tag === '' || tags.includes(tag)) return { tags }
  const error = sentenceOf(roommateFields.lifestyle_tags, [...tags, tag])
  return error ? { tags, error } : { tags: [...tags, tag] }
}

export const removeTag = (tags: readonly string[], gone: string): readonly string[] =>
  tags.filter((tag) => tag !== gone)

export const ownTags = (tags: readonly string[]): readonly string[] =>
  tags.filter((tag) => !lifestyleTags.some((known) => known === tag))

import { lifestyleTags } from '@basera/accounts/contract'

const bits: ReadonlyMap<string, number> = new Map(lifestyleTags.map((tag, at) => [tag, 1 << at]))

/** The bits of tags in `listed_roommates.known_tags`; null where one of them is of a person's own making. */
export function knownTags(tags: readonly string[]): number | null {
  let all = 0
  for (const tag of tags) {
    const bit = bits.get(tag)
    if (bit === undefined) return null
    all |= bit
  }
  return all
}

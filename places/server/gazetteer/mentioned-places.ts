import { type KnownCity, type Region, regionOfCity } from './cities.ts'
import { mayName, type PlaceQuery, remainderOf, tellingLetters } from './parse-query.ts'
import { cityRows, famousRank, isWhole } from './read-parts.ts'
import { byScore, type Scored } from './score.ts'
import { type SearchContext, searchLiterally } from './search-places.ts'

/** Of a long text so many words are looked at, in groups of at most so many. */
const wordsMax = 24
const groupMax = 3
const leastLetters = 5
const toldMax = 5

function groupsOf({ segments }: PlaceQuery): (readonly string[])[] {
  let left = wordsMax
  const parts = segments.map(({ words }) => {
    const some = words.slice(0, left)
    left -= some.length
    return some
  })
  return [groupMax, 2, 1].flatMap((size) =>
    parts.flatMap((words) =>
      words.slice(0, Math.max(0, words.length - size + 1)).map((_, at) => words.slice(at, at + size)),
    ),
  )
}

const isTelling = (words: readonly string[], region: Region | null) =>
  tellingLetters(words) >= leastLetters || (region !== null && words.length > 1)

/** A city, or a place as it is called, in the middle of a sentence that is otherwise not understood. */
export function mentionedPlaces(
  context: SearchContext,
  query: PlaceQuery,
): { found: Scored[]; unknown: string | null } | null {
  const groups = groupsOf(query)
  const cityWords = groups.find((words) => context.cities.named(words))
  const city: KnownCity | undefined =
    query.city?.city ?? (cityWords && (context.cities.named(cityWords) ?? undefined))
  const region = city ? regionOfCity(city) : null
  const named = groups
    .filter((words) => words !== cityWords && mayName(words) && isTelling(words, region))
    .map((words) => {
      const found = searchLiterally(context, { words, region }).filter(
        (one) =>
          isWhole(one) &&
          one.cost === 0 &&
          one.row.kind !== 'busstop' &&
          (region || one.row.rank >= famousRank),
      )
      return { words, found: found.sort(byScore).slice(0, 3) }
    })
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => tellingLetters(other.words) - tellingLetters(one.words))
  const found = [...named.flatMap((each) => each.found), ...cityRows(context, city)]
  if (found.length === 0) return null
  const known = [...(named[0]?.words ?? []), ...(cityWords ?? [])]
  const text = query.segments.map((segment) => segment.text).join(', ')
  const unknown = remainderOf({ text, words: query.words, isNear: false }, known)?.split(' ')
  return { found, unknown: unknown?.slice(0, toldMax).join(' ').replace(/,$/, '') ?? null }
}

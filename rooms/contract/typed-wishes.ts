import { takeSums } from '@basera/platform/contract/text'
import type { RoomFilters } from './room-filters.ts'

export interface TypedWishes {
  /** What is left for the place. */
  readonly text: string
  readonly filters: Partial<RoomFilters>
}

type Layout = RoomFilters['layouts'][number]

const apart = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{M}\p{N}])`, 'giu')
const forWomen = apart(
  "girls?|ladies|lady's|females?|women|woman|लड़कियों|लड़की|महिलाओं|महिला|मुलींसाठी|মেয়েদের|மகளிர்|பெண்கள்|మహిళలు|ಮಹಿಳೆಯರು",
)
const forMen = apart('boys?|gents|males?|men|लड़कों|लड़के|पुरुषों|मुलांसाठी|ছেলেদের|ஆண்கள்|పురుషులు|ಪುರುಷರು')
/** "Christ College for Women" */
const institution = apart('colleges?|university|school|institute|polytechnic|hospital')
const noBrokerage = apart('(?:no|without|zero|bina) (?:brokerage|brokers?)|brokerage free')
const layout = apart('([1-9]) ?(rk|bhk)')

function layoutOf(rooms: string, kind: string): Layout {
  if (kind.toLowerCase() === 'rk') return '1rk'
  const count = Number(rooms)
  return count >= 4 ? '4bhk_plus' : (`${count}bhk` as Layout)
}

const isSaid = (pattern: RegExp, text: string) => text.search(pattern) >= 0

/**
 * What a text for the place asks besides: "girls 1rk in Andheri under 10k" is Andheri with three filters (rooms.typed-wishes). Both
 * women and men are no filter.
 */
export function typedWishes(typed: string): TypedWishes {
  const { rest, least, most } = takeSums(typed)
  const isSchool = isSaid(institution, rest)
  const [women, men] = isSchool ? [false, false] : [isSaid(forWomen, rest), isSaid(forMen, rest)]
  const layouts = [...rest.matchAll(layout)].map(([, rooms = '', kind = '']) => layoutOf(rooms, kind))
  const filters: Partial<RoomFilters> = {
    ...(least !== null && { minRent: least }),
    ...(most !== null && { maxRent: most }),
    ...(women !== men && { gender: women ? 'female' : 'male' }),
    ...(layouts.length > 0 && { layouts: [...new Set(layouts)] }),
    ...(isSaid(noBrokerage, rest) && { noBrokerage: true }),
  }
  if (Object.keys(filters).length === 0) return { text: typed, filters }
  const wishes = [...(women || men ? [forWomen, forMen] : []), noBrokerage, layout]
  const left = wishes.reduce((text, words) => text.replaceAll(words, ' '), rest)
  return { text: left.replaceAll(/\s+/g, ' ').trim(), filters }
}

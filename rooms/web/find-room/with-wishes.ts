import { type RoomFilters, typedWishes } from '@basera/rooms/contract'

const home = '(?:rooms?|flats?|pg|hostels?|apartments?|house|accommodation|kamra|kamre)'
const onRent = '(?: (?:for|on) rent| available| wanted| required| chahiye)?'

/** "Flat near HSR Layout" and "Baner me room chahiye" name places; "Flat 302" and "MIG Flats" may stand in an address. */
const besidePlace = new RegExp(
  [
    String.raw`^(?:(?:i|need|want|looking for|a|any|single|good) )*${home}${onRent} (?:in|near|at|around|close to) (?=\S)`,
    String.raw`^rooms?${onRent} (?=\p{L})`,
    String.raw`(?<=\S) (?:me|mein|में) (?:${home}|कमरा|रूम)(?: (?:chahiye|chahie|chaiye|चाहिए))?$`,
    String.raw`(?<=\p{L}) rooms?${onRent}$`,
  ].join('|'),
  'giu',
)

/** With what the text asks besides a place as filters (rooms.typed-wishes). */
export function withWishes(filters: RoomFilters): RoomFilters {
  const { text, filters: wishes } = typedWishes(filters.q)
  return { ...filters, ...wishes, q: text.replaceAll(besidePlace, '') }
}

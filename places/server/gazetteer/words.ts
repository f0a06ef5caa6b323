import { fold } from './fold.ts'

const shortForms: ReadonlyMap<string, string> = new Map(
  `rd:road ngr:nagar nagara:nagar stn:station stations:station opp:opposite sec:sector sect:sector sectors:sector ph:phase blk:block extn:extension ext:extension
  clny:colony hwy:highway stg:stage jn:junction jnc:junction mkt:market apt:apartment apts:apartment apartments:apartment
  soc:society ft:feet foot:feet hosp:hospital univ:university centre:center pkt:pocket ind:industrial indl:industrial govt:government
  fase:phase faze:phase phaze:phase fhase:phase pahse:phase squre:square sqare:square sqaure:square squar:square circl:circle cirlce:circle cricle:circle
  chauk:chowk chok:chowk chawk:chowk rode:road raod:road colny:colony kolony:colony coloni:colony coloney:colony clony:colony colonny:colony
  markt:market markit:market merket:market stnd:stand stend:stand nagr:nagar nager:nagar brige:bridge bridg:bridge avenu:avenue blok:block bloc:block
  secter:sector sectr:sector sekter:sector sektor:sector colege:college collge:college coleg:college collage:college stasion:station statn:station
  univrsity:university univercity:university layot:layout leyout:layout laout:layout extention:extension gardan:garden junc:junction
  senter:center centr:center citi:city hospitl:hospital hospitel:hospital chauraha:chowk chaurha:chowk
  bldg:building flr:floor nr:near lyt:layout xing:crossing xrd:crossroad xrds:crossroad
  ist:1 iind:2 iiird:3 first:1 second:2 third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

/** Words that number the parts of a place: Phase 2, Sector V, 4th Block. */
export const unitWords: ReadonlySet<string> = new Set(
  'sector phase stage block part pocket area avenue cross main street lane zone ward extension type'.split(
    ' ',
  ),
)
const halves: ReadonlyMap<string, string> = new Map([
  ['e', 'east'],
  ['w', 'west'],
])
const romans: ReadonlyMap<string, string> = new Map(
  'i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((roman, index) => [roman, String(index + 1)]),
)
const fillers = new Set(['of', 'the', 'and'])

const lettersThenNumber = /^([a-z]{2,})(\d+)$/
const numberThenLetters = /^(\d+)(?:st|nd|rd|th)?([a-z]{2,})$/
const ordinal = /^0*(\d+)(?:st|nd|rd|th)?$/

function splitNumber(word: string): readonly string[] {
  if (!/\d/.test(word)) return [word]
  const number = ordinal.exec(word)?.[1]
  if (number !== undefined) return [number]
  const [, letters, after] = lettersThenNumber.exec(word) ?? []
  if (letters && after) return [letters, String(Number(after))]
  const [, before, rest] = numberThenLetters.exec(word) ?? []
  return before && rest ? [String(Number(before)), rest] : [word]
}

function joinInitials(words: readonly string[]): readonly string[] {
  const joined: string[] = []
  let initials = ''
  for (const word of [...words, '']) {
    if (/^[a-z]$/.test(word)) {
      initials += word
      continue
    }
    if (initials !== '') joined.push(initials)
    initials = ''
    if (word !== '') joined.push(word)
  }
  return joined
}

const isUnit = (word: string | undefined) => word !== undefined && unitWords.has(word)

/** Roman numbers beside a unit or at the end of a name, and E or W for a half. */
function readLetters(word: string, position: number, words: readonly string[]): string {
  const before = words[position - 1]
  const besideUnit = isUnit(before) || isUnit(words[position + 1])
  const number = romans.get(word)
  const endsName = position > 0 && position === words.length - 1
  if (number !== undefined && (besideUnit || (endsName && word.length > 1))) return number
  const half = position > 0 && !isUnit(before) ? halves.get(word) : undefined
  return half ?? word
}

const isPlain = (word: string) => word.length > 4 && !/\d/.test(word)

/** Short forms written out, ordinals and Roman numbers as numbers, initials as one word (places.word-forms). */
export function wordsOf(text: string): string[] {
  const folded = fold(text)
  if (folded === '') return []
  const raw = folded.split(' ')
  if (raw.every((word) => isPlain(word) && !shortForms.has(word))) return raw
  const words = joinInitials(raw.flatMap(splitNumber)).map((word) => shortForms.get(word) ?? word)
  const known = words.filter((word) => !fillers.has(word))
  return (known.length > 0 ? known : words).map(readLetters)
}

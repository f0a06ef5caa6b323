import {
  forMen,
  forWomen,
  homeWords,
  institution,
  plainDigits,
  takeSums,
  wholeWords,
  withoutAsides,
  withoutWords,
} from '@basera/platform/contract/text'
import type { RoomFilters } from './room-filters.ts'

export interface TypedWishes {
  /** What is left for the place. */
  readonly text: string
  readonly filters: Partial<RoomFilters>
}

type Layout = RoomFilters['layouts'][number]

const broker = '(?:brok[ae]r+(?:ar)?age|brokrage|brok[ae]rs?|broker fees?|dalal|dalali|agents?)'
const brokerInScripts = '(?:ब्रोकर|दलाल|एजेंट|দালাল|ব্রোকার|புரோக்கர்|ப்ரோக்கர்|బ్రోకర్|ಬ್ರೋಕರ್|દલાલ|બ્રોકર|ਦਲਾਲ|ਬਰੋਕਰ|ബ്രോക്കർ)'
const withoutInScripts = 'नहीं|नको|ছাড়া|ছাড়া|নয়|இல்லாம\\p{L}*|வேண்டாம்|లేకుండా|వద్దు|ಇಲ್ಲದೆ|ಬೇಡ|વગર|નહીં|ਨਹੀਂ|വേണ്ട|ഇല്ലാതെ'
const noBrokerage = wholeWords(
  [
    `(?:no|without|zero|bina|non|nil|vagar)[ -]?${broker}`,
    `${broker}[ -]?(?:free|na?hi|nahin|nhi|nai|mat|nako|nathi|illama\\w*|vendam?|beda|vaddu|ch+[ah]*ra)`,
    '(?:owner|ma+lik|landlord)(?: se)? direct|direct (?:from )?(?:owner|ma+lik)',
    `(?:बिना|ਬਿਨਾਂ) ${brokerInScripts}[\\p{L}\\p{M}]*`,
    `${brokerInScripts}[\\p{L}\\p{M}]* (?:${withoutInScripts})`,
  ].join('|'),
)
const homeKinds =
  'rk|room kitchen|bhk|bed ?rooms?(?: hall kitchen)?|बेड ?रूम(?: हॉल किचन)?|आरके|बीएचके|बी एच के|আরকে|বিএইচকে|ବିଏଚକେ|பிஎச்கே|బిహెచ్‌కే|బీహెచ్‌కే|బిహెచ్కే|బీహెచ్కే|ಬಿಎಚ್‌ಕೆ|ಬಿಎಚ್ಕೆ|બીએચકે|ਬੀਐਚਕੇ|ബിഎച്ച്കെ'
const counted: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['one', 'ek', 'एक', 'single'],
    ['two', 'do', 'दो', 'double'],
    ['three', 'teen', 'तीन'],
    ['four', 'char', 'चार'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
)
const rooms = `[1-9]|${Object.keys(counted).join('|')}`
/** "1.5 bhk" is neither; a "double bed room" has a double bed. */
const layout = wholeWords(
  String.raw`(?<!\p{Nd}[.])(?!(?:single|double) bed room)(?:(${rooms})(?: ?[\/&] ?|-| (?:or|to|and|ya) ))?(${rooms})[ -]?(${homeKinds})`,
)

/** A home of one room; studios of films, songs and dances are places. */
const studio = wholeWords(
  `(?<!(?:film|movie|photo|dance|yoga|music|tattoo|recording|avm|prasad|mehboob|filmistan|annapurna|ramanaidu|ramoji|padmalaya|sarathi|kanteerava|vauhini|natraj|famous|yrf|rockline|abhiman)s? )studio(?: ?(?:apartments?|flats?|rooms?))?`,
)

function layoutOf(count: number, kind: string): Layout {
  if (/^(?:rk|room kitchen|आरके|আরকে)$/i.test(kind)) return '1rk'
  return count >= 4 ? '4bhk_plus' : (`${count}bhk` as Layout)
}

const countOf = (said: string) => counted[said.toLowerCase()] ?? Number(said)

function layoutsIn(text: string): Layout[] {
  const found = [...text.matchAll(layout)].flatMap(([, other, rooms = '', kind = '']) =>
    [...(other ? [other] : []), rooms].map((said) => layoutOf(countOf(said), kind)),
  )
  return [...new Set([...found, ...(isSaid(studio, text) ? (['1rk'] as const) : [])])]
}

const homeFilters = {
  unfurnished: { furnishings: ['unfurnished'] },
  semi: { furnishings: ['semi'] },
  full: { furnishings: ['full'] },
  ensuite: { bathrooms: ['attached'] },
  airConditioning: { airConditioning: true },
  wifi: { wifi: true },
  washingMachine: { washingMachine: true },
  fridge: { fridge: true },
  geyser: { geyser: true },
  lift: { lift: true },
  powerBackup: { powerBackup: true },
  pets: { pets: true },
  vegKitchen: { kitchens: ['veg'] },
  private: { homeTypes: ['private_room'] },
  shared: { homeTypes: ['shared_room'] },
} satisfies Record<keyof typeof homeWords, Partial<RoomFilters>>
const denied = String.raw`(?<!(?<!\p{L})(?:no[nt]?|without|w/o|bina|(?:don'?t|do not) (?:need|want))[ -](?:[\p{L}-]+ (?:and|or) )?)`
const deniedLater = String.raw`(?! (?:is |are )?(?:not|nahi|nahin|nhi|nako|optional|नहीं|नको)(?!\p{L})| ?(?:or|ya|and|[\/&]) ?(?:non|without)[ -])`
const homeWishes = Object.entries(homeFilters).map(([name, filters]) => ({
  words: wholeWords(`${denied}(?:${homeWords[name as keyof typeof homeWords]})${deniedLater}`),
  filters,
}))

function homeFiltersIn(text: string): Partial<RoomFilters> {
  const asked = homeWishes
    .filter(({ words }) => isSaid(words, text))
    .flatMap(({ filters }) => Object.entries(filters))
  const valuesOf = (filter: string) => asked.flatMap(([name, values]) => (name === filter ? values : []))
  return Object.fromEntries(asked.map(([name, value]) => [name, value === true || valuesOf(name)]))
}

/** Words that wait for what was taken out behind them. */
const dangling = /(?:(?:^| )(?:for|with|and|in|at|from|under|only))+$|^(?:(?:for|with|and|or) )+/i

const edges = /^[\s,]+|[\s,]+$/g

const isSaid = (pattern: RegExp, text: string) => text.search(pattern) >= 0

/**
 * What a text for the place asks besides: "girls 1rk in Andheri under 10k" is Andheri with three filters (rooms.typed-wishes). Both
 * women and men are no filter.
 */
export function typedWishes(typed: string): TypedWishes {
  const { rest, least, most } = takeSums(plainDigits(typed).replaceAll(/\s+/g, ' '))
  const said = rest.replaceAll(institution, ' ')
  const [isForWomen, isForMen] = [isSaid(forWomen, said), isSaid(forMen, said)]
  const layouts = layoutsIn(rest)
  const filters: Partial<RoomFilters> = {
    ...(least !== null && { minRent: least }),
    ...(most !== null && { maxRent: most }),
    ...(isForWomen !== isForMen && { gender: isForWomen ? 'female' : 'male' }),
    ...(layouts.length > 0 && { layouts }),
    ...(isSaid(noBrokerage, rest) && { noBrokerage: true }),
    ...homeFiltersIn(said),
  }
  const isAsked = Object.keys(filters).length > 0
  const place = withoutAsides(isAsked ? rest : typed, ' ')
  if (!isAsked && place === typed) return { text: typed, filters }
  const wishes = [...(isForWomen || isForMen ? [forWomen, forMen] : []), noBrokerage, layout, studio]
  const left = wishes.reduce((text, words) => withoutWords(words, text), place)
  return { text: left.replaceAll(/\s+/g, ' ').trim().replace(dangling, '').replaceAll(edges, ''), filters }
}

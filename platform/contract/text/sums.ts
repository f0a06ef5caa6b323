import { withoutAsides } from './asides.ts'
import { numbersOfWords } from './number-words.ts'

export interface SumsInText {
  /** In small letters where a sum was taken out, else as it was written. */
  readonly rest: string
  /** Whole rupees; null where nothing is said. */
  readonly least: number | null
  readonly most: number | null
}

const thousand = String.raw`k(?![\p{L}\p{N}]| (?:block|sa+mne|pa+ss?|pi+ch+e|pee+ch+e|a+s|bagal|na[zj]di+k)(?!\p{L}))|tho?us?[ae]?nds?|haza+r|haja+r|hajaar|h[zj]r(?!\p{L})|thou|a?ayiram|savira|velu|vela|lakhs?(?!\p{L})|lacs?(?!\p{L})|(?<=\d)l(?![\p{L}\p{N}])|लाख|हजार|हज़ार|হাজার|ஆயிரம்|వేల[ుక]?|ಸಾವಿರ|હજાર|ਹਜ਼ਾਰ|ആയിരം`
const currency = String.raw`₹|(?<!\p{L})(?:rs|inr)\.? ?|रु\.? ?|रुपये |টাকা ?`
const rupees = String.raw`\/-|(?:rs|rupees?|rupaye|rupay|inr|रुपये|रुपए|टका|টাকার?|ரூபாய்|రూపాయలు|ರೂಪಾಯಿ|રૂપિયા|രൂപ)(?!\p{L})`
const otherUnit = String.raw`(?! ?(?:km|kms|m|mtrs?|met(?:er|re)s?|mins?|minutes?|sq|sft|feet|ft|days?|months?|people|persons?|bhk|rk)(?!\p{L}))`
const number = String.raw`\d[\d,]*(?:\.\d+)?`
const amountOf = (name: string) =>
  String.raw`(?:(?<${name}Mark>${currency})|(?<![\p{L}\d]))(?<${name}>${number})(?:[ -]?(?<${name}Unit>${thousand}))?${otherUnit}(?: ?(?<${name}Rupees>${rupees}))?`

const mostBefore =
  'under|below|within|up ?to|less(?:er)? th[ae]n|not more than|max(?:imum)?|budget(?: is| of)?|rent(?: is| of)?|around|about|approx\\.?|for|at|<=?'
const mostAfter = [
  'tak|tk|(?:ke |k )?and[ae]r|ke bh?itar|se kam|se neeche|ke n[ie]+che|or less|se [zj]yada na\\w*|lopu|lopala|kulla|ku kulla|olage|olagade|paryant|parya?nt|chya aat|sudhi|er m[ou]dd?h?ye?|er moddhe|max(?:imum)?|budget|rent|below|under|within|only|wala|wale|ka|me|mein',
  String.raw`per month|a month|monthly|\/ ?mo(?:nth)?|p\.?m\.?`,
  'तक|से कम|से ज़्यादा नहीं|से ज्यादा नहीं|के अंदर|के भीतर|पर्यंत|पेक्षा कमी|च्या आत|க்குள்|க்கு உள்ளே|வரை|లోపు|లోపల|వరకు|ಒಳಗೆ|ರೊಳಗೆ|ದೊಳಗೆ|ವರೆಗೆ',
  'র মধ্যে|এর মধ্যে|মধ্যে|পর্যন্ত|ଭିତରେ|ના અંદર|સુધી|ਤੱਕ|വരെ',
].join('|')
const leastBefore =
  'above|kam se kam|over|(?<!not |no )more than|min(?:imum)?|at ?least|starting(?: from)?|from|>=?'
const leastAfter = [
  String.raw`se up+ar|se [zj]yada(?! na)|onwards?|and above|or more|above|plus|\+`,
  'से ऊपर|से ज़्यादा(?! न)|से ज्यादा(?! न)|पेक्षा जास्त|க்கு மேல்|పైన|ಮೇಲೆ|এর উপরে|র উপরে',
].join('|')
const to = ' ?(?:-|–|to|se|te|thi|theke|pasun|ton|से|ते|থেকে|થી|నుండి|నుంచి|ರಿಂದ|இருந்து|முதல்|മുതൽ|ਤੋਂ|till|upto) ?'

const word = (words: string) => String.raw`(?<![\p{L}\d])(?:${words}) ?`
const behind = (words: string) => String.raw` ?(?:${words})(?!\p{L})`

const rangeOf = (before: string, joint: string) =>
  new RegExp(`${before}${amountOf('low')}${joint}${amountOf('high')}(?:${behind(mostAfter)})?`, 'u')
const between = rangeOf(word('between'), ' ?(?:and|-|to) ?')
const fromTo = rangeOf(`(?:${word(`${mostBefore}|${leastBefore}`)})?`, to)
const below = new RegExp(`${word(mostBefore)}${amountOf('high')}(?:${behind(mostAfter)})?`, 'u')
const belowAfter = new RegExp(`${amountOf('high')}${behind(mostAfter)}`, 'u')
const above = new RegExp(`${word(leastBefore)}${amountOf('low')}(?:${behind(leastAfter)})?`, 'u')
const aboveAfter = new RegExp(`${amountOf('low')}${behind(leastAfter)}`, 'u')
const alone = new RegExp(amountOf('high'), 'u')

const numbersOfHomes =
  'flat|house|plot|door|shop|floor|no|number|sector|sec|pin|pincode|tower|wing|gate|route|highway|nh|block|phase|survey|h\\.?no'
const numberedParts = 'sector|sec|phase|ph|stage|block|zone'
/** In full hundreds or fifties, as people write a rent. */
const bare = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[,.-]|(?<!(?<!\p{L})(?:${numberedParts}) ?\d?)\d )(?<high>(?<!(?<!\p{L})(?:${numbersOfHomes})[.:-]? ?)[1-9],?\d(?:50|00)|[1-9]\d,?\d(?:50|00))(?![\d,.-]*\d| \d{3}|\p{L})${otherUnit}`,
  'u',
)

const isRound = (value: number) => value % 50 === 0 || value % 50 === 49
const isYear = (value: number) => value >= 1950 && value <= 2049
const fewest = 500
const largest = 500_000
const pincode = /^\d{6}$/
const dangling =
  /^(?:(?:in|at|for|with|and|ka|ki|ke|rent|budget)(?: |$))+|(?:(?:^| )(?:in|at|for|with|and|of|ka|ki|ke|rent|budget|only|around|about))+$/
const edges = /^[\s,;:–-]+|[\s,;:–-]+$/g

type Groups = Readonly<Record<string, string | undefined>>

const isMarked = (groups: Groups, name: string) =>
  [`${name}Mark`, `${name}Unit`, `${name}Rupees`].some((mark) => groups[mark] !== undefined)

function sumOf(groups: Groups, name: string, unitOf = name): number | null {
  const written = groups[name]
  if (written === undefined || (pincode.test(written) && !isMarked(groups, name))) return null
  const unit = groups[`${unitOf}Unit`]
  const value =
    Number(written.replaceAll(',', '')) * (unit === undefined ? 1 : /^(?:l|ला)/.test(unit) ? 100_000 : 1000)
  return value >= fewest && value <= largest ? Math.round(value) : null
}

type Sums = Omit<SumsInText, 'rest'>

interface Taken extends Sums {
  readonly from: number
  readonly to: number
}

const placeOf = (found: RegExpExecArray) => ({ from: found.index, to: found.index + found[0].length })

/** The first match that `take` can use: a number before it may be of a house. */
function firstOf(text: string, pattern: RegExp, take: (groups: Groups) => Sums | null) {
  for (const found of text.matchAll(new RegExp(pattern, 'gu'))) {
    const taken = take(found.groups ?? {})
    if (taken) return { ...placeOf(found), ...taken }
  }
  return null
}

const findRange = (text: string, range: RegExp): Taken | null =>
  firstOf(text, range, (groups) => {
    const most = sumOf(groups, 'high')
    const least = sumOf(groups, 'low') ?? sumOf(groups, 'low', 'high')
    if (least === null || most === null || least >= most || (isYear(least) && isYear(most))) return null
    return { least, most }
  })

const findOne = (text: string, pattern: RegExp, name: 'low' | 'high', isMarkNeeded = false): Taken | null =>
  firstOf(text, pattern, (groups) => {
    const value = sumOf(groups, name)
    if (value === null || (!isMarked(groups, name) && (isMarkNeeded || !isRound(value)))) return null
    return { least: name === 'low' ? value : null, most: name === 'high' ? value : null }
  })

const findBare = (text: string): Taken | null =>
  firstOf(text, bare, (groups) => ({ least: null, most: sumOf(groups, 'high') }))

const findLeast = (text: string) => findOne(text, above, 'low') ?? findOne(text, aboveAfter, 'low')
const findMost = (text: string) => findOne(text, below, 'high') ?? findOne(text, belowAfter, 'high')

function otherSide(text: string, { least, most, from, to }: Taken): Taken | null {
  if (least !== null && most !== null) return null
  const rest = text.slice(0, from) + gap.repeat(to - from) + text.slice(to)
  const other = least === null ? findLeast(rest) : findMost(rest)
  return other && (least ?? other.least ?? 0) < (most ?? other.most ?? 0) ? other : null
}

const hasNumber = /\p{Nd}/u

/** Digits of Indian scripts as 0 to 9. */
export const plainDigits = (text: string) =>
  text.replaceAll(/[\u0966-\u0d6f]/g, (letter) => {
    const value = (letter.charCodeAt(0) % 128) - 0x66
    return value >= 0 && value < 10 ? String(value) : letter
  })

const gap = '\u0001'

/** Takes a monthly sum out of a search text: "under 15k", "8-12k", "10 hazar ke andar", "hsr 12000". */
export function takeSums(text: string): SumsInText {
  const nothing = { rest: text, least: null, most: null }
  const folded = numbersOfWords(plainDigits(text).toLowerCase().replaceAll(/\s+/g, ' '))
  if (!hasNumber.test(folded)) return nothing
  const counted = withoutAsides(folded, gap)
  const taken =
    findRange(counted, between) ??
    findRange(counted, fromTo) ??
    findLeast(counted) ??
    findMost(counted) ??
    findOne(counted, alone, 'high', true) ??
    findBare(counted)
  if (!taken) return nothing
  const other = otherSide(counted, taken)
  const left = [taken, ...(other ? [other] : [])]
    .sort((one, next) => next.from - one.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, folded)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(edges, '')
  const rest = left.replace(dangling, '').replaceAll(edges, '')
  return { rest, least: taken.least ?? other?.least ?? null, most: taken.most ?? other?.most ?? null }
}

export interface SumsInText {
  /** In small letters where a sum was taken out, else as it was written. */
  readonly rest: string
  /** Whole rupees; null where nothing is said. */
  readonly least: number | null
  readonly most: number | null
}

const thousand = String.raw`k(?![\p{L}\p{N}])|thousand|haza+r|haja+r|hajaar|thou|हजार|हज़ार|হাজার|ஆயிரம்|వేల[ుక]?|ಸಾವಿರ|હજાર|ਹਜ਼ਾਰ|ആയിരം`
const currency = String.raw`₹|(?<!\p{L})(?:rs|inr)\.? ?|रु\.? ?|रुपये |টাকা ?`
const rupees = String.raw`\/-|(?:rs|rupees?|rupaye|rupay|inr|रुपये|रुपए|टका|টাকা|ரூபாய்|రూపాయలు|ರೂಪಾಯಿ|રૂપિયા|രൂപ)(?!\p{L})`
/** Numbers of other things: ways, times, areas, people. */
const otherUnit = String.raw`(?! ?(?:km|kms|m|mtrs?|met(?:er|re)s?|mins?|minutes?|sq|sft|feet|ft|days?|months?|people|persons?|bhk|rk)(?!\p{L}))`
const number = String.raw`\d[\d,]*(?:\.\d+)?`
const amountOf = (name: string) =>
  String.raw`(?<${name}Mark>${currency})?(?<![\p{L}\d])(?<${name}>${number})(?:[ -]?(?<${name}Unit>${thousand}))?${otherUnit}(?: ?(?<${name}Rupees>${rupees}))?`

const mostBefore =
  'under|below|within|up ?to|less(?:er)? than|not more than|max(?:imum)?|budget(?: is| of)?|rent(?: is| of)?|for|at|<=?'
const mostAfter = [
  'tak|tk|(?:ke |k )?and[ae]r|ke bh?itar|se kam|se neeche|ke n[ie]+che|or less|max(?:imum)?|budget|rent',
  String.raw`per month|a month|monthly|\/ ?mo(?:nth)?|p\.?m\.?`,
  'तक|से कम|के अंदर|के भीतर|पर्यंत|पेक्षा कमी|च्या आत|க்குள்|க்கு உள்ளே|வரை|లోపు|లోపల|వరకు|ಒಳಗೆ|ರೊಳಗೆ|ದೊಳಗೆ|ವರೆಗೆ',
  'র মধ্যে|এর মধ্যে|মধ্যে|পর্যন্ত|ના અંદર|સુધી|ਤੱਕ|വരെ',
].join('|')
const leastBefore = 'above|over|more than|min(?:imum)?|at ?least|starting(?: from)?|from|>=?'
const leastAfter = [
  String.raw`se up+ar|se zyada|se jyada|onwards?|and above|or more|\+`,
  'से ऊपर|से ज़्यादा|से ज्यादा|पेक्षा जास्त|க்கு மேல்|పైన|ಮೇಲೆ|এর উপরে|র উপরে',
].join('|')
const to = ' ?(?:-|–|to|se|से|till|upto) ?'

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

const fewest = 500
const largest = 500_000
const pincode = /^\d{6}$/
/** What is left of a sentence around a sum. */
const dangling =
  /^(?:(?:in|at|for|with|and|ka|ki|ke|rent|budget)(?: |$))+|(?:(?:^| )(?:in|at|for|with|and|of|ka|ki|ke|rent|budget|only))+$/
const edges = /^[\s,;:–-]+|[\s,;:–-]+$/g

type Groups = Readonly<Record<string, string | undefined>>

const isMarked = (groups: Groups, name: string) =>
  [`${name}Mark`, `${name}Unit`, `${name}Rupees`].some((mark) => groups[mark] !== undefined)

function sumOf(groups: Groups, name: string, unitOf = name): number | null {
  const written = groups[name]
  if (written === undefined || (pincode.test(written) && !isMarked(groups, name))) return null
  const value = Number(written.replaceAll(',', '')) * (groups[`${unitOf}Unit`] ? 1000 : 1)
  return value >= fewest && value <= largest ? Math.round(value) : null
}

interface Taken {
  readonly from: number
  readonly to: number
  readonly least: number | null
  readonly most: number | null
}

const placeOf = (found: RegExpExecArray) => ({ from: found.index, to: found.index + found[0].length })

function findRange(text: string, range: RegExp): Taken | null {
  const found = range.exec(text)
  const groups: Groups = found?.groups ?? {}
  const most = sumOf(groups, 'high')
  const low = sumOf(groups, 'low')
  const least = low ?? sumOf(groups, 'low', 'high')
  return found && least !== null && most !== null && least < most ? { ...placeOf(found), least, most } : null
}

function findOne(text: string, pattern: RegExp, name: 'low' | 'high', needsMark = false): Taken | null {
  const found = pattern.exec(text)
  const value = found && sumOf(found.groups ?? {}, name)
  if (!found || value === null || (needsMark && !isMarked(found.groups ?? {}, name))) return null
  return { ...placeOf(found), least: name === 'low' ? value : null, most: name === 'high' ? value : null }
}

const hasNumber = /\p{Nd}/u

const plainDigits = (text: string) =>
  text.replaceAll(/[\u0966-\u0d6f]/g, (letter) => {
    const value = (letter.charCodeAt(0) % 128) - 0x66
    return value >= 0 && value < 10 ? String(value) : letter
  })

/** Takes a monthly sum out of a search text: "under 15k", "8-12k", "10 hazar ke andar". A bare number may be a house. */
export function takeSums(text: string): SumsInText {
  const nothing = { rest: text, least: null, most: null }
  if (!hasNumber.test(text)) return nothing
  const folded = plainDigits(text).toLowerCase().replaceAll(/\s+/g, ' ')
  const taken =
    findRange(folded, between) ??
    findRange(folded, fromTo) ??
    findOne(folded, above, 'low') ??
    findOne(folded, aboveAfter, 'low') ??
    findOne(folded, below, 'high') ??
    findOne(folded, belowAfter, 'high') ??
    findOne(folded, alone, 'high', true)
  if (!taken) return nothing
  const { from, to, least, most } = taken
  const left = `${folded.slice(0, from)} ${folded.slice(to)}`.replaceAll(/\s+/g, ' ').replaceAll(edges, '')
  return { rest: left.replace(dangling, '').replaceAll(edges, ''), least, most }
}

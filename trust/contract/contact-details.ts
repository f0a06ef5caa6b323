import { foldText, joinSpacedLetters, readSpelledDigits } from '@basera/platform/contract/text'

export const contactKinds = ['phone', 'email', 'upi', 'payment_link', 'web'] as const
export type ContactKind = (typeof contactKinds)[number]

export interface ContactDetail {
  readonly kind: ContactKind
  readonly text: string
}

const longest = 6_000
const groups = /\d+/g
const joint = /^[ .\-_/()*+,|~\n]{0,3}$/
const numberForms = /^(?:(?:0{0,2}91)?0?[6-9]\d{9}|0[1-8]\d{9})$/
const digitLike = /(?<![a-z0-9])[\dol|isbz]{4,13}(?![a-z0-9])/g
const commas = /(?<![\d,])\d{1,3}(?:,\d{2}){0,3},\d{3}(?![\d,])/g
const letterDigits: Readonly<Record<string, string>> = {
  o: '0',
  l: '1',
  i: '1',
  '|': '1',
  s: '5',
  b: '8',
  z: '2',
}

const hasDigit = /\d/
const beginsNumber = /^[6-9]\do{2,}$/

const readDigitLetters = (text: string) =>
  text.replaceAll(digitLike, (number) =>
    (number.match(/\d/g)?.length ?? 0) < 3 && !beginsNumber.test(number)
      ? number
      : number.replaceAll(/[a-z|]/g, (letter) => letterDigits[letter] ?? letter),
  )

const areSums = (parts: readonly string[]) => parts.length > 1 && parts.every((part) => part.endsWith('00'))

function numberAt(parts: readonly string[], from: number): number {
  let number = ''
  for (let to = from; to < parts.length && number.length < 14; to++) {
    number += parts[to]
    if (numberForms.test(number) && !areSums(parts.slice(from, to + 1))) return to + 1
  }
  return 0
}

function phonesIn(run: readonly string[]): string[] {
  const found: string[] = []
  for (let from = 0; from < run.length; from++) {
    const to = numberAt(run, from)
    if (to === 0) continue
    found.push(run.slice(from, to).join(''))
    from = to - 1
  }
  return found
}

function findPhones(written: string): string[] {
  if (!hasDigit.test(written)) return []
  const text = written.replaceAll(commas, (sum) => sum.replaceAll(',', ''))
  const runs: string[][] = []
  let end = -1
  for (const { 0: digits, index } of text.matchAll(groups)) {
    const run = runs.at(-1)
    if (run && joint.test(text.slice(end, index))) run.push(digits)
    else runs.push([digits])
    end = index + digits.length
  }
  return runs.flatMap(phonesIn)
}

const at = String.raw`(?: ?@ ?| ?[([{] ?at ?[)\]}] ?| at (?:the rate )?(?:of )?)`
const dot = String.raw`(?: ?\. ?| ?[([{] ?dot ?[)\]}] ?| dot )`
const domains =
  'com|net|org|info|biz|xyz|online|site|website|shop|store|live|link|click|top|club|app|dev|page|space|icu|vip|buzz|pro|cc|ly|gl|gd|pe|io'
/** Words of a sentence too, so they need more than a full stop before them. */
const wordDomains = 'in|me|to|so|co|at|is|it|us'

const email = new RegExp(
  `[a-z0-9][a-z0-9._+-]{0,40}${at}(?:(?:gmail|gmai|yahoo|ymail|hotmail|outlook|rediff|rediffmail|icloud|proton|protonmail)(?:${dot}(?:com|in|co|me|net)|(?= (?:com|pe|par)\\b))|[a-z0-9-]{2,30}${dot}(?:${domains}|in|co|ac|edu|gov)(?![a-z0-9]))`,
  'g',
)
const banks =
  'ok ?(?:axis|sbi|icici|hdfc|hdfcbank|icicibank|bizaxis)|ybl|ibl|axl|ax[il]s?(?:bank|b)?|apl|yapl|rapl|paytm|pt(?:axis|sbi|yes|hdfc)|upi|sbi|hdfc(?:bank|bankjd)?|icici|kotak|idfc(?:first|bank)?|idbi|pnb|boi|barodampay|cnrb|unionbank|uboi|indus|federal|fbl|rbl|yes(?:bank|bankltd|pay)|airtel|jio|freecharge|ikwik|mobikwik|slice|cred|naviaxis|waaxis|waicici|wasbi|wahdfcbank|postbank|abfspay|amazonpay|phonepe|gpay|jupiteraxis|fam|timecosmos|tapicici|pingpay|mahb|kbl|dbs|equitas|aubank|superyes|axisgo|bharatpe|kvb|iob|centralbank|payzapp|myicici|hsbc|sc|citi|citigold'
/** Those that are no word, so that they are known behind a spelled `at` too. */
const rareBanks =
  'ok ?(?:axis|sbi|icici|hdfc|hdfcbank|icicibank)|ybl|ibl|axl|apl|yapl|pt(?:axis|sbi|yes|hdfc)'
const sign = String.raw`(?: ?@ ?| ?[([{] ?at ?[)\]}] ?| at the rate (?:of )?)`
const upi = new RegExp(
  `[a-z0-9][a-z0-9._-]{1,60}(?:${sign}(?:${banks})|${at}(?:${rareBanks}))(?![a-z0-9.]*\\.[a-z]|[a-z0-9])`,
  'g',
)
const paymentHosts = String.raw`paytm\.me|rzp\.io|razorpay\.(?:me|com)|phon\.pe|gpay\.app\.goo\.gl|instamojo\.com|cashfree\.com|payu\.in|bharatpe\.(?:in|me)|paypal\.me|pmny\.in|payumoney\.com|p-y\.tm|tez\.google\.com|imjo\.in|ccavenue\.com|easebuzz\.in`
const paymentLink = new RegExp(
  String.raw`upi:\/\/\S+|(?:https?:\/\/)?(?:[a-z0-9-]{1,30}\.){0,3}(?:${paymentHosts})(?:\/\S*)?`,
  'g',
)
const web = new RegExp(
  [
    String.raw`https?:\/\/[^\s]{3,200}`,
    String.raw`\bwww ?\. ?[a-z0-9-]{2,40}[^\s]{0,100}`,
    String.raw`(?<![a-z0-9@.-])(?:[a-z0-9-]{1,40}\.){1,4}(?:${domains})(?![a-z0-9])(?:\/\S{0,100})?`,
    String.raw`(?<![a-z0-9@.-])[a-z0-9-]{2,40} ?[([{]? ?dot ?[)\]}]? ?(?:${domains}|in|co|me)(?![a-z0-9])`,
    String.raw`(?<![a-z0-9@.-])(?:[a-z0-9-]{1,40}\.){1,4}(?:${wordDomains})(?:\/[a-z0-9]\S{0,100}|(?=\s*$|\s*\n))`,
    String.raw`(?<![a-z0-9@.-])(?:[a-z]{0,30}[0-9-][a-z0-9-]{0,30}\.|[a-z0-9-]{2,30}\.(?:co|org|net)\.)(?:in|co|me)(?![a-z0-9])`,
    String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{2,5})?\/\S{0,100}`,
  ].join('|'),
  'g',
)

/** What a text without any such detail has none of: quicker to look for than the details themselves. */
const hints = {
  payment_link: new RegExp(String.raw`upi:\/\/|${paymentHosts}`),
  email: /@|\bat\b/,
  upi: /@|\bat\b/,
  web: /[a-z0-9-]\.[a-z0-9]|dot|www|:\/\//,
} as const

function take(rest: string, pattern: RegExp, hint: RegExp, keep: (found: string) => void): string {
  if (!hint.test(rest)) return rest
  return rest.replaceAll(pattern, (found) => {
    keep(found.trim())
    return ' ; '
  })
}

/** The same of a text that is folded and whose spaced letters are joined, and of that with spelled digits read. */
export function contactDetailsIn(
  folded: string,
  spelled = readSpelledDigits(folded),
): readonly ContactDetail[] {
  const found: ContactDetail[] = []
  const keep = (kind: ContactKind) => (words: string) =>
    void found.push({ kind, text: words.replaceAll(' ', '') })
  let rest = folded.slice(0, longest)
  rest = take(rest, paymentLink, hints.payment_link, keep('payment_link'))
  rest = take(rest, email, hints.email, keep('email'))
  rest = take(rest, upi, hints.upi, keep('upi'))
  rest = take(rest, web, hints.web, keep('web'))
  const numbers = hasDigit.test(rest) ? readDigitLetters(rest) : rest
  findPhones(numbers === folded ? spelled : readSpelledDigits(numbers)).forEach(keep('phone'))
  return found
}

/** Contact details in a text, however they are spelled or spaced (trust.contact-details). Reads 6,000 characters. */
export const contactDetails = (text: string): readonly ContactDetail[] =>
  contactDetailsIn(joinSpacedLetters(foldText(text.slice(0, longest))))

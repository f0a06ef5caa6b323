import { wholeWords } from './whole-words.ts'

/** Words for people as texts of searches have them; in `scripts` their beginnings, since they take endings. */
interface PeopleWords {
  readonly english: string
  readonly indian: string
  readonly scripts: string
}

export const women: PeopleWords = {
  english:
    "girl'?s?|ladies|lady's|lady(?= (?:doctor|nurse|teacher|staff|officer|student|tenant)(?!\\p{L}))|females?|women'?s?|woman",
  indian: String.raw`ladki(?:y[aeo]n?|an)?|mahila(?:o|on|ye|yen)?|mulgi|mulii?n(?:sa?t?hi|chi|che)|muli(?= (?:sathi|na|che|chi)(?!\p{L}))|ammayil\p{L}*|ammaila\p{L}*|pengal\p{L}*|ponnung\p{L}*|penkutti\p{L}*|hudugiy\p{L}*|meyed?er|jhia\p{L}*|chh?okri\p{L}*|kudi(?:y?an|yon)|kudi(?= (?:da|di|nu|layi|lai)(?!\p{L}))|(?:my|meri) (?:sister|daughter|behen|bahan|beti)`,
  scripts:
    'लड़कि|लड़की|महिला|छात्रा|मुलीं|लेडीज|लेडिज|गर्ल्स|মেয়ে|মেয়ে|মহিলা|লেডিস|গার্লস|மகளிர|பெண்கள|லேடீஸ|మహిళ|అమ్మాయి|ఆడపిల్ల|లేడీస్|గర్ల్స్' +
    '|ಮಹಿಳೆ|ಹುಡುಗಿ|ಲೇಡೀಸ್|છોકરી|મહિલા|બહેનો|લેડીઝ|ગર્લ્સ|ਕੁੜੀ|ਲੜਕੀ|ਲੇਡੀਜ਼|പെൺകുട്ടി|സ്ത്രീ|വനിത|ലേഡീസ്',
}

export const men: PeopleWords = {
  english: "boy'?[sz]?|gent'?s|males?|men'?s?",
  indian: String.raw`ladk(?:a|e|o|on|ey)|mulga|mule(?= (?:sathi|na)(?!\p{L}))|mulansa?t?hi|abbayil\p{L}*|abbaila\p{L}*|pasang\p{L}*|payyan\p{L}*|hudugar\p{L}*|ch+eleder|chh?okra\p{L}*|munde|mund(?:ey|iy)an|(?:my|mere|mera) (?:brother|son|bhai|beta)`,
  scripts:
    'लड़कों|लड़के|लड़का|पुरुष|मुलां|बॉयज|जेंट्स|ছেলে|পুরুষ|বয়েজ|ஆண்கள|பசங்க|பையன்|పురుష|అబ్బాయి|మగపిల్ల|బాయ్స్|ಪುರುಷ|ಹುಡುಗರ' +
    '|ಬಾಯ್ಸ್|છોકરા|પુરુષ|બોયઝ|ਮੁੰਡ|ਲੜਕੇ|ਲੜਕਿ|ആൺകുട്ടി|പുരുഷ',
}

const wordsFor = ({ english, indian, scripts }: PeopleWords) =>
  wholeWords(String.raw`${english}|${indian}|(?:${scripts})[\p{L}\p{M}]*`)
export const [forWomen, forMen] = [wordsFor(women), wordsFor(men)]

const school = "(?:college|clg|university|school|institute|polytechnic|mahavidyalaya|vidyalaya|hospital)'?s?"
const ofSchools =
  'degree|high|higher|junior|senior|secondary|inter|intermediate|engineering|arts|science|govt|government|public|training|medical|national|christian|model'
/** "Christ College for Women", "Girls' Degree College": a name, in one group. */
export const institution = wholeWords(
  `(${school} (?:for|of) (?:women|girls|boys|men|ladies)|(?:women|girl|boy|lad(?:ies|y)|mahila)'?s?'?(?: (?:${ofSchools}))* ${school})`,
)

/** The text without what `words` match, and with the names of institutions. */
export const withoutWords = (words: RegExp, text: string): string =>
  text
    .split(institution)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(words, ' ')))
    .join('')

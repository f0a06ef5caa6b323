import { digitWords } from './digit-words.ts'

/** How numbers from ten on are said, spellings of one joined by `/`; by language, in its script and in Latin letters. */
const spoken: readonly (readonly [number, string])[] = [
  [10, 'ten das/dus दस दहा দশ/dosh દસ ਦਸ/ਦੱਸ பத்து/pathu/paththu పది/padi ಹತ್ತು/hattu പത്ത്'],
  [
    11,
    'eleven gyarah ग्यारह अकरा এগারো/egaro અગિયાર/agiyar ਗਿਆਰਾਂ பதினொன்று/பதினோரு పదకొండు/padakondu ಹನ್ನೊಂದು പതിനൊന്ന്',
  ],
  [
    12,
    'twelve barah/bara बारह बारा বারো/baro બાર/bar ਬਾਰਾਂ பன்னிரண்டு/பன்னெண்டு/pannendu పన్నెండు/pannendu ಹನ್ನೆರಡು/hanneradu പന്ത്രണ്ട്',
  ],
  [13, 'thirteen terah तेरह तेरा তেরো/tero તેર/ter ਤੇਰਾਂ பதிமூன்று పదమూడు/padamudu ಹದಿಮೂರು പതിമൂന്ന്'],
  [14, 'fourteen chaudah चौदह चौदा চোদ্দ/চৌদ্দ/choddo ચૌદ/chaud ਚੌਦਾਂ பதினான்கு/பதினாலு పద్నాలుగు ಹದಿನಾಲ್ಕು പതിനാല്'],
  [
    15,
    'fifteen pandrah/pandra/pandhra पंद्रह/पन्द्रह पंधरा পনেরো/পনের/ponero પંદર/pandar ਪੰਦਰਾਂ/pandran பதினைந்து/பதினஞ்சு/padhinanju పదిహేను/padihenu ಹದಿನೈದು/hadinaidu പതിനഞ്ച്',
  ],
  [16, 'sixteen solah सोलह सोळा ষোলো/sholo સોળ/sol ਸੋਲਾਂ பதினாறு పదహారు/padaharu ಹದಿನಾರು പതിനാറ്'],
  [17, 'seventeen satrah सत्रह सतरा সতেরো/sotero સત્તર/sattar ਸਤਾਰਾਂ பதினேழு పదిహేడు ಹದಿನೇಳು പതിനേഴ്'],
  [18, 'eighteen atharah अठारह अठरा আঠারো/atharo અઢાર/adhar ਅਠਾਰਾਂ பதினெட்டு పద్దెనిమిది ಹದಿನೆಂಟು പതിനെട്ട്'],
  [19, 'nineteen unnis उन्नीस एकोणीस উনিশ/unish ઓગણીસ ਉੱਨੀ பத்தொன்பது పందొమ్మిది ಹತ್ತೊಂಬತ್ತು പത്തൊമ്പത്'],
  [
    20,
    'twenty bees/bis बीस वीस/vis কুড়ি/বিশ/kuri/bish વીસ ਵੀਹ/veeh இருபது/irubadhu/irupathu ఇరవై/iravai ಇಪ್ಪತ್ತು/ippattu ഇരുപത്',
  ],
  [
    25,
    'pachees/pachis/pachchis पच्चीस पंचवीस পঁচিশ/pochish પચીસ/પચ્ચીસ ਪੱਚੀ/pachi இருபத்தைந்து/இருபத்தஞ்சு ఇరవైఐదు ಇಪ್ಪತ್ತೈದು ഇരുപത്തഞ്ച്',
  ],
  [30, 'thirty tees तीस ত্রিশ/trish ત્રીસ ਤੀਹ முப்பது/muppadhu ముప్పై/muppai ಮೂವತ್ತು/muvattu മുപ്പത്'],
  [40, 'forty chalis/chalees चालीस चाळीस চল্লিশ/chollish ચાલીસ/chalis ਚਾਲੀ நாற்பது నలభై/nalabhai ನಲವತ್ತು നാൽപത്'],
  [50, 'fifty pachas पचास पन्नास পঞ্চাশ/ponchash પચાસ ਪੰਜਾਹ ஐம்பது యాభై/yabhai ಐವತ್ತು അമ്പത്'],
  [60, 'sixty saath साठ'],
]
const tens = 'twenty|thirty|forty|fifty|sixty'

const spellings = (word: string) => [
  word,
  word.replaceAll('\u09af\u09bc', '\u09df').replaceAll('\u09a1\u09bc', '\u09dc'),
]

const values: ReadonlyMap<string, number> = new Map(
  [
    ...[...digitWords]
      .map(([word, digit]) => [word, Number(digit)] as const)
      .filter(([, digit]) => digit > 0),
    ...spoken.flatMap(([value, words]) => words.split(/[ /]/).map((word) => [word, value] as const)),
  ].flatMap(([word, value]) => spellings(word).map((each) => [each, value] as const)),
)

/** Thousands as one word. */
const joined: ReadonlyMap<string, number> = new Map(
  [
    'இரண்டாயிரம்/ரெண்டாயிரம்=2 மூவாயிரம்/மூன்றாயிரம்=3 நாலாயிரம்/நான்காயிரம்=4 ஐயாயிரம்/ஐந்தாயிரம்/அஞ்சாயிரம்=5 ஆறாயிரம்=6 ஏழாயிரம்=7 எட்டாயிரம்=8 ஒன்பதாயிரம்=9 பத்தாயிரம்=10',
    'பன்னிரண்டாயிரம்/பன்னெண்டாயிரம்=12 பதினைந்தாயிரம்/பதினஞ்சாயிரம்=15 இருபதாயிரம்=20 இருபத்தைந்தாயிரம்=25',
    'ayyayiram/aiyayiram/anjayiram=5 aarayiram=6 ezhayiram=7 ettayiram/ennayiram=8 pathayiram/pathinayiram=10',
    'രണ്ടായിരം=2 മൂവായിരം=3 നാലായിരം=4 അയ്യായിരം/അഞ്ചായിരം=5 ആറായിരം=6 ഏഴായിരം=7 എണ്ണായിരം/എട്ടായിരം=8 ഒമ്പതിനായിരം/ഒൻപതിനായിരം=9 പതിനായിരം=10',
    'പന്ത്രണ്ടായിരം=12 പതിനയ്യായിരം/പതിനഞ്ചായിരം=15 ഇരുപതിനായിരം=20',
  ].flatMap((line) =>
    line.split(' ').flatMap((each) => {
      const [words = '', thousands] = each.split('=')
      return words.split('/').map((word) => [word, Number(thousands) * 1000] as const)
    }),
  ),
)

const anyOf = (words: Iterable<string>) => [...words].join('|')
const thousands =
  'thousand|ha[zj]aa?r|k|a?ayiram|savira|velu|vela|हजार|हज़ार|হাজার|ஆயிரம்|వేలు|వేల|ಸಾವಿರ|હજાર|ਹਜ਼ਾਰ|ആയിരം'
const said = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:(?<ten>${tens})[ -])?(?<number>${anyOf(values.keys())})(?=[ -](?:${thousands}|(?:to|se) [\p{L}\d]+ (?:${thousands}))(?![\p{L}\p{M}]))`,
  'gu',
)
const saidJoined = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${anyOf(joined.keys())})(?![\p{L}\p{M}])`, 'gu')

const halves: Readonly<Record<string, string>> = {
  dhai: '2.5',
  dhaai: '2.5',
  adhai: '2.5',
  dedh: '1.5',
  derh: '1.5',
  ढाई: '2.5',
  डेढ़: '1.5',
}
const half =
  /(?<![\p{L}\p{M}\p{N}])(?:(dhaa?i|adhai|dedh|derh|ढाई|डेढ़)|(?:saa?dh?e|साढ़े) (\d{1,2}))(?= (?:ha[zj]aa?r|thousand|k|हजार|हज़ार|lakh)(?!\p{L}))/gu

/** "ten thousand" as "10 thousand", where thousands are counted, in English and nine Indian languages. In small letters. */
export const numbersOfWords = (text: string): string =>
  text
    .replaceAll(said, (...found) => {
      const { ten = '', number = '' } = found.at(-1) as Record<string, string | undefined>
      return String((values.get(ten) ?? 0) + (values.get(number) ?? 0))
    })
    .replaceAll(saidJoined, (word) => String(joined.get(word)))
    .replaceAll(half, (_, some?: string, whole?: string) => halves[some ?? ''] ?? `${whole}.5`)

/** How digits are said, 0 to 9, spellings of one digit joined by `/`; by language, in its script and in Latin letters. */
const spoken = [
  'zero/zeero/oh/nought/jiro one/won two three four five six seven/sevan eight nine/nain',
  'shunya/sunya/shoonya/zeero ek do/doe teen/tin char/chaar/chaer paanch/panch/paach/pach chhe/che/chah/chhah/chhai/chey saat aath/aat/ath nau/nao/nou',
  'sifar ekk donn teenn chaarr paanchh saha sat athh nav/nauu',
  'sifar ikk do tinn char/chaar panj/punj chhe satt atth/ath nau/naun',
  'shunno/shunyo/sunno aek dui tinn char panch choy/chhoy/choi/chhoi shat aat noy/noi',
  'poojyam/pujiyam/poojiyam/saibar onnu/ondru/onru/ontru rendu/irandu/randu moonu/munu/moondru/mundru naalu/nalu/naangu/nangu anju/ainthu/aindhu/anji aaru/aru ezhu/elu/yezhu ettu/yettu onbathu/ombathu/onpathu/ombodhu',
  'sunna/sonna okati/okkati rendu/rendoo moodu/mudu naalugu/nalugu aidu/ayidu/aidhu aaru edu/yedu enimidi/yenimidi tommidi/thommidi',
  'sonne ondu eradu/yeradu mooru/muru naalku/nalku/nalakku aidu/aydu aaru/aru elu/yelu entu/yentu ombattu/ombathu/ombhattu',
  'शून्य/ज़ीरो/जीरो एक/वन दो/टू तीन/थ्री चार/फोर पांच/पाँच/फाइव छह/छः/छे/छ/सिक्स सात/सेवन आठ/एट/ऐट नौ/नाइन',
  'शुन्य एक दोन तीन चार पाच सहा सात आठ नऊ',
  'শূন্য/জিরো এক/ওয়ান দুই/টু তিন/থ্রি চার/ফোর পাঁচ/ফাইভ ছয়/সিক্স সাত/সেভেন আট/এইট নয়/নাইন',
  'பூஜ்யம்/பூஜ்ஜியம்/ஜீரோ/சைபர் ஒன்று/ஒண்ணு/ஒன் இரண்டு/ரெண்டு/டூ மூன்று/மூணு/த்ரீ நான்கு/நாலு/ஃபோர் ஐந்து/அஞ்சு/ஃபைவ் ஆறு/சிக்ஸ் ஏழு/செவன் எட்டு/எய்ட் ஒன்பது/நைன்',
  'సున్నా/సున్న/జీరో ఒకటి/వన్ రెండు/టూ మూడు/త్రీ నాలుగు/ఫోర్ ఐదు/అయిదు/ఫైవ్ ఆరు/సిక్స్ ఏడు/సెవెన్ ఎనిమిది/ఎయిట్ తొమ్మిది/నైన్',
  'ಸೊನ್ನೆ/ಜೀರೋ/ಜೀರೊ ಒಂದು/ಒನ್ ಎರಡು/ಟೂ ಮೂರು/ತ್ರೀ ನಾಲ್ಕು/ಫೋರ್ ಐದು/ಫೈವ್ ಆರು/ಸಿಕ್ಸ್ ಏಳು/ಸೆವೆನ್ ಎಂಟು/ಏಟ್ ಒಂಬತ್ತು/ನೈನ್',
  'શૂન્ય/ઝીરો એક/વન બે/ટુ ત્રણ/થ્રી ચાર/ફોર પાંચ/ફાઇવ છ/સિક્સ સાત/સેવન આઠ/એઇટ નવ/નાઇન',
  'ਸਿਫ਼ਰ/ਜ਼ੀਰੋ/ਜੀਰੋ ਇੱਕ/ਇਕ/ਵਨ ਦੋ/ਟੂ ਤਿੰਨ/ਤਿਨ/ਥ੍ਰੀ ਚਾਰ/ਫੋਰ ਪੰਜ/ਫਾਈਵ ਛੇ/ਸਿਕਸ ਸੱਤ/ਸਤ/ਸੈਵਨ ਅੱਠ/ਅਠ/ਏਟ ਨੌਂ/ਨੌ/ਨਾਈਨ',
  'പൂജ്യം/സീറോ ഒന്ന്/വൺ രണ്ട്/ടു മൂന്ന്/ത്രീ നാല്/ഫോർ അഞ്ച്/ഫൈവ് ആറ്/സിക്സ് ഏഴ്/സെവൻ എട്ട്/എയ്റ്റ് ഒമ്പത്/ഒൻപത്/നയൻ',
]
export const digitWords: ReadonlyMap<string, string> = new Map(
  spoken.flatMap((line) =>
    line
      .normalize('NFKC')
      .split(' ')
      .flatMap((ways, digit) => ways.split('/').map((way) => [way, String(digit)] as const)),
  ),
)
const timesWords: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['dabal', 2],
  ['डबल', 2],
  ['ডাবল', 2],
  ['டபுள்', 2],
  ['డబుల్', 2],
  ['ಡಬಲ್', 2],
  ['triple', 3],
  ['tripal', 3],
  ['ट्रिपल', 3],
])
const glued = /^(?:zero|one|two|three|four|five|six|seven|eight|nine){2,20}$/
const shortestGlued = 6
const number = /^\d{1,6}$/
const gluedParts = /zero|one|two|three|four|five|six|seven|eight|nine/g

interface Spoken {
  readonly digits: string
  readonly times: number
  readonly said: boolean
}

function readWord(word: string): Spoken | undefined {
  const digit = digitWords.get(word)
  if (digit) return { digits: digit, times: 0, said: true }
  const times = timesWords.get(word)
  if (times) return { digits: '', times, said: true }
  if (word < ':' && number.test(word)) return { digits: word, times: 0, said: false }
  if (word.length < shortestGlued || !glued.test(word)) return undefined
  return { digits: word.replaceAll(gluedParts, (part) => digitWords.get(part) ?? ''), times: 0, said: true }
}

const words = /[\p{L}\p{M}]+|\d+/gu
/** What may stand between two digits of one number. */
const between = /^[^\p{L}\p{M}\p{N}\n]{0,4}$/u
const fewest = 4

interface Run {
  from: number
  to: number
  digits: string
  said: number
  times: number
}

const written = (run: Run | undefined): run is Run =>
  run !== undefined && run.said >= 2 && run.digits.length >= fewest

function append(run: Run, { digits: more, times, said }: Spoken, to: number): void {
  run.digits += run.times > 0 ? (more[0] ?? '').repeat(run.times) + more.slice(1) : more
  run.times = times
  run.said += said ? 1 : 0
  run.to = to
}

/** How many digits a folded text may say in words. {@link readSpelledDigits} changes nothing where they are fewer than two. */
export function countSaidDigits(folded: string): number {
  let said = 0
  for (const [word] of folded.matchAll(words)) if (readWord(word)?.said) said++
  return said
}

/** Writes spelled numbers of four digits or more as digits: `nine eight, nau aath double five` as `989855`. For folded text. */
export function readSpelledDigits(folded: string): string {
  let out = ''
  let done = 0
  let run: Run | undefined
  const end = () => {
    if (written(run)) {
      out += folded.slice(done, run.from) + run.digits
      done = run.to
    }
    run = undefined
  }
  for (const { 0: word, index } of folded.matchAll(words)) {
    const read = readWord(word)
    if (!read || (run && !between.test(folded.slice(run.to, index)))) end()
    if (!read) continue
    run ??= { from: index, to: index, digits: '', said: 0, times: 0 }
    append(run, read, index + word.length)
  }
  end()
  return out + folded.slice(done)
}

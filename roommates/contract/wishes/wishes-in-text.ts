import {
  forMen,
  forWomen,
  institution,
  men,
  plainDigits,
  takeSums,
  wholeWords,
  withoutAsides,
  withoutWords,
  women,
} from '@basera/platform/contract/text'
import type { RoommateFilters } from '../roommate-filters.ts'
import { tagsInText } from './tags-in-text.ts'

interface WishesInText {
  /** What is left: a place, a name, a company, a hobby. */
  readonly text: string
  readonly filters: Partial<RoommateFilters>
}

const woman = wholeWords(
  'मुलगी|मुली|छात्रा|युवती|वाली(?= (?:फ्लैटमेट|रूममेट))|பெண்|பொண்ணு|స్త్రీ|యువతి|ಮಹಿಳಾ|ছাত্রী|পাত্রী|പെണ്ണ്|പെൺ|વિદ્યાર્થીની|విద్యార్థిని|ವಿದ್ಯಾರ್ಥಿನಿ|വിദ്യാർത്ഥിനി|ਕੁੜੀ|gals?|lad(?:y(?! gaga)|ies)|fem(?:al|ael|lae)|feamle|didi|bandi|behen',
)
const man = wholeWords(
  'मुलगा|मुले|युवक|ஆண்|ಹುಡುಗ|ছেলে|ആൺ|છોકરો|ਮੁੰਡਾ|guys?|dudes?|banda|bande|gent|bro|bhai|mael|meil',
)
const anyone = `${women.english}|${women.indian}|${men.english}|${men.indian}|guys?|(?:${women.scripts}|${men.scripts})[\\p{L}\\p{M}]*`
/** Who searches, and who is not wished for: "I am a girl", "ladki hu", "no girls". */
const others = wholeWords(
  String.raw`(?:i(?:'?m| am)|im|am|we(?:'re| are)|myself|my self|me|main|mai|mein|मैं|मी|நான்|నేను|ನಾನು|আমি|ഞാൻ|હું|ਮੈਂ) (?:an? |ek |एक |\d\d (?:yrs?|years?)(?: old)? )?(?:working |single |student )?(?:${anyone})(?: (?:hu|hun|hoon|hu[mn]|हूं|हूँ|हु|आहे|છું|ਹਾਂ))?|(?:${anyone}) (?:hu|hun|hoon|hum|हूं|हूँ)|(?:an? )?(?:${anyone}) (?:looking|searching|seeking|needs?|wants?|here|in need)(?: (?:for|of))?|(?:no|not|non)[ -]?(?:${anyone}|students?|pets?|drink(?:ers?|ing)|part(?:y|ies|ying)(?: people)?|veg)(?: ok(?:ay)?)?|(?:स्टूडेंट|छात्र) नहीं|smok\p{L}* (?:friendly|ok(?:ay)?|allowed)|(?:${anyone}) (?:not|nahi|नहीं) (?:allowed|chahiye|चाहिए)`,
)

/** Around what is asked, in what people type for a person to live with. */
const filler = wholeWords(
  [
    '(?:flat|room|house|home|hostel|pg)[ -]?(?:m[aei]+te?s?|partners?|sharing|share|mates?|m8)|roomies?|romm?ates?|flatmt?es?|sharing|share|partners?|occupants?|co-?living|somebody|someone|person|people|anyone|any|gender|both|only|ok(?:ay)?|pls|plz|please|urgent(?:ly)?|wanted|required|req|need(?:ed|s)?|want|looking|searching|seeking|search|find|for|in|at|near(?:by)?|around|close to|with|who|is|an?|the|and|or|of|to|n|m|i|one|ppl|log|have|my|have a|room|rooms?|flat|rent|budget|max|min|good|nice|decent|single|preferred|preferably|prefer|located|area|side|location|based',
    'log|type|chahiye|chaiye|chahie|chahiyee|mein|me|ke|ka|ki|ko|paas|pass|hai|jo|ho|wal[aei]|aur|ya|liye|sath|saath|ek|koi|mujhe|hume|rehne|kiraye|pahije|havi|hava|beku|venum|kavali|chalega|mere',
    'रूममेट|रूम|रुममेट|फ्लैटमेट|फ़्लैटमेट|पार्टनर|चाहिए|चाहिये|में|के|की|का|को|पास|लिए|साथ|वाल[ाीे]|और|या|एक|कोई|हवी|हवा|पाहिजे|चलेगा|मध्ये|साथी|रखने|करने',
    'টাকার|মধ্যে|માં|ఉండే|లో|ரூம்மேட்|ரூம்மேட்டு|வேண்டும்|தேவை|రూమ్మేట్|రూమ్‌మేట్|కావాలి|ರೂಮ್‌ಮೇಟ್|ರೂಮ್ಮೇಟ್|ಬೇಕು|রুমমেট|চাই|দরকার|റൂംമേറ്റ്|റൂം മേറ്റ്|വേണം|રૂમમેટ|જોઈએ|ਰੂਮਮੇਟ|ਚਾਹੀਦ[ੀਾ]',
  ].join('|'),
)
const joints = 'or|and|in|at|near|of|to|n|the|a|i'
const joint = new RegExp(`^(?:${joints})$`, 'i')
const outerJoints = new RegExp(`^(?:(?:${joints})(?: |$))+|(?:(?:^| )(?:${joints}))+$`, 'gi')
const edges = /^[\s,.;&/+-]+|[\s,.;&/+-]+$/g

/** Without everyday words; those that join others may be of a name. */
function core(text: string): string {
  const parts = text.split(/\s+/)
  const isFiller = (part: string) => part.replaceAll(edges, '').replaceAll(filler, '') === ''
  return parts
    .filter((part) => !isFiller(part) || joint.test(part))
    .join(' ')
    .replaceAll(outerJoints, '')
    .replaceAll(edges, '')
}

/**
 * What a search text asks of a person: "vegetarian girl near Koramangala under 10k" is Koramangala with three filters
 * (roommates.wishes-in-text). Both women and men are no filter.
 */
export function wishesInText(typed: string): WishesInText {
  const { rest, least, most } = takeSums(plainDigits(typed).replaceAll(/\s+/g, ' '))
  const { tags, rest: left } = tagsInText(rest)
  const said = rest.replaceAll(institution, ' ').replaceAll(others, ' ')
  const [isWoman, isMan] = [
    said.search(forWomen) >= 0 || said.search(woman) >= 0,
    said.search(forMen) >= 0 || said.search(man) >= 0,
  ]
  const filters: Partial<RoommateFilters> = {
    ...(least !== null && { minBudget: least }),
    ...(most !== null && { maxBudget: most }),
    ...(isWoman !== isMan && { gender: isWoman ? 'female' : 'male' }),
    ...(tags.length > 0 && { tags }),
  }
  const place = [others, forWomen, forMen, woman, man].reduce(
    (text, words) => withoutWords(words, text),
    withoutAsides(left, ' '),
  )
  return { text: core(place), filters }
}

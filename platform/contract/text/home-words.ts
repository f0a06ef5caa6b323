const furnished = '(?:f[ua]rni?sh?(?:e?d)?|फर्निश्?ड|ফার্নিশ্?ড|ஃபர்னிஷ்ட்?|ఫర్నిష్డ్|ಫರ್ನಿಶ್ಡ್)'
const semi = '(?:semi|half|part(?:ial)?(?:ly)?|सेमी|সেমি|செமி|సెమీ|ಸೆಮಿ)'
const either = ' ?(?:or|and|to|ya|[/&]) ?'
const bath = '(?:bath ?ro*ms?|bath|wash ?ro*ms?|toilets?)'
const bathInHindi = '(?:बाथ(?:रूम)?|टॉयलेट|लैट्रिन)'
const attached = 'att?ach(?:ed|d)?'
const besideBath = '(?:(?:latrine|lat|let|toilet|kitchen|balcony)(?: and | ?[/&-] ?| ))?'
const others =
  'wi[ -]?fi|a/?c|lift|geyser|fridge|washing|power|parking|gym|food|meals|tv|bed|balcony|semi|fully|f[ua]rnis\\p{L}*|attach\\p{L}*' +
  '|rooms?|pg|hostels?|flats?|apartments?|kamr\\p{L}*|single|double|sharing|shared|wal[aie]|available|chahiye|pahije|venum|beku|kavali|hai|ho|hona|must|for' +
  '|रूम|कमर|पीजी|फ्लैट|वाल|রুম|ঘর|அறை|ரூம்|గది|రూమ్|ರೂಮ್|ಕೊಠಡಿ|રૂમ|ਕਮਰ|வேண|కావాలి|ಬೇಕು|জরুরি|चाहिए|हवा'
/** Before what follows a wish and no name: "AC room", not "AC Guards". */
const amongOthers = `(?= ?(?:$|[,+&/;)]|[1-9] ?[br]|(?:and|or|with|${others})(?![a-z])))`
const behindOthers = `(?<=with |\\+ ?|w/ ?|(?<!\\p{L})(?:pg|hostel) |(?:wi[ -]?fi|geyser|fridge|food|meals|furnished|bath\\p{L}*)(?: (?:and|n|aur) | ?[,&+] ?))`
const pg = String.raw`(?:(?<!\p{L})(?:pg|hostel)|पीजी|পিজি|பிஜி|పీజీ|ಪಿಜಿ)`
const notOfPg = `(?!.*${pg})(?<!${pg}.*)`

/** What a home has, as texts of searches say it. */
export const homeWords = {
  full: `(?<!(?:un|${semi})[ -])(?:(?:fully?|फुल)[ -]?)?${furnished}|fully?(?=${either}semi)`,
  semi: `${semi}[ -]?${furnished}|semi(?=${either}(?:fully?|un)[ -]?${furnished})`,
  unfurnished: `(?:un[ -]?|non[ -]|अन)${furnished}`,
  ensuite: `${attached}[ -]?${besideBath}${bath}|${bath} ${attached}|अट[ैॅ]च्?ड? ?${bathInHindi}|${bathInHindi} अट[ैॅ]च्?ड?`,
  airConditioning: `${behindOthers}a/?c|(?:(?<!(?:block|pocket) )a/?c|एसी|এসি|ஏசி|ఏసీ|ಎಸಿ)${amongOthers}|air[ -]?condition(?:ed|er|ing)`,
  wifi: 'wi[ -]?f[iy]|वाई-?फाई|वायफाय|வைஃபை|வைபை|వైఫై|ವೈಫೈ|ও(?:\u09df|\u09af\u09bc)াইফাই|વાઇફાઇ|ਵਾਈਫਾਈ',
  washingMachine: 'wash(?:ing|ng|in) ?machine?',
  fridge: 'fridge|refrigerator',
  geyser: 'ge?y[sz][ea]r|gizer',
  lift: 'lift(?! (?:irrigation|canal|house|colony))',
  powerBackup:
    'power ?ba?ck ?up|(?:light|bijli|current)(?: (?:da|ka|ki|ke))? ?ba?ck ?up|inverters?(?! a/?c)|gene?rat[oe]r(?: ?ba?ck ?up)?',
  pets: 'pet (?:dog|cat)s?|(?:pets?|dogs?|cats?)[ -](?:friendly|allowed|ok|okay|welcome)|(?:(?:i|we) )?(?:with|have|my|own) (?:(?:a|my|one|pet) )*(?:pets?|dogs?|pupp(?:y|ies)|cats?)(?! (?:coaching|exam|prep|squad|show|shop|park|clinic|hospital))',
  vegKitchen: '(?:pure )?veg(?:etarian)? kitchen',
  private: `private rooms?${notOfPg}`,
  shared: `shared rooms?${notOfPg}`,
} as const

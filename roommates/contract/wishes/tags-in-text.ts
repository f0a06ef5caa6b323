import type { lifestyleTags } from '@basera/accounts/contract'
import { wholeWords } from '@basera/platform/contract/text'

type Tag = (typeof lifestyleTags)[number]

const no = "(?:no|not|non|don'?t|doesn'?t|does not|do not|never|without|bina)[ -]?(?:an? |be )?"
const pet = '(?:pet|dog|cat|animal|puppy|indie)s?'
const smoke = '(?:smok(?:ers?|ing|es?)|cigg?[ae]?r+[ae]?tt?es?|sutta|bidi)'
const person =
  'girls?|boys?|guys?|wom[ae]ns?|m[ae]ns?|ladies|lady|gents?|males?|females?|people|person|couple|ladk(?:a|i|e)|folks?|flat ?mates?|room ?mates?|bachelors?'

/** A word in an Indian script with the endings that it takes. */
const stems = (words: string) => String.raw`(?:${words})[\p{L}\p{M}\u200c\u200d]*`

/** Before or behind what is not wished for: "no students", "स्टूडेंट नहीं". */
const denied = String.raw`(?<!(?<!\p{L})(?:${no}|anti[ -]))`
const deniedLater = String.raw`(?! (?:not|nahin?|nhi|nako|na ho|नहीं|नको|না|ਨਹੀਂ|નહીં|வேண்டாம்|వద్దు|ಬೇಡ|വേണ്ട)(?!\p{L}))`
/** Behind the beginning of a name: "Clean India", "quiet nagar". */
const named = String.raw`(?! (?:nagar|road|rd|marg|street|colony|bagh|vihar|puram|park|india|bharat|media|work|club|cafe|house|welfare|union|science|valley|market|mandi|hotel|restaurant)(?!\p{L}))`

const wished = (words: readonly string[]) =>
  wholeWords(`${denied}(?:${words.join('|')})${named}${deniedLater}`)

/** Words by tag, a line or more for each script. What is denied goes first: "non-smoker" is no "smoker". */
const patterns: Readonly<Record<Tag, RegExp>> = {
  'non-smoker': wholeWords(
    [
      `(?:no|non|anti|not|zero)[ -]?(?:an? )?${smoke}(?: (?:only|please|pls))?`,
      "(?:does ?n[o']?t|do ?n[o']?t|never) smoke",
      String.raw`${smoke}(?: (?:free|nahi|nhi|na|mat))+(?: (?:kar|pi|pe)\p{L}*)?(?: wal[aei])?`,
      String.raw`(?:jo )?${smoke} na(?:hi|h)? p[ie]\p{L}*`,
      String.raw`(?:नॉन|नो)[ -]?स्मोक[\p{L}\p{M}]*`,
      String.raw`(?:सिगरेट|धूम्रपान|स्मोकिंग|बीड़ी) (?:नहीं|ना|न)(?: (?:पीन|कर)[\p{L}\p{M}]*)?(?: वाल[ाीे])?`,
      '(?:সিগারেট|ধূমপান) (?:খায় না|করে না|না)',
      String.raw`(?:ਸਿਗਰਟ|ਸਿਗਰੇਟ) (?:ਨਾ|ਨਹੀਂ)(?: ਪੀ[\p{L}\p{M}]*)?`,
      String.raw`(?:સિગારેટ|ધૂમ્રપાન) (?:ન|નહીં)[\p{L}\p{M}]*(?: (?:પીત|કરત)[\p{L}\p{M}]*)?`,
      'சிகரெட் (?:பிடிக்காத|குடிக்காத)|புகை ?(?:பிடிக்காத|பழக்கம் இல்லாத)',
      '(?:సిగరెట్|పొగ) (?:తాగని|త్రాగని)',
      '(?:ಸಿಗರೇಟ್|ಧೂಮಪಾನ) (?:ಸೇದದ|ಮಾಡದ)',
      '(?:അ)?പുക ?വലിക്കാത്ത',
    ].join('|'),
  ),
  'early-riser': wished([
    'early[ -]?(?:riser|bird)s?|morning (?:person|people)',
    String.raw`(?:suba?h?a? )?(?:jaldi|\d baje) uth\p{L}*(?: wal[aei])?|wakes? up early`,
    String.raw`(?:सुबह )?जल्दी उठ[\p{L}\p{M}]*(?: वाल[ाीे])?|(?:${stems('लवकर')}) उठ[\p{L}\p{M}]*`,
    String.raw`(?:সকালে |ভোরে )(?:তাড়াতাড়ি )?ওঠে[\p{L}\p{M}]*`,
    String.raw`(?:સવારે )?વહેલા ઉઠ[\p{L}\p{M}]*`,
    String.raw`(?:காலையில் )?(?:சீக்கிரம்|அதிகாலையில்) எழு[\p{L}\p{M}]*`,
    '(?:ఉదయం )?(?:త్వరగా|పొద్దున్నే) లేచే',
    '(?:ಬೆಳಗ್ಗೆ )?ಬೇಗ ಏಳುವ',
    '(?:രാവിലെ )?നേരത്തെ എഴുന്നേൽക്കുന്ന',
  ]),
  'night-owl': wished([
    'ni(?:ght|te)[ -]?(?:owl|person|people|bird)s?|late[ -]?night (?:person|people)',
    String.raw`(?:late[ -]night|ra+t (?:(?:ko|bhar|me|mein|der|tak|late)(?: |(?= ?ja)))+) ?ja+g\p{L}*(?: wal[aei])?`,
    'night[ -]shift(?= (?:guy|girl|person|people|bpo|wal|flat|room))',
    String.raw`(?:देर )?रात (?:को|भर|में|तक) जाग[\p{L}\p{M}]*(?: वाल[ाीे])?`,
    'রাত জাগা',
    String.raw`(?:ರಾತ್ರಿ|రాత్రి|இரவு|രാത്രി|রাত|રાત|ਰਾਤ)[\p{L}\p{M}]* (?:(?:ತಡವಾಗಿ|ఆలస్యంగా|நீண்ட நேரம்|വൈകി|জেগে|মোড়ে|મોડે|ਦੇਰ)[\p{L}\p{M}]* ?)(?:ಎಚ್ಚರ|మేల్కొన|పడుకు|விழி|ഉറങ്ങു|ഉണർന്നി|থাক|સુધી|ਤੱਕ|જાગ)[\p{L}\p{M}]*(?: (?:જાગ|ਜਾਗ)[\p{L}\p{M}]*)?`,
  ]),
  clean: wished([
    '(?:neat|tidy|clean(?:liness)?|hygien(?:e|ic))(?: ?(?:and|n|&|,) ?(?:neat|tidy|clean))*(?: (?:freak|loving|habits?))?',
    'sa+f(?:[ -]su?th?ra)?(?:[ -]safa+i)?|safa+i pasand',
    String.raw`(?:${stems('साफ़|साफ')})(?:[ -](?:सुथर[\p{M}]*|सफ़?ाई))?`,
    String.raw`(?:${stems('स्वच्छ|சுத்த|శుభ్ర|ಸ್ವಚ್ಛ|ಶುಚಿ|পরিষ্কার|পরিচ্ছন্ন|വൃത്തി|ચોખ્ખ|સ્વચ્છ|ਸਾਫ਼|ਸਾਫ')})(?: पाळ[\p{L}\p{M}]*)?`,
  ]),
  quiet: wished([
    'quiet|(?<=(?:clean|neat|calm) (?:and|n|&) )quite|calm|silent|peaceful|peace[ -]loving|sha+nt(?! ?i)',
    `(?:${stems('शांत(?!ि|ा )|शान्त(?!ि)|அமைதி|ప్రశాంత|శాంత(?!ి)|ಶಾಂತ(?!ಿ)|শান্ত(?!ি)|ശാന്ത(?!ി)|શાંત(?!િ)|ਸ਼ਾਂਤ(?!ੀ)')})`,
  ]),
  social: wished([
    'social(?:ble|ising|izing)?|outgoing|extro?vert(?:ed)?|fun[ -]?loving',
    String.raw`(?<!${pet}[ -]|420 |eco[ -]|budget[ -]|smok\p{L}*[ -]|queer[ -]|lgbt\p{L}*[ -]|family[ -]|veg[ -])friendly`,
    String.raw`frie?ndly(?= ?(?:,|$|\p{L}+$))|party[ -]?(?:loving|lover|person|people)|milansa+r`,
    `(?:${stems('मिलनसार|मनमिळाऊ|সামাজিক|মিশুক|కలుపుగోలు|കൂട്ടുകൂടു')})`,
  ]),
  vegetarian: wished([
    String.raw`(?:(?:pure|strict(?:ly)?|only|shudd?h) )?(?:veg(?! ?hotel)|vege?ta?rian?|vegg?ie|vegitarian|vegeterian)s?(?! ?(?:and|or|&|/|\+) ?non)(?: (?:only|khana|food|person))?`,
    '(?:shudd?h )?shakahari|eggetarian|no onion(?: ?(?:/|,|and|no|n|&)? ?)garlic',
    'no[ -]?(?:non[ -]?veg|meat)(?: eaters?)?',
    String.raw`(?:शुद्ध )?(?:${stems('शाकाहारी|वेजिटेरियन')})|वेज(?![\p{L}\p{M}])`,
    `(?:${stems('சைவ|శాకాహార|శాఖాహార|ಸಸ್ಯಾಹಾರ|ಶಾಕಾಹಾರ|নিরামিষ|സസ്യാഹാര|സസ്യഭുക്ക|વેજિટેરિયન|શાકાહાર|ਸ਼ਾਕਾਹਾਰ|ਵੈਜ')})(?: சாப்பிடும்| తినే| ತಿನ್ನುವ)?`,
  ]),
  fitness: wished([
    'fitness(?: (?:freak|enthusiast|lover|buddy))?',
    'gym(?:ming)?[ -]?(?:going|goers?|freaks?|lovers?|rat|bro|buddy|person|partner|jane wal[aei])',
    'work(?:s|ing)? ?out(?: (?:daily|regularly|everyday))?|athletic',
    String.raw`(?:जिम|जिमला|व्यायाम) (?:जा[नण]|कर)[\p{L}\p{M}]*(?: वाल[ाीे])?|(?:${stems('फिटनेस')})`,
  ]),
  student: wished([
    '(?:(?:upsc|neet|jee|ssc|ca|gate|cat|bank|govt|mpsc|ias) )?aspirants?',
    '(?:college|clg|school|pg|ug|mba|mbbs|engg?|engineering)?[ -]?students?',
    `(?:college|clg)(?: going)? (?:${person})|padhne wal[aei]|vidyarthi`,
    'पढ़ने वाल[ाीे]',
    `(?:${stems('छात्र(?= ?(?!मार्ग))|विद्यार्थ|स्टूडेंट|स्टुडंट|மாணவ|ஸ்டூடண்ட்|విద్యార్థ|స్టూడెంట్|ವಿದ್ಯಾರ್ಥ|ಸ್ಟೂಡೆಂಟ್|ছাত্র|পড়ুয়া|വിദ്യാർത്ഥ|വിദ്യാർഥ|വിദ്യാര്‍ത്ഥ|വിദ്യാര്‍ഥ|વિદ્યાર્થ|ਵਿਦਿਆਰਥ')})`,
  ]),
  professional: wished([
    '(?:working )?(?:prof+es+ional|prof(?:es)?)s?(?! colony)',
    String.raw`wo?rking(?=(?: only| ok)?$| ?[,.]| (?:only|${person})(?!\p{L}))(?: only)?`,
    '(?:it|tech|software|mnc|corporate|bank) (?:guy|girl|people|person|employees?|folks?)|employed|salaried',
    'job[ -]?(?:holder|kar(?:ne|ti|ta)(?: wal[aei])?|wal[aei]|person)|techies?',
    String.raw`(?:नौकरी|नोकरी|जॉब|काम)(?: कर[\p{L}\p{M}]*)?(?: ?वाल[ाीे]| पेशा)?`,
    '(?:वर्किंग|प्रोफेशनल|नौकरीपेशा|नोकरदार)',
    `(?:${stems('வேலைக்கு|వర్కింగ్')})`,
    String.raw`(?:ఉద్యోగం|ఉద్యోగ|జాబ్)(?: చేస[\p{L}\p{M}]*)?`,
    String.raw`(?:${stems('ఉద్యోగి|ಉದ್ಯೋಗ|ಕೆಲಸ|কর্মজীবী|চাকরিজীবী|চাকুরি|ജോലി|નોકરી|ਨੌਕਰੀ')})(?: (?:ಮಾಡ|ചെയ്യ|કર|ਕਰ)[\p{L}\p{M}]*)?`,
  ]),
  'pet-friendly': wished([
    `(?:who )?(?:likes?|loves?) ${pet}`,
    `${pet}[ -]?(?:friendly|lovers?|loving|ok(?:ay)?|allowed|parents?|owners?|welcome)`,
    `(?:ok(?:ay)?|fine|cool|comfortable) with (?:an? |my )?${pet}`,
    '(?:kutt?[aei]|billi|janwar|pets?) (?:palne|pasand karne|rakhne) wal[aei]',
    `(?:with|has|have|having) (?:an? |my |one )?${pet}`,
    String.raw`(?:कुत्[तेा]+|बिल्ली|पालतू|पेट्स?)[\p{L}\p{M}]*(?: (?:जानवर|पसंद|फ्रेंडली|वाल[ाीे]|प्रेमी|पालने))*(?:(?: करने)? वाल[ाीे])?`,
    String.raw`(?:বিড়াল|কুকুর|পোষা) (?:প্রাণী )?ভালোবাস[\p{L}\p{M}]*(?: এমন)?`,
    String.raw`(?:કૂતર|બિલાડી|પાલતુ)[\p{L}\p{M}]* (?:પ્રેમી|પસંદ|રાખ)[\p{L}\p{M}]*`,
    String.raw`(?:நாய்|பூனை|செல்லப்பிராணி)[\p{L}\p{M}]* (?:பிடி|விரும்பு|வளர்)[\p{L}\p{M}]*`,
    String.raw`(?:కుక్క|పిల్లి|పెంపుడు జంతువు)[\p{L}\p{M}]* (?:ఇష్ట|ప్రేమ)[\p{L}\p{M}]*`,
    String.raw`(?:ನಾಯಿ|ಬೆಕ್ಕು|ಸಾಕುಪ್ರಾಣಿ)[\p{L}\p{M}]* (?:ಇಷ್ಟ|ಪ್ರೀತಿ|ಸಾಕ)[\p{L}\p{M}]*`,
    String.raw`(?:നായ|പൂച്ച|വളർത്തുമൃഗ)[\p{L}\p{M}]* (?:ഇഷ്ട|സ്നേഹി)[\p{L}\p{M}]*`,
  ]),
  smoker: wished([
    `${smoke} (?:marne|marta|marti|peene|pine|pee?ta|piti) ?(?:wal[aei])?`,
    '(?:cigarette )?smokers?(?! (?:friendly|ok|okay|allowed|chalega|fine|zone))(?: only)?',
    '(?:सिगरेट|बीड़ी|सुट्टा) (?:पीने|मारने) वाल[ाीे]',
  ]),
}

const friendlyToSmokers = wholeWords(`${smoke}[ -](?:friendly|ok|okay|allowed|chalega|fine)`)

export interface TagsInText {
  readonly tags: readonly Tag[]
  readonly rest: string
}

/** Takes the tags that a text asks of a person out of it: "pure veg, no smokers". */
export function tagsInText(text: string): TagsInText {
  let rest = text.replaceAll(friendlyToSmokers, ' ')
  const tags = (Object.entries(patterns) as [Tag, RegExp][]).filter(([, pattern]) => {
    const left = rest.replaceAll(pattern, ' ')
    const isAsked = left !== rest
    rest = left
    return isAsked
  })
  return { tags: tags.map(([tag]) => tag).sort(), rest }
}

import { men, women } from '@basera/platform/contract/text'

const everyday = new Set(
  `कमरा कमरे कमरों रूम मकान घर फ्लैट फ़्लैट पीजी हॉस्टल किराया किराए किराये चाहिए में के लिए खोली खोल्या सिंगल डबल शेयरिंग फैमिली परिवार खाना खाने सहित पास का की के से तक हॉस्टेल बीएचके आरके पाहिजे जवळ साठी भाडे भाड्याने मध्ये हवी हवा
  ঘর রুম বাসা বাড়ি বিএইচকে আরকে কাছে জন্য সিঙ্গেল ফ্ল্যাট পিজি মেস হোস্টেল ভাড়া ভাড়ায় চাই அறை ரூம் வீடு வாடகை வாடகைக்கு பிஜி ஹாஸ்டல் வேண்டும் பிஎச்கே அருகில் சிங்கிள் மட்டும் விடுதி గది రూమ్ ఇల్లు ఫ్లాట్ పీజీ హాస్టల్ అద్దె అద్దెకు కావాలి దగ్గర సింగిల్ లో
  ರೂಮ್ ಮನೆ ಕೊಠಡಿ ಫ್ಲಾಟ್ ಪಿಜಿ ಹಾಸ್ಟೆಲ್ ಬಾಡಿಗೆ ಬಾಡಿಗೆಗೆ ಬೇಕು ಹತ್ತಿರ ಸಿಂಗಲ್ રૂમ મકાન ઘર ભાડે પીજી હોસ્ટેલ માટે પાસે ફ્લેટ ਕਮਰਾ ਘਰ ਕਿਰਾਏ ਪੀਜੀ ਲਈ ਕੋਲ ਚਾਹੀਦਾ മുറി ഹോസ്റ്റൽ പിജി റൂം ഫ്ലാറ്റ് അടുത്ത് വേണം വീട് വാടകയ്ക്ക് എനിക്ക് ഒരു ഉണ്ട് വേണ്ട മെസ് മെസ്സ് ചെറിയ
  मुझे हमें हमको एक छोटा छोटी कोई है हैं और या मैं हम मेरी मेरे मेरा रहा रहे ढूंढ ढूँढ हॉल किचन बेडरूम बाथरूम बजट अटैच चाहिये आसपास नज़दीक नजदीक मला आम्हाला आहे जवळच
  একটা একটি এক লাগবে দরকার আমার আমি আমাদের মধ্যে পাশে কাছাকাছি স্বামী স্ত্রী থাকব থাকবো টাকা টাকার মেসে মোক এটা কোঠা লাগে ভাৰা ওচৰত ଘର ଭଡା ରୁମ ପାଖରେ ଦରକାର ପାଇଁ ଗୋଟିଏ ଫ୍ଲାଟ
  எனக்கு ஒரு வேணும் தேவை பக்கத்தில் அருகே சிறிய నాకు మాకు ఒక దగ్గర్లో కోసం ఉందా ನನಗೆ ಒಂದು ಬೇಕಾಗಿದೆ ಬಳಿ ಸಣ್ಣ મારે એક જોઈએ છે નજીક માં પર ભાડું ਮੈਨੂੰ ਇੱਕ ਦੇ ਨੇੜੇ ਹੈ ਵਿੱਚ ਚਾਹੀਦੀ ਕਿਰਾਇਆ`.split(
    /\s+/,
  ),
)
const homeSizes = new Set('बीएचके आरके বিএইচকে আরকে பிஎச்கே'.split(' '))
const people = new RegExp(`^(?:${women.scripts}|${men.scripts})`, 'u')

/** "In" at the end of a word: "சென்னையில்", "ಕೋರಮಂಗಲದಲ್ಲಿ", "पुण्यात", "বেলেঘাটায়". */
const inEndings: readonly (readonly [RegExp, string])[] = [
  [/(?:யில்|வில்)$/u, ''],
  [/ில்$/u, '்'],
  [/(?:ದಲ್ಲಿ|ಯಲ್ಲಿ|ನಲ್ಲಿ)$/u, ''],
  [/లో$/u, ''],
  [/्यात$/u, 'े'],
  [/(?:(?<=[ीई])त|ात)$/u, ''],
  [/(?:য়|তে)$/u, ''],
  [/ার$/u, 'া'],
  [/ের$/u, ''],
  [/(?<=\p{L}\p{M}?)च्या$/u, ''],
  [/(?<=\p{L}\p{M}?)માં$/u, ''],
  [/യിൽ$/u, ''],
  [/ിൽ$/u, '്'],
  [/(?<=\p{L})ে$/u, ''],
]
export const isIndian = /[\u0900-\u0d7f]/

function withoutIn(word: string): string {
  const [ending, instead = ''] = inEndings.find(([one]) => one.test(word)) ?? []
  return ending ? word.replace(ending, instead) : word
}

/** A text in an Indian script without everyday words, as it is written and without "in" at the ends of its words. */
export function indianReadings(text: string): readonly string[] {
  if (!isIndian.test(text)) return [text]
  const words = text.normalize('NFC').split(/\s+/)
  const isSize = (word: string, at: number) => /^\p{Nd}$/u.test(word) && homeSizes.has(words[at + 1] ?? '')
  const telling = words.filter((word, at) => !everyday.has(word) && !people.test(word) && !isSize(word, at))
  return [...new Set([telling.join(' '), telling.map(withoutIn).join(' ')])]
}

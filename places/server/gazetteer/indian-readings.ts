const everyday = new Set(
  `कमरा कमरे कमरों रूम मकान घर फ्लैट फ़्लैट पीजी हॉस्टल किराया किराए किराये चाहिए में के लिए लड़कियों लड़कों खोली खोल्या भाडे भाड्याने मध्ये हवी हवा
  ঘর রুম বাসা বাড়ি ফ্ল্যাট পিজি মেস হোস্টেল ভাড়া ভাড়ায় চাই அறை ரூம் வீடு வாடகை வாடகைக்கு பிஜி ஹாஸ்டல் வேண்டும் గది రూమ్ ఇల్లు ఫ్లాట్ పీజీ హాస్టల్ అద్దె అద్దెకు కావాలి
  ರೂಮ್ ಮನೆ ಕೊಠಡಿ ಫ್ಲಾಟ್ ಪಿಜಿ ಹಾಸ್ಟೆಲ್ ಬಾಡಿಗೆ ಬಾಡಿಗೆಗೆ ಬೇಕು રૂમ મકાન ઘર ભાડે ਕਮਰਾ ਘਰ ਕਿਰਾਏ മുറി വീട് വാടകയ്ക്ക്`.split(/\s+/),
)
/** "In" at the end of a word: "சென்னையில்", "ಕೋರಮಂಗಲದಲ್ಲಿ", "पुण्यात", "বেলেঘাটায়". */
const inEndings: readonly (readonly [RegExp, string])[] = [
  [/(?:யில்|வில்)$/u, ''],
  [/ில்$/u, '்'],
  [/(?:ದಲ್ಲಿ|ಯಲ್ಲಿ|ನಲ್ಲಿ)$/u, ''],
  [/లో$/u, ''],
  [/्यात$/u, 'े'],
  [/(?:(?<=[ीई])त|ात)$/u, ''],
  [/(?:য়|তে)$/u, ''],
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
  const telling = words.filter((word) => !everyday.has(word))
  return [...new Set([telling.join(' '), telling.map(withoutIn).join(' ')])]
}

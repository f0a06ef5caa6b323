import { isIndian } from './indian-readings.ts'

/** Names of Latin letters as Indian scripts write them, `letter:name/name`. Tamil has one letter for P and B, and one for T and D. */
const scripts = [
  'a:ए b:बी c:सी d:डी e:ई f:एफ g:जी h:एच i:आई/आय j:जे k:के l:एल m:एम n:एन o:ओ p:पी q:क्यू r:आर s:एस t:टी u:यू v:वी w:डब्ल्यू x:एक्स y:वाई/वाय z:जेड',
  'a:এ b:বি c:সি d:ডি e:ই f:এফ g:জি h:এইচ i:আই j:জে k:কে l:এল m:এম n:এন o:ও p:পি q:কিউ r:আর s:এস t:টি u:ইউ v:ভি w:ডব্লিউ x:এক্স y:ওয়াই',
  'a:ఎ/ఏ b:బి/బీ c:సి/సీ d:డి/డీ e:ఇ/ఈ f:ఎఫ్ g:జి/జీ h:ఎచ్/హెచ్ i:ఐ j:జె/జే k:కె/కే l:ఎల్ m:ఎం/ఎమ్ n:ఎన్ o:ఒ/ఓ p:పి/పీ q:క్యూ r:ఆర్ s:ఎస్ t:టి/టీ u:యు/యూ v:వి/వీ x:ఎక్స్ y:వై',
  'a:ಎ/ಏ b:ಬಿ/ಬೀ c:ಸಿ/ಸೀ d:ಡಿ/ಡೀ e:ಇ/ಈ f:ಎಫ್ g:ಜಿ/ಜೀ h:ಎಚ್/ಹೆಚ್ i:ಐ j:ಜೆ/ಜೇ k:ಕೆ/ಕೇ l:ಎಲ್ m:ಎಂ/ಎಮ್ n:ಎನ್ o:ಒ/ಓ p:ಪಿ/ಪೀ q:ಕ್ಯೂ r:ಆರ್ s:ಎಸ್ t:ಟಿ/ಟೀ u:ಯು/ಯೂ v:ವಿ/ವೀ x:ಎಕ್ಸ್ y:ವೈ',
  'a:எ/ஏ c:சி/ஸி e:இ/ஈ f:எஃப்/எப் g:ஜி h:எச்/ஹெச் i:ஐ j:ஜெ/ஜே k:கெ/கே l:எல் m:எம் n:என் o:ஒ/ஓ p:பி/பீ q:க்யூ r:ஆர் s:எஸ் t:டி/டீ u:யு/யூ v:வி x:எக்ஸ் y:ஒய்',
  'a:એ b:બી c:સી d:ડી e:ઈ f:એફ g:જી h:એચ i:આઈ j:જે k:કે l:એલ m:એમ n:એન o:ઓ p:પી q:ક્યૂ r:આર s:એસ t:ટી u:યુ v:વી x:એક્સ y:વાય',
  'a:എ b:ബി c:സി d:ഡി e:ഇ f:എഫ് g:ജി h:എച്ച് i:ഐ j:ജെ k:കെ l:എൽ m:എം n:എൻ o:ഒ p:പി q:ക്യു r:ആർ s:എസ് t:ടി u:യു v:വി x:എക്സ് y:വൈ',
  'a:ਏ b:ਬੀ c:ਸੀ d:ਡੀ e:ਈ f:ਐਫ g:ਜੀ h:ਐਚ i:ਆਈ j:ਜੇ k:ਕੇ l:ਐਲ m:ਐਮ n:ਐਨ o:ਓ p:ਪੀ r:ਆਰ s:ਐਸ t:ਟੀ u:ਯੂ v:ਵੀ x:ਐਕਸ y:ਵਾਈ',
]
const unjoined = (text: string) => text.normalize('NFC').replaceAll(/[\u200c\u200d]/g, '')

const letters: ReadonlyMap<string, string> = new Map(
  scripts.flatMap((script) =>
    script.split(' ').flatMap((entry) => {
      const [letter = '', names = ''] = entry.split(':')
      return names.split('/').map((name) => [unjoined(name), letter] as [string, string])
    }),
  ),
)
const longestFirst = [...letters.keys()].sort((one, other) => other.length - one.length)
const name = `(?:${longestFirst.join('|')})`
const vowel =
  /^[\u0905-\u0914\u0985-\u0994\u0a05-\u0a14\u0a85-\u0a94\u0b85-\u0b94\u0c05-\u0c14\u0c85-\u0c94\u0d05-\u0d14]/
const telling = `(?:${longestFirst.filter((one) => vowel.test(one)).join('|')})`
const letter = '[\\p{L}\\p{M}]'
const spelled = new RegExp(
  `(?<!${letter})(?:(?=(?:${name}\\.?)*${telling})${name}(?:\\.?${name})+|${telling}(?:[. ]{1,2}${name})+)(?!${letter})\\.?`,
  'gu',
)
const each = new RegExp(name, 'gu')

/** "एमपी नगर", "ஆர். எஸ். புரம்", "ఎస్ఆర్ నగర్" with their initials in Latin letters. */
export function readSpelledLetters(text: string): string {
  if (!isIndian.test(text)) return text
  return unjoined(text).replaceAll(spelled, (found) => {
    const initials = [...found.matchAll(each)].map(([one]) => letters.get(one) ?? '').join('')
    return found.endsWith('.') ? `${initials} ` : initials
  })
}

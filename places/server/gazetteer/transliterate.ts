import { plainChillus, transliterate } from '@basera/platform/contract/text'
import { readSpelledLetters } from './spelled-letters.ts'

const borrowed: ReadonlyMap<string, string> = new Map(
  `siti:city siti:city rod:road rodu:road sektar:sector sektara:sector sekta:sector phes:phase phej:phase fes:phase kaloni:colony kalani:colony
  leaut:layout leautu:layout metro:metro stesan:station steshan:station steshanu:station market:market garden:garden tavar:tower mol:mall
  purva:east purv:east pashchim:west pashchima:west pachchim:west uttar:north dakshin:south dakshina:south nyu:new nagaram:nagar
  niu:new taun:town hils:hills lek:lake park:park parku:park strit:street itek:itech haitek:hitech ilektranik:electronic
  elektronik:electronic elaktranik:electronic staind:stand kolej:college kalej:college kaleju:college kolani:colony jangshan:junction saikatar:sector
  sosayati:society brij:bridge vishvavidyalay:university yunivarsiti:university yunivarasiti:university yunivarsity:university`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

const scriptWord = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu
const dots = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u200c\u200d]/g

/** Malayalam's doubled R is read as T, and Punjabi's second sign for N as the first. */
const withPlainLetters = (text: string) => plainChillus(text).replaceAll('റ്റ', 'ട്ട').replaceAll('ੰ', 'ਂ')

export function transliterateText(text: string): string {
  return withPlainLetters(readSpelledLetters(text)).replaceAll(scriptWord, (word) => {
    const latin = transliterate(word.normalize('NFKD').replaceAll(dots, '').normalize('NFC'))
    return latin === null ? word : (borrowed.get(latin) ?? latin)
  })
}

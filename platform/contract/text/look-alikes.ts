/** Small letters and signs that are drawn like a Latin one, which NFKC leaves apart: `аa` reads а as a. */
const pairs = `
  аa вb сc ԁd еe ёe ғf ԍg нh һh іi їi јj кk қk ӏl мm пn оo рp ԛq гr ѕs тt цu уy ўy ԝw шw хx зz иn йn эe ьb ъb бb дd лn яr
  αa βb ϲc ςc δd εe ϝf ɡg ηn ιi ϳj κk λa μu νv οo ρp σo τt υu φo χx γy ζz ωw ϖw θo
  աw բf ցg հh յj ոn օo սu զq տs
  ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz
  ɑa ɐa ʌa ɓb ƈc ɗd đd ðd əe ɛe ɜe ƒf ɠg ħh ɦh ıi ɨi ȷj ƙk łl ɭl ɱm ŋn ɲn øo ɔo ƥp ʠq ɍr ʂs ſs ŧt ƭt ʉu ʋv ɯw ɣy ƴy ƶz ʐz
  æa œo ßs þp
  ⲁa ⲃb ⲥc ⲇd ⲉe ⲏh ⲓi ⲕk ⲙm ⲛn ⲟo ⲣp ⲧt ⲩy ⲭx
  ꓮa ꓐb ꓚc ꓓd ꓰe ꓝf ꓖg ꓧh ꓲi ꓙj ꓗk ꓡl ꓟm ꓠn ꓳo ꓑp ꓣr ꓢs ꓔt ꓴu ꓦv ꓪw ꓫx ꓬy ꓜz
  ᎪA ᏢP ᎳW ᏞL ᎬE ᏟC ᎻH ᏦK ᎷM ᏒR ᏚS ᎢT ᏃZ ᎾO ᏆI ᎥI ᏴB ᎠD ᏀG ᎫJ ᏙV ᎩY
  ⁎* ∗* ٭* 。. ‧. ∙. •. ‐- ‑- ‒- –- —- ―- −- ⁃- ∕/ ∶:
`
const firstPlain = 0x7f

export const lookAlikes: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [from = '', to = ''] = [...pair]
      return [from.toLowerCase(), to.toLowerCase()] as const
    })
    .filter(([from]) => (from.codePointAt(0) ?? 0) > firstPlain),
)

/** Capitals that are drawn like another Latin letter than their small ones: Μ like M, μ like u. */
export const capitalLookAlikes: Readonly<Record<string, string>> = { Μ: 'm', Ν: 'n', Η: 'h', Υ: 'y' }

const chillus: Readonly<Record<string, string>> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
}

/** Malayalam consonants that end a syllable as what they are also written as: the plain one and a virama. */
export const plainChillus = (text: string): string =>
  text.replaceAll(/[\u0d7a-\u0d7f]/g, (chillu) => chillus[chillu] ?? chillu)

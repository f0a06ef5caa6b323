const values: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['one', 'ek', 'एक'],
    ['two', 'do', 'दो', 'दोन'],
    ['three', 'teen', 'tin', 'तीन'],
    ['four', 'char', 'chaar', 'चार'],
    ['five', 'paanch', 'panch', 'paach', 'पांच', 'पाँच', 'पाच'],
    ['six', 'chhe', 'che', 'chah', 'छह', 'छः', 'सहा'],
    ['seven', 'saat', 'sat', 'सात'],
    ['eight', 'aath', 'aat', 'आठ'],
    ['nine', 'nau', 'नौ', 'नऊ'],
    ['ten', 'das', 'dus', 'दस', 'दहा'],
    ['eleven', 'gyarah', 'ग्यारह'],
    ['twelve', 'barah', 'बारह', 'बारा'],
    ['thirteen', 'terah', 'तेरह'],
    ['fourteen', 'chaudah', 'चौदह'],
    ['fifteen', 'pandrah', 'pandra', 'पंद्रह', 'पन्द्रह', 'पंधरा'],
    ['sixteen', 'solah', 'सोलह'],
    ['seventeen', 'satrah', 'सत्रह'],
    ['eighteen', 'atharah', 'अठारह'],
    ['nineteen', 'unnis', 'उन्नीस'],
    ['twenty', 'bees', 'bis', 'बीस', 'वीस'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
)
const tens: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
  ...{ pachees: 25, pachis: 25, tees: 30, chalis: 40, pachas: 50, पच्चीस: 25, तीस: 30, चालीस: 40, पचास: 50 },
}

const anyOf = (words: Readonly<Record<string, number>>) => Object.keys(words).join('|')
const said = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:(?<ten>${anyOf(tens)})(?:[ -](?<unit>${anyOf(values)}))?|(?<small>${anyOf(values)}))(?=[ -](?:thousand|hazar|hazaar|hajar|hajaar|k|हजार|हज़ार|to [\p{L}\d]+ thousand|se [\p{L}\d]+ ha[zj]aa?r)(?!\p{L}))`,
  'gu',
)

const halves: Readonly<Record<string, string>> = {
  dhai: '2.5',
  dhaai: '2.5',
  adhai: '2.5',
  dedh: '1.5',
  derh: '1.5',
  ढाई: '2.5',
  डेढ़: '1.5',
}
const half =
  /(?<![\p{L}\p{M}\p{N}])(?:(dhaa?i|adhai|dedh|derh|ढाई|डेढ़)|(?:saa?dh?e|साढ़े) (\d{1,2}))(?= (?:ha[zj]aa?r|thousand|k|हजार|हज़ार|lakh)(?!\p{L}))/gu

/** "ten thousand" as "10 thousand": numbers in words, in English and Hindi, where thousands are counted. In small letters. */
export const numbersOfWords = (text: string): string =>
  text
    .replaceAll(said, (...found) => {
      const { ten, unit, small } = found.at(-1) as Record<string, string | undefined>
      return String((tens[ten ?? ''] ?? 0) + (values[unit ?? small ?? ''] ?? 0))
    })
    .replaceAll(half, (_, some?: string, whole?: string) => halves[some ?? ''] ?? `${whole}.5`)

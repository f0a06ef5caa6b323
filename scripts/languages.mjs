// npm run languages en: writes what contracts and servers say in their sentences.ts modules into English catalogues.
// npm run languages hi [PART OF A FILE'S NAME]: what a translation lacks, by file, with the English of missing sentences.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { plainSentences } from '../structure/plain-sentences.ts'
import { compareLanguage, root, scripts } from '../structure/translations.ts'

const [language = '', part = ''] = process.argv.slice(2)

if (language === 'en') {
  for (const [file, texts] of await plainSentences()) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${JSON.stringify(texts, null, 2)}\n`)
  }
} else if (!(language in scripts)) {
  console.error(`Name one of ${Object.keys(scripts).join(', ')}, and a part of a file's name if you like.`)
  process.exitCode = 2
} else {
  const all = await compareLanguage(language)
  const files = all.filter(({ file }) => file.includes(part))
  for (const { file, english, faults } of files.filter((one) => one.faults.length > 0)) {
    console.log(`\n${file}`)
    for (const { id, what } of faults)
      console.log(what === 'is missing' ? `  ${id}: ${english[id]}` : `  ${id} ${what}`)
  }
  const missing = files.flatMap(({ faults }) => faults.filter(({ what }) => what === 'is missing')).length
  const sentences = files.reduce((sum, { english }) => sum + Object.keys(english).length, 0)
  const wrong = files.reduce((sum, { faults }) => sum + faults.length, 0) - missing
  console.log(`\n${language}: ${sentences - missing} of ${sentences} sentences, ${wrong} to look at.`)
}

export { isWhole } from './catalogues.ts'
export { longDay, longTime } from './dates.ts'
export { requestLanguage } from './request-language.ts'
export { type Translation, translations } from './translations.ts'

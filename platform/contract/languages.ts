/** `locale` is for Intl: digits are Latin and grouped as in India in every language. */
export const languages = {
  en: { name: 'English', english: 'English', locale: 'en-IN' },
  hi: { name: 'हिन्दी', english: 'Hindi', locale: 'hi-IN-u-nu-latn' },
  kn: { name: 'ಕನ್ನಡ', english: 'Kannada', locale: 'kn-IN-u-nu-latn' },
  ta: { name: 'தமிழ்', english: 'Tamil', locale: 'ta-IN-u-nu-latn' },
  te: { name: 'తెలుగు', english: 'Telugu', locale: 'te-IN-u-nu-latn' },
  mr: { name: 'मराठी', english: 'Marathi', locale: 'mr-IN-u-nu-latn' },
  bn: { name: 'বাংলা', english: 'Bengali', locale: 'bn-IN-u-nu-latn' },
} as const

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as readonly Language[]

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code)

/** Of the addresses of public pages: empty for English. */
export const addressPrefix = (language: Language): string => (language === 'en' ? '' : `/${language}`)

export const languageTag = (language: Language): string => `${language}-IN`

// A build fills in those of each language's copy.
export const language: string = 'en'
export const languageName: string = 'English'
export const locale: string = 'en-IN'
/** Where a language's public pages are: `/hi`. */
export const prefix: string = ''

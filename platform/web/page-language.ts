// A build fills in those of each language's copy.
export const locale: string = 'en-IN'
/** Where a language's public pages are: `/hi`. */
export const prefix: string = ''

// A build fills in those of each language's copy.
export const locale: string = 'en-IN'

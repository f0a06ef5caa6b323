// Apart from the schemas, so that screens carry no schema library.

export const reportReasons = ['scam', 'fake', 'harassment', 'discrimination', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportDetailsMaximum = 1000

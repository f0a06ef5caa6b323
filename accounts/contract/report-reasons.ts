// Apart from the schemas: screens that show these carry no schema library.

/** Why a person is reported to the operator. */
export const reportReasons = ['scam', 'fake', 'harassment', 'discrimination', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Characters of what a reporter adds in their own words. */
export const reportDetailsMaximum = 1000

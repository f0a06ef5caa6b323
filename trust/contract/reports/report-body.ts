import { optionalText } from '@basera/platform/contract'
import { z } from 'zod'
import { reportDetailsMaximum, reportReasons } from './report-reasons.ts'

/** What a report says (trust.report-reasons). */
export const reportBody = z.strictObject({
  reason: z.enum(reportReasons),
  details: z._default(optionalText(reportDetailsMaximum, 'Details should not exceed 1,000 characters'), null),
})
export type ReportBody = z.output<typeof reportBody>

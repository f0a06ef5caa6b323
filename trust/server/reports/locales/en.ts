import type { ReportOutcome } from '@basera/trust/contract'

const came: Readonly<Record<ReportOutcome, string>> = {
  acted: 'We looked at it and did something about it. Thank you: it helps the next person.',
  nothing: 'We looked at it and found nothing that breaks our rules. Thank you for telling us all the same.',
}

/** `title` is what the reporter saw it called. */
export const outcomeMail = (outcome: ReportOutcome, receipt: string, title: string | null) => ({
  subject: 'What came of your report',
  preheader: `Report ${receipt} is decided.`,
  heading: 'What came of your report',
  paragraphs: [
    title === null
      ? `This is about your report ${receipt}.`
      : `This is about your report ${receipt}: “${title}”.`,
    came[outcome],
    'We do not tell the other person who reported.',
  ],
  button: 'See your reports',
  notes: [
    'If you paid anything, call 1930, the national cybercrime helpline, or write at cybercrime.gov.in.',
  ],
})

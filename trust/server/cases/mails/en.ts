import type { MailTexts } from '@basera/accounts/server'
import { decisionSentences, ruleSentences } from '@basera/trust/contract'
import type { ToldRow } from '../decisions.queries.ts'

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

const subjects = {
  room: 'your room',
  profile: 'your roommate profile',
  person: 'your account',
  message: 'your message',
  group: 'your group',
}

const named = ({ subject_kind, title }: ToldRow): string =>
  title && subject_kind === 'room' ? `your room “${title}”` : subjects[subject_kind]

const headings: Readonly<Record<ToldRow['decision'], (what: string) => string>> = {
  nothing: (what) => `We looked at ${what}: all is well`,
  warn: (what) => `A warning about ${what}`,
  keep_in_review: (what) => `Please change ${what}`,
  take_down: (what) => `We took down ${what}`,
  pause_sending: () => 'Sending is paused on your account',
  suspend: () => 'Your account is suspended',
  ban_number: () => 'Your account is suspended',
}

const quoted = (text: string | null): string[] => (text ? [`In our words: ${text}`] : [])

export const en = {
  decided(row: ToldRow): MailTexts {
    const heading = headings[row.decision](named(row))
    const until = row.until ? [`This ends on ${day.format(row.until)}.`] : []
    const rule = row.rule === 'none' ? [] : [`The rule: ${ruleSentences[row.rule]}`]
    return {
      subject: heading,
      preheader: decisionSentences[row.decision],
      heading,
      paragraphs: [decisionSentences[row.decision], ...until, ...rule, ...quoted(row.statement)],
      button: row.decision === 'nothing' ? 'See the decision' : 'See the decision, or appeal',
      notes:
        row.decision === 'nothing'
          ? []
          : [
              `A person decided this. If we are wrong, tell us on that page until ${day.format(row.appeal_until)}: somebody else looks again where we can.`,
            ],
    }
  },
  answered(row: ToldRow): MailTexts {
    const reversed = row.outcome === 'reversed'
    const heading = reversed
      ? 'You were right: we took our decision back'
      : 'We looked again: our decision stays'
    return {
      subject: heading,
      preheader: `About ${named(row)}.`,
      heading,
      paragraphs: [
        reversed ? 'What it changed is as it was before. We are sorry.' : 'A person read your appeal.',
        ...quoted(row.answer),
      ],
      button: 'See the answer',
      notes: [],
    }
  },
}

import type { MailFrameTexts } from '@basera/platform/server/mail'
import { decisionSentences, ruleSentences } from '@basera/trust/contract'
import type { ToldRow } from '../decisions.queries.ts'

export interface DecisionMailTexts {
  readonly subject: string
  readonly preheader: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button: string
  readonly notes: readonly string[]
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

const subjects = {
  room: 'your room',
  profile: 'your roommate profile',
  person: 'your account',
  message: 'your message',
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
  frame: {
    plainAddress: 'If the button does not work, copy this address into your browser:',
    questions: 'Questions? Write to',
    about: 'Basera: rooms and roommates across India. Free, with no fees and no commissions.',
  } satisfies MailFrameTexts,
  decided(row: ToldRow): DecisionMailTexts {
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
  answered(row: ToldRow): DecisionMailTexts {
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

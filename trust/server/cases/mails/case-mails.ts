import type { MailTexts } from '@basera/accounts/server'
import type { Language } from '@basera/platform/contract/languages'
import { longDay, translations } from '@basera/platform/server/languages'
import type contract from '../../../contract/locales/en.json'
import type { ToldRow } from '../decisions.queries.ts'
import type en from './locales/en.json'

const caseTexts = translations<typeof en>('trust/server/cases/mails')
/** What decisions and rules are called, as the decision's page says it. */
const contractTexts = translations<typeof contract>('trust/contract')

const subjectOf = ({ subject_kind, title }: ToldRow) => ({
  what: subject_kind === 'room' && title ? 'titled' : subject_kind,
  title,
})

/** The rule, and the moderator's words as they were written. */
export function reasonParagraphs(
  wanted: Language,
  { rule, statement }: Pick<ToldRow, 'rule' | 'statement'>,
): readonly string[] {
  const { t } = caseTexts(wanted)
  const { t: said } = contractTexts(wanted)
  return [
    ...(rule === 'none' ? [] : [t('rule', { rule: said(`ruleSentences.${rule}`) })]),
    ...(statement ? [t('words', { words: statement })] : []),
  ]
}

export function decidedTexts(wanted: Language, row: ToldRow): MailTexts {
  const { t, language } = caseTexts(wanted)
  const { t: said } = contractTexts(wanted)
  const heading = t(`heading.${row.decision}`, subjectOf(row))
  const effect = said(`decisionSentences.${row.decision}`)
  const mayAppeal = row.decision !== 'nothing'
  return {
    language,
    subject: heading,
    preheader: effect,
    heading,
    paragraphs: [
      effect,
      ...(row.until ? [t('until', { day: longDay(wanted, row.until) })] : []),
      ...reasonParagraphs(wanted, row),
    ],
    button: t(mayAppeal ? 'appeal' : 'see'),
    notes: mayAppeal ? [t('appealUntil', { day: longDay(wanted, row.appeal_until) })] : [],
  }
}

export function answeredTexts(wanted: Language, row: ToldRow): MailTexts {
  const { t, language } = caseTexts(wanted)
  const outcome = row.outcome === 'reversed' ? 'reversed' : 'upheld'
  const heading = t(`answer.${outcome}`)
  return {
    language,
    subject: heading,
    preheader: t('answer.preheader', subjectOf(row)),
    heading,
    paragraphs: [t(`answer.${outcome}.text`), ...(row.answer ? [t('words', { words: row.answer })] : [])],
    button: t('answer.see'),
    notes: [],
  }
}

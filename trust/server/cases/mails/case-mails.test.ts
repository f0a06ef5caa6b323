import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import { decisions, subjectKinds } from '@basera/trust/contract'
import { describe, expect, it } from 'vitest'
import type { ToldRow } from '../decisions.queries.ts'
import { answeredTexts, decidedTexts } from './case-mails.ts'

const someId = 'c0000000-0000-4000-8000-000000000001'
const day = new Date('2026-12-01T05:00:00Z')
const words = 'Three people wrote of it.'
const row: ToldRow = {
  ...{
    id: someId,
    kind: 'reports',
    account_id: someId,
    title: null,
    subject_kind: 'room',
    subject_id: someId,
  },
  ...{
    case_id: someId,
    decision: 'warn',
    rule: 'money_first',
    statement: words,
    decided_at: day,
    until: null,
  },
  ...{ reversed_at: null, appeal_until: day, may_appeal: true, appeal_text: null, appeal_at: null },
  ...{ outcome: null, answer: null },
}

describe('trust.case-decided: whom a decision is about is told', () => {
  it.each<[Partial<ToldRow>, string]>([
    [{ decision: 'nothing', title: 'By the lake' }, 'We looked at your room “By the lake”: all is well'],
    [{ title: 'By the lake' }, 'A warning about your room “By the lake”'],
    [{ subject_kind: 'profile', title: 'Asha' }, 'A warning about your roommate profile'],
    [{ decision: 'keep_in_review' }, 'Please change your room'],
    [{ decision: 'take_down', subject_kind: 'group' }, 'We took down your group'],
    [{ subject_kind: 'message' }, 'A warning about your message'],
    [{ subject_kind: 'person' }, 'A warning about your account'],
    [{ decision: 'pause_sending', subject_kind: 'person' }, 'Sending is paused on your account'],
    [{ decision: 'ban_number', subject_kind: 'person' }, 'Your account is suspended'],
  ])('%o: %s', (change, heading) => {
    const texts = decidedTexts('en', { ...row, ...change })
    expect([texts.subject, texts.heading]).toEqual([heading, heading])
  })

  it('with what it does, until when, the rule, and our words', () => {
    const { paragraphs, notes, button } = decidedTexts('en', {
      ...row,
      decision: 'pause_sending',
      until: day,
    })
    expect(paragraphs).toEqual([
      'You cannot write to others for now.',
      'This ends on 1 December 2026.',
      'The rule: Ask for no money before the room was seen.',
      'In our words: Three people wrote of it.',
    ])
    expect([button, notes[0]]).toEqual([
      'See the decision, or appeal',
      'A person decided this. If we are wrong, tell us on that page until 1 December 2026: somebody else looks again where we can.',
    ])
    const nothing = decidedTexts('en', { ...row, decision: 'nothing', rule: 'none', statement: null })
    expect([nothing.button, nothing.notes, nothing.paragraphs]).toEqual([
      'See the decision',
      [],
      ['We looked at it and found nothing against our rules.'],
    ])
  })

  it('shell.reader-language: in their language, but for what the moderator wrote', () => {
    const undo = makeUp('bn')
    const said = subjectKinds.flatMap((subject_kind) => [
      ...decisions.map((decision) => decidedTexts('bn', { ...row, subject_kind, decision, until: day })),
      ...(['upheld', 'reversed'] as const).map((outcome) =>
        answeredTexts('bn', { ...row, subject_kind, outcome, answer: words }),
      ),
    ])
    undo()
    for (const { language, ...texts } of said) {
      expect(language).toBe('bn')
      expect(latinWords(JSON.stringify(Object.values(texts)), [words])).toEqual([])
      expect(texts.paragraphs.filter((text) => text.endsWith(words))).toHaveLength(1)
    }
  })
})

describe('trust.appeal-decided: whom it is about is told what came of the appeal', () => {
  it.each([
    ['upheld', 'We looked again: our decision stays', 'A person read your appeal.'],
    [
      'reversed',
      'You were right: we took our decision back',
      'What it changed is as it was before. We are sorry.',
    ],
  ] as const)('%s: %s', (outcome, heading, text) => {
    const texts = answeredTexts('en', { ...row, outcome, answer: 'You are right.' })
    expect([texts.heading, texts.preheader]).toEqual([heading, 'About your room.'])
    expect(texts.paragraphs).toEqual([text, 'In our words: You are right.'])
  })
})

import { Problem } from '@basera/platform/contract'
import { describe, expect, it } from 'vitest'
import { sayProblem, sentencesByEnglish } from './say-problem.ts'

const hindi = sentencesByEnglish([
  {
    feature: 'platform',
    mails: false,
    english: { large: 'The file is larger than {megabytes} MB.', fieldInvalid: 'This value is not valid.' },
    translated: { large: 'फ़ाइल {megabytes} MB से बड़ी है।', fieldInvalid: 'यह मान सही नहीं है।' },
  },
  {
    feature: 'rooms',
    mails: false,
    english: { 'roomSentences.titleShort': 'Title should be at least 10 characters' },
    translated: { 'roomSentences.titleShort': 'शीर्षक कम से कम 10 अक्षरों का हो' },
  },
])

describe('shell.problem-language: a problem', () => {
  it('says its sentences in another language, with their ids', () => {
    const errors = [
      { field: 'title', message: 'Title should be at least 10 characters' },
      { field: 'rent', message: 'Invalid input: expected number, received string' },
    ]
    expect(
      sayProblem(
        new Problem('validation_failed', 'Title should be at least 10 characters', errors),
        'hi',
        hindi,
      ),
    ).toEqual({
      detail: 'शीर्षक कम से कम 10 अक्षरों का हो',
      sentence: 'rooms.roomSentences.titleShort',
      errors: [
        { field: 'title', message: 'शीर्षक कम से कम 10 अक्षरों का हो' },
        { field: 'rent', message: 'यह मान सही नहीं है।' },
      ],
      field_sentences: { title: 'rooms.roomSentences.titleShort' },
    })
  })

  it('keeps the values of a sentence', () => {
    expect(
      sayProblem(new Problem('payload_too_large', 'The file is larger than 8 MB.'), 'hi', hindi),
    ).toEqual({
      detail: 'फ़ाइल 8 MB से बड़ी है।',
      sentence: 'platform.large',
      errors: [],
    })
  })

  it('is English as it was, even where a catalogue does not have it', () => {
    const odd = new Problem('conflict', 'Out of the ordinary', [{ field: 'a', message: 'Expected b' }])
    expect(sayProblem(odd, 'en')).toEqual({ detail: odd.message, errors: odd.errors })
  })
})

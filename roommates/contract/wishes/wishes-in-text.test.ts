import { describe, expect, it } from 'vitest'
import { wishesInText } from './wishes-in-text.ts'

describe('roommates.wishes-in-text', () => {
  it.each([
    ['vegetarian girl near Koramangala', 'Koramangala', { gender: 'female', tags: ['vegetarian'] }],
    ['male flatmate HSR 12k budget', 'hsr', { gender: 'male', maxBudget: 12_000 }],
    ['quiet student roommate', '', { tags: ['quiet', 'student'] }],
    ['शाकाहारी लड़का इंदौर', 'इंदौर', { gender: 'male', tags: ['vegetarian'] }],
    ['female or male ok Pune student', 'Pune', { tags: ['student'] }],
  ])('"%s" is "%s" with filters', (text, left, filters) => {
    expect(wishesInText(text)).toEqual({ text: left, filters })
  })

  it.each([
    ['who searches', 'I am a girl, need roommate in Velachery', 'Velachery'],
    ['what is not wanted', 'no students Whitefield', 'Whitefield'],
    ['who is put up with', 'smoker friendly flatmate Hauz Khas', 'Hauz Khas'],
    ['a school', 'flatmate near Girls High School Road', 'Girls High School Road'],
    ['the beginning of a place', 'flatmate Shanti Nagar', 'Shanti Nagar'],
  ])('%s is no wish: "%s"', (_, text, left) => {
    expect(wishesInText(text)).toEqual({ text: left, filters: {} })
  })

  it.each([
    'Priya',
    'plays guitar',
    'works at Infosys',
    'Clean India',
    'lady gaga fan',
    'loves trekking and cooking',
  ])('"%s" is left as it is', (text) => {
    expect(wishesInText(text)).toEqual({ text, filters: {} })
  })
})

import { emailField, newPasswordFields, newProfileFields, passwordField } from '@basera/accounts/contract'
import { sentenceOf } from '@basera/platform/web/form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAbout } from './about-fields.tsx'

const aboutRules = (typed: { full_name?: string; age?: string }) =>
  readAbout(newProfileFields, { full_name: 'Asha Rao', age: '27', organization: '', ...typed }).errors
const ageRule = (age: string) => aboutRules({ age }).age

describe('accounts.email-required, accounts.password-required: sign-in', () => {
  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['asha@demo.basera.test', undefined],
  ])('email "%s": %s', (email, sentence) => expect(sentenceOf(emailField, email)).toBe(sentence))

  it.each([
    ['', 'Password is required'],
    ['x', undefined],
    ['   ', undefined],
  ])('password "%s": %s', (password, sentence) => expect(sentenceOf(passwordField, password)).toBe(sentence))
})

describe('accounts.password-minimum, accounts.passwords-match: sign-up', () => {
  it.each([
    ['', 'Password is required'],
    ['12345', 'Password must be at least 6 characters'],
    ['🏠🏠🏠', 'Password must be at least 6 characters'],
    ['123456', undefined],
    ['कखगघङच', undefined],
  ])('new password "%s": %s', (password, sentence) =>
    expect(sentenceOf(newPasswordFields('').password, password)).toBe(sentence),
  )

  it.each([
    ['kaveri2026', '', 'Please confirm your password'],
    ['kaveri2026', 'kaveri202', 'Passwords do not match'],
    ['kaveri2026', 'Kaveri2026', 'Passwords do not match'],
    ['kaveri2026', 'kaveri2026 ', 'Passwords do not match'],
    ['kaveri2026', 'kaveri2026', undefined],
  ])('password "%s" confirmed by "%s": %s', (password, confirm, sentence) =>
    expect(sentenceOf(newPasswordFields(password).confirm, confirm)).toBe(sentence),
  )
})

describe('accounts.name-required, accounts.age-range: profile step', () => {
  it.each([
    ['', 'Name is required'],
    ['  ', 'Name is required'],
    ['Asha Rao', undefined],
  ])('name "%s": %s', (name, sentence) => expect(aboutRules({ full_name: name }).full_name).toBe(sentence))

  it.each([
    ['', 'Age is required'],
    ['0', 'Must be at least 18 years old'],
    ['-5', 'Must be at least 18 years old'],
    ['17', 'Must be at least 18 years old'],
    ['18', undefined],
    [' 23 ', undefined],
    ['100', undefined],
    ['101', 'Please enter a valid age'],
    ['18.5', 'Please enter a valid age'],
    ['1e2', 'Please enter a valid age'],
    ['abc', 'Please enter a valid age'],
  ])('age "%s": %s', (age, sentence) => expect(ageRule(age)).toBe(sentence))

  it('accepts exactly the whole years from 18 to 100', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.integer({ min: 10, max: 110 })), (age) => {
        expect(ageRule(String(age)) === undefined).toBe(age >= 18 && age <= 100)
      }),
    )
  })
})

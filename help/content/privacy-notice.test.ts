import { createHash } from 'node:crypto'
import { privacyNotice } from '@basera/accounts/contract'
import { expect, it } from 'vitest'
import { text } from './en/topics/privacy.ts'
import { plainText } from './text.ts'

/** What each version of the notice said: people agreed to that, so the text of a version never changes. */
const versions: Readonly<Record<string, string>> = {
  '2026-11-21': 'f62d9bceae3fb03c427d2f3a3fd6c6f744a410ffdb04a1353e3d343e6cc5027b',
  '2026-11-23': 'e6535d6a94fbabcac88dc9b72f172d3c884919cc54d92a0306b121d8c130f313',
  '2026-11-24': '4491ad0a748ad78f604dd46f2848d553d479d7b97f7e3e9fbdcf79718db642e9',
  '2026-11-29': '8b38b073a33681ba9041ff073385a2ffe55bddb7a1a3f1db94862befebe852e0',
}

it('DPDP 5, 6: the notice is what the version says that people agree to', () => {
  const hash = createHash('sha256').update(JSON.stringify(text.blocks)).digest('hex')
  // Different? Then raise privacyNotice.version to a new day, write that day into the text, and add its hash above.
  expect(versions[privacyNotice.version]).toBe(hash)
})

it('tells the day of its version', () => {
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
  expect(plainText(text)).toContain(`Version of ${day.format(new Date(privacyNotice.version))}`)
})

it.each([
  [
    'what is kept and what for',
    ['1. What we keep, and why', 'So that you can sign in', 'To be able to prove it'],
  ],
  ['how to take consent back', ['Withdraw your consent', 'What you agreed to', 'deleting your account']],
  [
    'how to complain, to whom and until when',
    ['Grievance Officer', '24 hours', '90 days', 'Data Protection Board of India'],
  ],
  ['that children may not have an account', ['18 and older', 'close it and erase its data']],
  [
    'who reads a decision',
    ['The person we decide about, and where something was done also who reported them'],
  ],
  ['how long', ['180 days', 'three years', 'a year after they were decided']],
])('DPDP Rules 2025, 3: says %s', (_, phrases) => {
  for (const phrase of phrases) expect(plainText(text)).toContain(phrase)
})

import type { OwnProfile, ProfileCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { AccountInformation, profileCompletion } from './account-information.tsx'
import { brokenRules, ProfileForm } from './profile-form.tsx'
import { saveProfile } from './save-profile.ts'
import { isOwnEmail } from './sections/delete-dialog.tsx'
import { EmailSection } from './sections/email/email-section.tsx'
import { PasswordSection } from './sections/password-section.tsx'
import { pictureTrouble } from './use-picture.ts'

const asha: OwnProfile = {
  id: '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f',
  email: 'asha@example.test',
  email_proven: false,
  has_password: true,
  language: null,
  full_name: 'Asha Rao',
  age: 27,
  organization: 'Infosys',
  phone: '+919876543210',
  phone_verified: true,
  phone_verified_at: '2026-06-01T10:00:00.000Z',
  avatar_url: null,
  profile_picture_url: null,
  is_roommate_profile_enabled: false,
  is_listed: false,
  show_email: true,
  bio: null,
  gender: null,
  preferred_location: null,
  latitude: null,
  longitude: null,
  budget: null,
  lifestyle_tags: [],
  preferred_lifestyle_tags: [],
  roommate_gender_preference: null,
  created_at: '2026-05-28T18:40:00.000Z',
  updated_at: '2026-06-09T05:00:00.000Z',
}
const values = { full_name: ' Asha Rao ', age: '27', organization: '  ' }
const picture = new File(['picture'], 'me.jpg', { type: 'image/jpeg' })

/** The text of a rendered element, as read. */
const textOf = (element: React.ReactNode) =>
  renderToString(<MemoryRouter>{element}</MemoryRouter>)
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** An API that answers each call as told, and keeps what it was asked. */
function answering(answers: Partial<Record<keyof ProfileCalls, unknown>>) {
  const asked: [string, unknown][] = []
  const api = (async (key: keyof ProfileCalls, input: unknown) => {
    asked.push([key, input])
    const answer = answers[key]
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Api<ProfileCalls>
  return { api, asked }
}

describe('accounts.profile-completion', () => {
  it.each([
    [{ full_name: 'Asha', age: 27 }, 100],
    [{ full_name: 'Asha', age: null }, 50],
    [{ full_name: null, age: 27 }, 50],
    [{ full_name: null, age: null }, 0],
    [null, 0],
  ])('%j is %i %', (profile, percent) => expect(profileCompletion(profile)).toBe(percent))
})

describe('accounts.age-range: the rules of the profile form', () => {
  it.each([
    [{ full_name: '  ' }, 'full_name', 'Full name is required'],
    [{ age: '' }, 'age', 'Age is required'],
    [{ age: '17' }, 'age', 'Must be at least 18 years old'],
    [{ age: '101' }, 'age', 'Please enter a valid age'],
    [{ age: '27.5' }, 'age', 'Please enter a valid age'],
    [{ age: 'twenty' }, 'age', 'Please enter a valid age'],
  ] as const)('%j: %s: "%s"', (wrong, field, sentence) =>
    expect(brokenRules({ ...values, ...wrong })[field]).toBe(sentence),
  )

  it('are kept by 18, 100 and a name', () => {
    for (const age of ['18', '100', ' 27 '])
      expect(Object.values(brokenRules({ ...values, age }))).toEqual([])
  })
})

describe('saving the profile', () => {
  it('sends trimmed values, and no organization as none', async () => {
    const { api, asked } = answering({ 'PATCH /api/me/profile': asha })
    expect(await saveProfile(api, values, undefined)).toEqual({ profile: asha })
    const body = { full_name: 'Asha Rao', age: 27, organization: null }
    expect(asked).toEqual([['PATCH /api/me/profile', { body }]])
  })

  it('accounts.profile-saved: sends the picture first, so that the profile shows it', async () => {
    const { api, asked } = answering({ 'PATCH /api/me/profile': asha, 'PUT /api/me/avatar': {} })
    expect((await saveProfile(api, values, picture)).picture).toBe('kept')
    expect(asked.map(([key]) => key)).toEqual(['PUT /api/me/avatar', 'PATCH /api/me/profile'])
  })

  it('accounts.profile-saved: "Failed to upload profile picture. Profile will be saved without the new image."', async () => {
    const failed = 'Failed to upload profile picture. Profile will be saved without the new image.'
    const save = (error: Error) =>
      saveProfile(
        answering({ 'PATCH /api/me/profile': asha, 'PUT /api/me/avatar': error }).api,
        values,
        picture,
      )
    const cut = await save(new Problem('service_unavailable', 'We cannot reach the server.'))
    expect(cut).toEqual({ profile: asha, picture: 'unsent', pictureFailure: failed })
    const refused = await save(new Problem('file_refused', 'This picture cannot be read.'))
    expect(refused.pictureFailure).toBe(`${failed} This picture cannot be read.`)
    expect(refused.picture).toBe('refused')
    expect((await save(new Problem('too_many_requests', 'Please wait.'))).picture).toBe('unsent')
  })

  it.each([
    [new Problem('service_unavailable', 'x')],
    [new Problem('too_many_requests', 'x')],
    [new TypeError('x')],
  ])('accounts.profile-saved: "Failed to update profile. Please try again." on %s', async (error) => {
    const { api } = answering({ 'PATCH /api/me/profile': error })
    const { refusal } = await saveProfile(api, values, undefined)
    expect(refusal).toEqual({ banner: 'Failed to update profile. Please try again.' })
  })

  it('shows the server’s sentences beside their fields', async () => {
    const errors = [{ field: 'age', message: 'Please enter a valid age' }]
    const { api } = answering({ 'PATCH /api/me/profile': new Problem('validation_failed', 'x', errors) })
    const { refusal } = await saveProfile(api, values, undefined)
    expect(refusal).toEqual({ fields: { age: 'Please enter a valid age' } })
  })
})

describe('accounts.upload-safe: a chosen picture', () => {
  it.each([
    ['image/jpeg', 8 * 1024 * 1024, undefined],
    ['image/png', 1, undefined],
    ['image/webp', 1, undefined],
    ['image/jpeg', 8 * 1024 * 1024 + 1, 'accounts.profile.photo.large'],
    ['image/heic', 1, 'accounts.profile.photo.kind'],
    ['image/svg+xml', 1, 'accounts.profile.photo.kind'],
    ['image/gif', 1, 'accounts.profile.photo.kind'],
    ['', 1, 'accounts.profile.photo.kind'],
  ])('of %j with %i bytes: %s', (type, size, trouble) => expect(pictureTrouble({ type, size })).toBe(trouble))
})

describe('Profile Settings', () => {
  const form = <ProfileForm profile={asha} user={asha} onReload={() => undefined} />

  it('has a read-only e-mail, the fields, Save Changes, and the way to the roommate profile', () => {
    const html = renderToString(<MemoryRouter>{form}</MemoryRouter>)
    expect(html).toMatch(/<input[^>]*type="email"[^>]*readOnly=""[^>]*value="asha@example.test"/i)
    expect(html).toContain('href="/your-profile"')
    const text = textOf(form)
    for (const words of [
      'Email cannot be changed.',
      'Full name',
      'Age',
      'Organization',
      'Optional',
      'Save Changes',
      'Roommate Profile',
    ])
      expect(text).toContain(words)
  })

  it('says what the account is', () => {
    expect(textOf(<AccountInformation profile={asha} email={asha.email} />)).toBe(
      ' Account Information Profile completion 100% Email asha@example.test Account created 29 May 2026 Last updated 9 Jun 2026 Account status Active ',
    )
  })

  it('offers the proof of the mailbox, or says that it is there', () => {
    const section = (isProven: boolean) =>
      textOf(
        <EmailSection
          email={asha.email}
          isProven={isProven}
          onProven={() => undefined}
          onChanged={() => undefined}
        />,
      )
    expect(section(false)).toContain('Send me a link')
    expect(section(true)).toContain('Confirmed')
    expect(section(true)).not.toContain('Send me a link')
  })

  it('offers to set a password, or another one', () => {
    const section = (hasPassword: boolean) =>
      textOf(<PasswordSection hasPassword={hasPassword} onSaved={() => undefined} />)
    expect(section(true)).toContain('Change password')
    expect(section(false)).toContain('Set a password')
  })

  it.each([
    ['asha@example.test', true],
    [' Asha@Example.TEST ', true],
    ['', false],
    ['asha@example.tes', false],
    ['rohan@example.test', false],
  ])('deletes only when %j is the own address: %s', (typed, own) =>
    expect(isOwnEmail(typed, asha.email)).toBe(own),
  )
})

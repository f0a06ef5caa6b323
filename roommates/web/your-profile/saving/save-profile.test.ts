import type { ProfileCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { Unreachable } from '@basera/platform/web'
import { describe, expect, it } from 'vitest'
import { asha } from '../form/some-values.fixture.ts'
import { saveProfile } from './save-profile.ts'

const picture = Promise.resolve(new Blob(['picture'], { type: 'image/jpeg' }))
const aborted =
  'Failed to upload profile picture. Please ensure you have a stable internet connection and try again.'
const unexpected =
  'Failed to upload profile picture due to an unexpected error. Profile will be saved without the new image.'

/** An API that answers each call as told, and keeps what it was asked. */
function answering(answers: Partial<Record<keyof ProfileCalls, unknown>>) {
  const asked: [string, unknown][] = []
  const api = (async (key: keyof ProfileCalls, input: unknown) => {
    asked.push([key, input])
    const answer = answers[key] ?? asha
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Api<ProfileCalls>
  return { api, asked }
}

const save = async (answers: Parameters<typeof answering>[0], file: Promise<Blob> | null = picture) => {
  const { api, asked } = answering(answers)
  const told: string[] = []
  const saving = await saveProfile(api, { is_listed: true }, file ?? undefined, (sentence) =>
    told.push(sentence),
  )
  return { saving, told, asked: asked.map(([key]) => key) }
}

describe('saving the roommate profile', () => {
  it('sends the fields alone when no picture was chosen', async () => {
    const { api, asked } = answering({})
    expect(await saveProfile(api, { bio: 'Hi' }, undefined)).toEqual({ profile: asha })
    expect(asked).toEqual([['PATCH /api/me/profile', { body: { bio: 'Hi' } }]])
  })

  it('accounts.profile-saved: sends the picture first, so that the profile shows it', async () => {
    const { saving, asked } = await save({})
    expect(saving).toEqual({ picture: 'kept', profile: asha })
    expect(asked).toEqual(['PUT /api/me/avatar', 'PATCH /api/me/profile'])
  })

  it.each([
    [new Problem('internal_error', 'x'), 'unsent', ''],
    [new Problem('service_unavailable', 'Busy.'), 'unsent', ''],
    [new Problem('too_many_requests', 'Please wait.'), 'unsent', ' Please wait.'],
    [new Problem('file_refused', 'This picture cannot be read.'), 'refused', ' This picture cannot be read.'],
    [new Problem('payload_too_large', 'Too large.'), 'refused', ' Too large.'],
  ])('roommates.save-failure: an error answer to the picture ends the save: %s', async (error, fate, why) => {
    const { saving, asked } = await save({ 'PUT /api/me/avatar': error })
    expect(saving).toEqual({ picture: fate, failure: aborted + why })
    expect(asked).toEqual(['PUT /api/me/avatar'])
  })

  it.each([[new Unreachable()], [new TypeError('x')], [new DOMException('x', 'TimeoutError')]])(
    'roommates.save-failure: an exception at the picture is told, and the save goes on: %s',
    async (error) => {
      const { saving, told, asked } = await save({ 'PUT /api/me/avatar': error })
      expect(told).toEqual([unexpected])
      expect(saving).toEqual({ picture: 'unsent', failure: unexpected, profile: asha })
      expect(asked).toEqual(['PUT /api/me/avatar', 'PATCH /api/me/profile'])
    },
  )

  it('a picture that cannot be read on this device is an exception too', async () => {
    const { saving } = await save({}, Promise.reject(new Error('gone')))
    expect(saving).toMatchObject({ picture: 'unsent', profile: asha })
  })

  it.each([
    [new Problem('internal_error', 'x')],
    [new Problem('service_unavailable', 'x')],
    [new Problem('too_many_requests', 'x')],
  ])('roommates.save-failure: "Failed to update profile. Please try again." on %s', async (error) => {
    const { saving } = await save({ 'PATCH /api/me/profile': error }, null)
    expect(saving).toEqual({ failure: 'Failed to update profile. Please try again.', errors: [] })
  })

  it('roommates.save-failure: "An unexpected error occurred. Please try again." on an exception', async () => {
    const { saving } = await save({ 'PATCH /api/me/profile': new TypeError('x') }, null)
    expect(saving).toEqual({ failure: 'An unexpected error occurred. Please try again.' })
  })

  it('explains a network that is away, also when it took picture and fields', async () => {
    const away = new Unreachable()
    const { saving } = await save({ 'PUT /api/me/avatar': away, 'PATCH /api/me/profile': away })
    expect(saving.failure).toMatch(/^An unexpected error occurred\. Please try again\. You may be offline/)
    expect(saving.picture).toBe('unsent')
  })

  it('hands back the fields that the server refused', async () => {
    const errors = [{ field: 'budget', message: 'Budget must be positive' }]
    const { saving } = await save({
      'PATCH /api/me/profile': new Problem('validation_failed', 'x', errors),
    })
    expect(saving).toMatchObject({ picture: 'kept', errors })
  })
})

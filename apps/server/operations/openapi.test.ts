import { type Calls, id } from '@basera/platform/contract'
import { defineFeature } from '@basera/platform/server/feature'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from './openapi.ts'

const calls = {
  'PUT /api/things/{id}': {
    summary: 'A thing',
    access: 'signed-in',
    params: z.strictObject({ id }),
    body: z.strictObject({ name: z.string() }),
    response: z.undefined(),
    status: 204,
  },
  'PUT /api/things/{id}/picture': {
    summary: 'Its picture',
    access: 'signed-in',
    params: z.strictObject({ id }),
    upload: { maxBytes: 1024 },
    response: z.object({ url: z.string() }),
  },
} satisfies Calls
const feature = defineFeature({
  name: 'things',
  calls,
  handlers: {
    'PUT /api/things/{id}': async () => undefined,
    'PUT /api/things/{id}/picture': async () => ({ url: '/x' }),
  },
})
const { paths } = openApiDocument([feature], 'https://basera.test') as {
  paths: Record<string, { put: { requestBody: unknown } }>
}

describe('the API description', () => {
  it('tells that a call takes JSON', () => {
    expect(paths['/api/things/{id}']?.put.requestBody).toMatchObject({
      required: true,
      content: { 'application/json': { schema: { required: ['name'], additionalProperties: false } } },
    })
  })

  it('accounts.access-checked: tells who may make a call, and that any may be turned away for a while', () => {
    expect(paths['/api/things/{id}']?.put).toMatchObject({
      security: [{ session: [] }],
      responses: { 204: {}, '4XX': {}, 503: {} },
    })
  })

  it('tells that a call takes one file, and how large', () => {
    expect(paths['/api/things/{id}/picture']?.put.requestBody).toEqual({
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: {
              file: {
                type: 'string',
                contentMediaType: 'application/octet-stream',
                description: 'One file, at most 1024 bytes.',
              },
            },
          },
        },
      },
    })
  })
})

import { type Call, problemStatus } from '@basera/platform/contract'
import type { Feature } from '@basera/platform/server/feature'
import { z } from 'zod'

type Schema = Record<string, unknown>

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return schema
}

function parametersOf(type: z.ZodType | undefined, place: 'path' | 'query'): Schema[] {
  if (!type) return []
  const { properties = {}, required = [] } = schemaOf(type, 'input') as {
    properties?: Schema
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

/** OpenAPI 3.1 lets any scheme name roles, such as a verified phone. */
const security: Record<Call['access'], readonly Schema[]> = {
  public: [],
  'room-search': [{}, { session: ['phone_verified'] }],
  'signed-in': [{ session: [] }],
  verified: [{ session: ['phone_verified'] }],
  'verified-once': [{ session: ['phone_verified'] }],
  moderator: [{ session: ['moderator'] }],
}

const access: Record<Call['access'], string> = {
  public: 'Anyone.',
  'room-search': 'Anyone, or members with a verified phone where ROOM_SEARCH is members.',
  'signed-in': 'Signed-in people.',
  verified: 'Signed-in people with a verified phone.',
  'verified-once': 'Signed-in people with a verified phone, or whose number moved to another account.',
  moderator: 'Moderators; everybody else gets 404.',
}

const problem = {
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** JSON, or a form with one file. */
function bodyOf({ body, upload }: Call): Schema {
  if (!body && !upload) return {}
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `One file, at most ${upload?.maxBytes} bytes.`,
  }
  const content = body
    ? { 'application/json': { schema: schemaOf(body, 'input') } }
    : { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file } } } }
  return { requestBody: { required: true, content } }
}

function operationOf(call: Call): Schema {
  const status = call.status ?? 200
  const content = { [call.type ?? 'application/json']: { schema: schemaOf(call.response, 'output') } }
  return {
    summary: call.summary,
    description: access[call.access],
    security: security[call.access],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...bodyOf(call),
    responses: {
      [status]: status === 204 ? { description: 'Done' } : { description: 'Done', content },
      '4XX': { description: 'Refused', ...problem },
      '503': { description: 'Busy; Retry-After says when to try again', ...problem },
    },
  }
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { enum: Object.keys(problemStatus) },
    detail: { type: 'string', description: 'The sentence to show, in the language of Accept-Language.' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
    sentence: { type: 'string', description: 'Names the sentence in its catalogue.' },
    field_sentences: { type: 'object', additionalProperties: { type: 'string' } },
    request_id: { type: 'string', description: 'Names the request in the log.' },
  },
}

/** The OpenAPI 3.1 description of all contracts. */
export function openApiDocument(features: readonly Feature[], publicUrl: string): Schema {
  const paths: Record<string, Schema> = {}
  for (const { calls } of features) {
    for (const [key, call] of Object.entries(calls)) {
      const [method = '', path = ''] = key.split(' ')
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Basera', version: '1', description: 'Rooms and roommates in India.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The access token of a session.' },
      },
    },
  }
}

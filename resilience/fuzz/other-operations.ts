import type { Operation, Parameter, Schema } from './api-description.ts'

const text: Schema = { type: 'string' }

const parameters = (place: Parameter['in'], names: readonly string[]): Parameter[] =>
  names.map((name) => ({ name, in: place, required: false, schema: text }))

/** Fields that are no texts. */
const objects: Readonly<Record<string, Schema>> = {
  data: { type: 'object', properties: { full_name: text } },
  gotrue_meta_security: { type: 'object', properties: { captcha_token: text } },
  create_user: { type: 'boolean' },
}

interface Address {
  readonly line: string
  readonly query?: readonly string[]
  readonly fields?: readonly string[]
}

function operation({ line, query = [], fields }: Address): Operation {
  const [method = '', path = ''] = line.split(' ')
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const properties = Object.fromEntries((fields ?? []).map((name) => [name, objects[name] ?? text]))
  return {
    method,
    path,
    parameters: [...parameters('path', inPath), ...parameters('query', query)],
    need: 'nobody',
    ...(fields && { body: { kind: 'json', schema: { type: 'object', properties } } }),
  }
}

const redirect = ['redirect_to', 'token', 'type', 'scopes', 'state', 'code', 'error', 'provider']
const credentials = ['email', 'password', 'phone', 'data', 'gotrue_meta_security', 'code_challenge']
const exchanged = ['refresh_token', 'auth_code', 'code_verifier', 'email', 'password']

/** The auth service, whose protocol is another's: never a 5xx, and JSON or a way on. */
const auth: readonly Address[] = [
  { line: 'POST /auth/v1/signup', query: redirect, fields: credentials },
  { line: 'POST /auth/v1/token?grant_type=password', fields: credentials },
  { line: 'POST /auth/v1/token?grant_type=refresh_token', fields: exchanged },
  { line: 'POST /auth/v1/token?grant_type=pkce', fields: exchanged },
  { line: 'POST /auth/v1/token', query: ['grant_type'], fields: exchanged },
  { line: 'POST /auth/v1/otp', query: redirect, fields: [...credentials, 'create_user'] },
  { line: 'POST /auth/v1/recover', query: redirect, fields: credentials },
  { line: 'POST /auth/v1/verify', fields: ['token', 'token_hash', 'type', 'email'] },
  { line: 'GET /auth/v1/verify', query: redirect },
  { line: 'GET /auth/v1/authorize', query: redirect },
  { line: 'GET /auth/v1/callback', query: redirect },
  { line: 'GET /auth/v1/user' },
  { line: 'PUT /auth/v1/user', fields: [...credentials, 'app_metadata', 'role', 'nonce'] },
  { line: 'POST /auth/v1/logout', query: ['scope'] },
  { line: 'GET /auth/v1/settings' },
  { line: 'GET /auth/v1/health' },
  { line: 'GET /auth/v1/.well-known/jwks.json' },
  { line: 'DELETE /auth/v1/user' },
  { line: 'POST /auth/v1/admin/users', fields: credentials },
]

const search = ['q', 'lat', 'lng', 'radius', 'gender', 'sort', 'min_rent', 'max_rent', 'wifi', 'room', 'view']

/** Pages, files and what machines read: never a 5xx, and no markup of a request in a page. */
const sites: readonly Address[] = [
  { line: 'GET /', query: ['error', 'email', 'auth'] },
  { line: 'GET /find-room', query: search },
  { line: 'GET /room/{id}', query: ['photo'] },
  { line: 'GET /room/{id}/edit' },
  { line: 'GET /help', query: ['q'] },
  { line: 'GET /help/{page}' },
  { line: 'GET /browse-profiles', query: search },
  { line: 'GET /profile/{id}' },
  { line: 'GET /dashboard', query: ['tab'] },
  { line: 'GET /chats', query: ['chat'] },
  { line: 'GET /chats/{id}' },
  { line: 'GET /auth/callback', query: redirect },
  { line: 'GET /auth/open-link', query: redirect },
  { line: 'GET /auth/confirm-email', query: ['token'] },
  { line: 'GET /auth/undo-email', query: ['token'] },
  { line: 'GET /unsubscribe', query: ['token'] },
  { line: 'GET /{anything}', query: search },
  { line: 'GET /assets/{asset}' },
  { line: 'GET /storage/v1/object/public/{file}', query: ['w'] },
  { line: 'GET /storage/v1/object/public/room-images/{file}', query: ['w'] },
  { line: 'POST /storage/v1/object/public/room-images/{file}', fields: ['a'] },
  { line: 'GET /api/{anything}', query: search },
  { line: 'POST /api/{anything}', fields: ['a'] },
  { line: 'GET /api/live', query: ['ticket'] },
  { line: 'GET /api/me/export' },
  { line: 'POST /api/chat-mails/unsubscribe', query: ['token'], fields: ['List-Unsubscribe'] },
  { line: 'GET /api/openapi.json' },
  { line: 'GET /sitemap.xml' },
  { line: 'GET /robots.txt' },
  { line: 'GET /livez' },
  { line: 'GET /readyz' },
  { line: 'GET /metrics' },
  { line: 'GET /dev/outbox.json', query: ['to'] },
]

/** What `/api/openapi.json` does not describe. */
export const otherOperations: readonly Operation[] = [...auth, ...sites].map(operation)

import fc, { type Arbitrary } from 'fast-check'
import type { Operation, Parameter } from './api-description.ts'
import { brokenBodies, goodForms, spoiledForms } from './broken-bodies.ts'
import { fieldOf } from './from-schema.ts'
import type { FuzzBody, FuzzRequest, Sender } from './fuzz-request.ts'
import { nastyTexts, spoiled, strangeNames } from './spoiled.ts'

/** Sent as it is, and not encoded as an address wants it. */
export const rawMark = '%raw:'

const rawTexts = ['%', '%zz', '%00', '%ff%fe', '%ed%a0%80', '%c0%ae%c0%ae', '..%2f..%2fetc', '%252e', ';a=1']

const nastyText = fc.oneof(
  fc.constantFrom(...nastyTexts.filter((text) => text.length < 2000)),
  fc.constantFrom(...rawTexts.map((text) => rawMark + text)),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** An address without a part leads elsewhere. */
const nastyParameter = nastyText.map((text) => text || '-')

const headers = fc.oneof(
  { arbitrary: fc.constant({}), weight: 6 },
  {
    arbitrary: fc.constantFrom<Record<string, string>>(
      { accept: 'text/html;q=x' },
      { 'accept-encoding': 'nonsense' },
      { 'accept-language': 'x'.repeat(4000) },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'x-forwarded-for': '999.1.1.1, <script>' },
      { 'x-forwarded-host': 'evil.example' },
      { 'x-request-id': "' OR 1=1 --" },
      { 'x-http-method-override': 'DELETE' },
      { 'if-none-match': '*' },
      { 'if-modified-since': 'yesterday' },
      { range: 'bytes=9-1,-,99999999999999999999-' },
      { 'content-encoding': 'gzip' },
      { expect: 'nonsense' },
      { cookie: '__proto__=1; a=\u00ff' },
      { authorization: 'Basic YTpi' },
      { authorization: 'Bearer' },
      { authorization: `Bearer ${'e'.repeat(9000)}` },
      { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' },
    ),
    weight: 1,
  },
)

const named = (parameters: readonly Parameter[], path: string) =>
  Object.fromEntries(
    parameters.map(({ name, schema }) => [name, fieldOf(schema, path, name).map((value) => String(value))]),
  )

function paramsOf({ parameters, path }: Operation): Arbitrary<Record<string, string>> {
  return fc
    .record(
      named(
        parameters.filter((one) => one.in === 'path'),
        path,
      ),
      { noNullPrototype: true },
    )
    .map((params) => Object.fromEntries(Object.entries(params).map(([name, text]) => [name, text || '-'])))
}

type Query = FuzzRequest['query']

/** Half a point is no point; requests with one thing wrong are those without a half. */
function withWholePoint(query: Query): Query {
  const isPart = (name: string) => name === 'lat' || name === 'lng'
  const parts = query.filter(([name]) => isPart(name)).length
  return parts === 1 ? query.filter(([name]) => !isPart(name)) : query
}

function queryOf({ parameters, path }: Operation): Arbitrary<Query> {
  const inQuery = parameters.filter((one) => one.in === 'query')
  const pairs = inQuery.map(({ name, required, schema }) => {
    const pair = fieldOf(schema, path, name).map((value): Query => [[name, String(value)]])
    // Few at once: what goes together with what, a schema does not say.
    return required ? pair : fc.oneof({ arbitrary: fc.constant<Query>([]), weight: 3 }, pair)
  })
  return fc.tuple(...pairs).map((query) => withWholePoint(query.flat()))
}

const bodyOf = ({ body, path }: Operation): Arbitrary<FuzzBody | undefined> => {
  if (!body) return fc.constant(undefined)
  if (body.kind === 'form') return goodForms
  return fieldOf(body.schema, path, '').map((json) => ({ json }))
}

/** Mostly people who may. */
const senders: Arbitrary<Sender> = fc.oneof(
  { arbitrary: fc.constant<Sender>('owner'), weight: 6 },
  { arbitrary: fc.constant<Sender>('partner'), weight: 3 },
  { arbitrary: fc.constantFrom<Sender>('stranger', 'unverified', 'visitor', 'forger'), weight: 4 },
)

type Parts = Pick<FuzzRequest, 'params' | 'query' | 'headers'> & { readonly body: FuzzBody | undefined }

const requestOf = (operation: Operation, parts: Arbitrary<Parts>): Arbitrary<FuzzRequest> =>
  fc.tuple(senders, parts).map(([sender, { body, ...rest }]) => ({
    sender,
    method: operation.method,
    path: operation.path,
    ...rest,
    ...(body && { body }),
  }))

const partsOf = (operation: Operation) =>
  fc.record({
    params: paramsOf(operation),
    query: queryOf(operation),
    headers: fc.constant({}),
    body: bodyOf(operation),
  })

function spoiledParams(operation: Operation): Arbitrary<Record<string, string>> {
  return fc.tuple(paramsOf(operation), nastyParameter, fc.nat(9)).map(([params, text, where]) => {
    const names = Object.keys(params)
    const name = names[where % names.length]
    return name === undefined ? params : { ...params, [name]: text }
  })
}

type QuerySpoil = readonly [
  how: 'value' | 'leave out' | 'twice' | 'brackets' | 'add',
  name: string,
  value: string,
]

function spoilQuery(query: Query, [how, name, value]: QuerySpoil, known: readonly string[]): Query {
  const one = query[0]?.[0] ?? known[value.length % Math.max(1, known.length)] ?? name
  if (how === 'value') return [...query.filter(([other]) => other !== one), [one, value]]
  if (how === 'leave out') return query.slice(1)
  if (how === 'twice') return [...query, [one, query[0]?.[1] ?? value], [one, value]]
  if (how === 'brackets') return [...query, [`${one}[]`, value], [`${one}[a][__proto__]`, value]]
  return [...query, [name, value]]
}

function spoiledQuery(operation: Operation): Arbitrary<Query> {
  const known = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const how = fc.constantFrom<QuerySpoil[0]>('value', 'value', 'leave out', 'twice', 'brackets', 'add')
  return fc
    .tuple(queryOf(operation), fc.tuple(how, strangeNames, nastyText))
    .map(([query, spoil]) => spoilQuery(query, spoil, known))
}

function spoiledBody(operation: Operation): Arbitrary<FuzzBody | undefined> {
  const { body, path } = operation
  if (body?.kind === 'form') return spoiledForms
  if (!body) return fc.option(brokenBodies, { nil: undefined })
  return spoiled(fieldOf(body.schema, path, '')).map((json) => ({ json }))
}

/** One part of the request is wrong, the others are as documented. */
function nearlyValid(operation: Operation): Arbitrary<Parts> {
  const good = partsOf(operation)
  const withPart = <K extends keyof Parts>(name: K, part: Arbitrary<Parts[K]>) =>
    fc.tuple(good, part).map(([parts, value]) => ({ ...parts, [name]: value }))
  const choices: Arbitrary<Parts>[] = [
    withPart('query', spoiledQuery(operation)),
    withPart('body', spoiledBody(operation)),
    withPart('headers', headers),
  ]
  if (operation.path.includes('{')) choices.push(withPart('params', spoiledParams(operation)))
  if (operation.body) choices.push(withPart('body', spoiledBody(operation)))
  return fc.oneof(...choices)
}

function malformed(operation: Operation): Arbitrary<Parts> {
  return fc.record({
    params: fc.oneof(paramsOf(operation), spoiledParams(operation)),
    query: fc.oneof(queryOf(operation), spoiledQuery(operation)),
    headers,
    body: fc.oneof(brokenBodies, operation.body ? spoiledBody(operation) : brokenBodies),
  })
}

/** Requests of `operation`: four in ten as documented, four with one thing wrong, two that are no good at all. */
export const requestsOf = (operation: Operation): Arbitrary<FuzzRequest> =>
  fc.oneof(
    { arbitrary: requestOf(operation, partsOf(operation)), weight: 4 },
    { arbitrary: requestOf(operation, nearlyValid(operation)), weight: 4 },
    { arbitrary: requestOf(operation, malformed(operation)), weight: 2 },
  )

/** JSON Schema of draft 2020-12, as far as generating values needs it. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly additionalProperties?: boolean
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly pattern?: string
  readonly format?: string
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: Schema
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>

interface DescribedOperation {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
}

/** What `/api/openapi.json` answers, as far as it is read here. */
export interface ApiDescription {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Who a call is for: `nobody` where it needs no session. */
export type Need = 'nobody' | 'session' | 'verified'

export interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body?: { readonly kind: 'json' | 'form'; readonly schema: Schema }
  /** Documented answers by status or `4XX`; absent where any answer below 500 will do. */
  readonly responses?: DescribedOperation['responses']
  readonly need: Need
}

/** Such as `PUT /api/me/push`. */
export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

function bodyOf({ requestBody }: DescribedOperation): Operation['body'] {
  const json = requestBody?.content['application/json']
  if (json) return { kind: 'json', schema: json.schema ?? {} }
  const form = requestBody?.content['multipart/form-data']
  return form && { kind: 'form', schema: form.schema ?? {} }
}

function needOf({ security = [] }: DescribedOperation): Need {
  const [scheme] = security.map((one) => one.session)
  if (!scheme) return 'nobody'
  return scheme.includes('phone_verified') ? 'verified' : 'session'
}

export function operationsOf({ paths }: ApiDescription): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const body = bodyOf(described)
      return {
        method: method.toUpperCase(),
        path,
        parameters: described.parameters,
        responses: described.responses,
        need: needOf(described),
        ...(body && { body }),
      }
    }),
  )
}

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ApiDescription, Operation } from './api-description.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { Answer } from './send-request.ts'

/** Says what is wrong with an answer, or nothing. */
export type CheckAnswer = (operation: Operation, asked: FuzzRequest, answer: Answer) => string | undefined

/** More than this of a body need not be read by who refuses it. */
const readableBytes = 256 * 1024

const pointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

function mayNot({ need }: Operation, { sender, headers }: FuzzRequest): boolean {
  if (need === 'nobody') return false
  const outside = sender === 'visitor' || sender === 'forger' || headers.authorization !== undefined
  return outside || (need === 'verified' && sender === 'unverified')
}

/** Texts of requests that would be live in a page if they were in it as they are. */
const liveMarkup = /<script>alert\(1\)|<img src=x onerror|\nX-Evil/

function plainFault(operation: Operation, asked: FuzzRequest, answer: Answer): string | undefined {
  const { status, headers, body, fault, sentBytes } = answer
  if (fault) return sentBytes > readableBytes ? undefined : `no answer: ${fault}`
  if (status >= 500) return `answered ${status}: ${body.slice(0, 300)}`
  if (status < 300 && mayNot(operation, asked)) return `let a ${asked.sender} in with ${status}`
  if (String(headers['content-type']).includes('html') && liveMarkup.test(body))
    return 'gave markup of the request back as markup'
  if (headers['x-evil'] !== undefined) return 'let a request write a header'
  return undefined
}

interface Described {
  readonly at: string
  readonly type: string | undefined
}

function describedAnswer(operation: Operation, status: number): Described | undefined {
  const { responses = {} } = operation
  const key = [String(status), `${String(status)[0]}XX`].find((one) => one in responses)
  if (key === undefined) return undefined
  const type = Object.keys(responses[key]?.content ?? {})[0]
  const at = [
    'paths',
    operation.path,
    operation.method.toLowerCase(),
    'responses',
    key,
    'content',
    type ?? '',
  ]
  return { at: `api#/${at.map(pointer).map(encodeURI).join('/')}/schema`, type }
}

function parse(body: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(body) }
  } catch {
    return undefined
  }
}

/** The auth service answers by its own protocol: JSON, nothing, or a way on. */
function wireFault({ path }: Operation, { status, body }: Answer): string | undefined {
  if (!path.startsWith('/auth/v1') || status === 204 || (status >= 300 && status < 400)) return undefined
  return parse(body) ? undefined : `answered ${status} with no JSON`
}

/** No 5xx, no undocumented status or body, nobody let in without rights, no markup of a request in a page. */
export function answerChecker(description: ApiDescription): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  formats.default(ajv)
  ajv.addSchema(description, 'api')
  const validators = new Map<string, ValidateFunction>()
  const validatorAt = (at: string) => {
    const made = validators.get(at) ?? ajv.compile({ $ref: at })
    validators.set(at, made)
    return made
  }

  function schemaFault(operation: Operation, { status, headers, body }: Answer): string | undefined {
    const described = describedAnswer(operation, status)
    if (!described) return `answered ${status}, which is not documented`
    const { type, at } = described
    if (!type) return body === '' ? undefined : `answered ${status} with a body that is not documented`
    if (!String(headers['content-type']).startsWith(type))
      return `answered ${status} as ${headers['content-type']}, not ${type}`
    const parsed = type.startsWith('text/') ? { json: body } : parse(body)
    if (!parsed) return `answered ${status} with no JSON`
    const validate = validatorAt(at)
    if (!validate(parsed.json)) return `answered ${status} off its schema: ${ajv.errorsText(validate.errors)}`
    const said = (parsed.json as { status?: unknown }).status
    return status >= 400 && said !== status ? `answered ${status} with a problem of ${said}` : undefined
  }

  return (operation, asked, answer) => {
    const plain = plainFault(operation, asked, answer)
    if (plain || answer.fault) return plain
    return operation.responses ? schemaFault(operation, answer) : wireFault(operation, answer)
  }
}

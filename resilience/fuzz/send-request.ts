import { Agent, type IncomingMessage, request } from 'node:http'
import { formType, writeForm } from './form-files.ts'
import type { FuzzBody, FuzzRequest } from './fuzz-request.ts'
import { rawMark } from './requests.ts'

/** What came back. */
export interface Answer {
  /** 0 where nothing came: see `fault`. */
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
  /** Why there is no answer. */
  readonly fault?: string
  /** The server need not read all of what it refuses. */
  readonly sentBytes: number
}

export interface SendNeeds {
  readonly address: string
  readonly files: ReadonlyMap<string, Buffer>
  /** Puts the ids of real rows in the place of their names. */
  readonly fill: (text: string) => string
  /** The access token of who sends; empty for a visitor. */
  readonly token: string
}

/** Milliseconds without an answer that are a fault. */
const patience = 15_000

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

const encode = (text: string) =>
  text.startsWith(rawMark) ? text.slice(rawMark.length) : encodeURIComponent(text.toWellFormed())

function addressOf({ path, params, query }: FuzzRequest, fill: SendNeeds['fill']): string {
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = encode(fill(params[name] ?? '-'))
    // A file's place in its bucket has folders.
    return name === 'file' ? part.replaceAll('%2F', '/') : part
  })
  if (query.length === 0) return at
  const pairs = query.map(([name, value]) => `${encode(name)}=${encode(fill(value))}`)
  return `${at}${at.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

interface Written {
  readonly bytes: Buffer
  readonly type: string | undefined
}

function write(body: FuzzBody | undefined, { fill, files }: SendNeeds): Written | undefined {
  if (!body) return undefined
  if ('json' in body) {
    const text = JSON.stringify(body.json)
    return { bytes: Buffer.from(text === undefined ? '' : fill(text)), type: 'application/json' }
  }
  if ('bytes' in body) return { bytes: Buffer.from(body.bytes, 'latin1'), type: body.type }
  const file = files.get(body.form.file) ?? Buffer.alloc(0)
  return { bytes: writeForm(body.form, file), type: body.type ?? formType }
}

async function read(message: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of message.setEncoding('utf8')) text += chunk as string
  return text
}

function exchange(url: string, method: string, headers: Record<string, string>, bytes?: Buffer) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, { method, headers, agent, timeout: patience }, resolve)
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${patience} ms`)))
    sent.once('error', reject)
    sent.end(bytes)
  })
}

/** Sends `asked` and reads the whole answer. A connection that was closed while idle is opened again, once. */
export async function sendRequest(asked: FuzzRequest, needs: SendNeeds): Promise<Answer> {
  const written = write(asked.body, needs)
  const headers: Record<string, string> = {
    ...(needs.token && { authorization: `Bearer ${needs.token}` }),
    ...(written?.type !== undefined && { 'content-type': written.type }),
    ...(written && { 'content-length': String(written.bytes.length) }),
    ...asked.headers,
  }
  const url = new URL(needs.address).origin + addressOf(asked, needs.fill)
  const sentBytes = written?.bytes.length ?? 0
  for (let turn = 0; ; turn++) {
    try {
      const message = await exchange(url, asked.method, headers, written?.bytes)
      const body = await read(message)
      return { status: message.statusCode ?? 0, headers: message.headers, body, sentBytes }
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      if (turn === 0 && code === 'ECONNRESET') continue
      return { status: 0, headers: {}, body: '', fault: message, sentBytes }
    }
  }
}

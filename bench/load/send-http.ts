import { Agent, request } from 'node:http'

export interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly token?: string
  readonly json?: object
  readonly body?: Buffer
  readonly type?: string
}

/** Milliseconds after which a person has gone away. */
const patience = 10_000

const agent = new Agent({ keepAlive: true, maxSockets: 2000 })

/** As browsers ask: pages compressed, answers of calls as they are. */
const headersOf = ({ token, json, type }: Ask) => ({
  accept: json ? '*/*' : 'text/html,*/*',
  'accept-encoding': 'gzip, br',
  ...(token && { authorization: `Bearer ${token}` }),
  ...(json && { 'content-type': 'application/json' }),
  ...(type && { 'content-type': type }),
})

/** Sends one request and reads the answer to its end; gives its status and text. Throws where there is none. */
export function sendHttp(address: string, ask: Ask): Promise<{ status: number; text: string }> {
  const body = ask.json ? Buffer.from(JSON.stringify(ask.json)) : ask.body
  const headers = { ...headersOf(ask), ...(body && { 'content-length': body.length }) }
  return new Promise((resolve, reject) => {
    const options = { agent, method: ask.method ?? 'GET', headers, timeout: patience }
    const sent = request(address + ask.path, options, (answer) => {
      let text = ''
      answer.setEncoding('latin1')
      answer.on('data', (chunk: string) => {
        text += chunk
      })
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.once('error', reject)
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.once('error', reject).end(body)
  })
}

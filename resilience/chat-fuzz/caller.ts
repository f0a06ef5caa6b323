import { once } from 'node:events'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { problemStatus } from '@basera/platform/contract'
import type { Findings } from './findings.ts'
import { foreignChat, nowhere, ownChat } from './frames.ts'
import { allowed, calls, ownRoom, ownSelf, type Request } from './requests.ts'
import { isTheirs, type Person, type Stage } from './stage.ts'

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}

export interface Caller {
  put(request: Request): Promise<void>
  close(): void
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())
const pick = <One>(from: readonly One[]): One | undefined => from[Math.floor(Math.random() * from.length)]
const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.'

/** What makes a problem document. */
function isProblem({ status, type, body }: Answer): boolean {
  if (!type.startsWith('application/problem+json')) return false
  const { code, detail, status: said } = JSON.parse(body) as Record<string, unknown>
  const known = problemStatus as Readonly<Record<string, number>>
  return typeof code === 'string' && known[code] === status && said === status && typeof detail === 'string'
}

function complaint(key: string, answer: Answer): string | undefined {
  if (answer.status >= 400) return isProblem(answer) ? undefined : 'what is no problem document'
  const call = calls[key]
  if (answer.status === 204) return answer.body === '' ? undefined : 'a body with 204'
  return call?.response.safeParse(JSON.parse(answer.body)).success ? undefined : 'what is off its schema'
}

export function openCaller(stage: Stage, findings: Findings): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const { hostname, port } = new URL(stage.address)

  async function send(given: Request, person: Person, path: string): Promise<Answer> {
    const [method = ''] = given.key.split(' ')
    const token = { member: person.token, visitor: '', forged }[given.who]
    const hasBody = method !== 'GET' && given.key !== 'POST /api/live/ticket'
    const asking = ask({
      hostname,
      port,
      agent,
      method,
      path,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(hasBody && {
          'content-type': given.contentType,
          'content-length': Buffer.byteLength(given.body),
        }),
      },
    })
    asking.end(hasBody ? given.body : undefined)
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    const type = answer.headers['content-type'] ?? ''
    return { status: answer.statusCode ?? 0, type, body: await text(answer) }
  }

  function noteSent(person: Person, body: string, chat: string, sent: string): void {
    const { id, seq } = JSON.parse(body) as { id: string; seq: number }
    const { client_id: clientId } = JSON.parse(sent) as { client_id: string }
    findings.acked.push({ id, chat, seq, clientId, sender: person.id })
  }

  return {
    async put(given) {
      const person = pick(stage.people) as Person
      const own = stage.chats.filter(({ members }) => members.includes(person.id))
      const aim = (text: string) =>
        text
          .replaceAll(ownChat, pick(own)?.id ?? nowhere)
          .replaceAll(foreignChat, pick(stage.chats.filter((one) => !own.includes(one)))?.id ?? nowhere)
          .replaceAll(ownRoom, own[0]?.room ?? nowhere)
          .replaceAll(ownSelf, person.id)
      const request = { ...given, id: aim(given.id), body: aim(given.body) }
      const [, pattern = ''] = request.key.split(' ')
      const search = request.query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
      const path = pattern.replace(/\{(?:room_)?id\}/, encode(request.id) || '-') + (search && `?${search}`)
      const chat = request.id.toLowerCase()
      const before = isTheirs(stage, person, chat)
      const answer = await send(request, person, path)
      const theirs = before === isTheirs(stage, person, chat) ? before : undefined
      const { isVerified } = person
      const expected = allowed(request, { isTheirs: theirs, isVerified })
      findings.count(`call: ${answer.status}`)
      // Overloaded, as it says.
      if (answer.status === 503 && isProblem(answer)) return
      const about = { person: person.name, request, path, answer }
      if (!expected.includes(answer.status)) findings.fault(`${answer.status}, not ${expected}`, about)
      const wrong = complaint(request.key, answer)
      if (wrong) findings.fault(`${request.key} answered ${wrong}`, about)
      if (stage.people.some((one) => one !== person && answer.body.includes(one.email)))
        findings.fault('An e-mail was told', about)
      if (answer.status === 201) noteSent(person, answer.body, chat, request.body)
    },
    close: () => agent.destroy(),
  }
}

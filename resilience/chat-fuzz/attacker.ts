import { once } from 'node:events'
import WebSocket from 'ws'
import { answerName, doesClose, expectedOf, type Situation } from './expected.ts'
import type { Shot } from './frames.ts'
import { checkHeard, type Hearing } from './hearing.ts'
import { asServerFrame, serverFrame } from './server-frame.ts'
import { call, isTheirs } from './stage.ts'
import { aimed, put, unequal } from './volley.ts'

const patience = 30_000

const pick = <One>(from: readonly One[]): One | undefined => from[Math.floor(Math.random() * from.length)]

async function within<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), patience)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** A member's window that sends shots and checks everything that comes back. */
export class Attacker {
  readonly #needs: Hearing
  readonly #own: readonly string[]
  readonly #foreign: readonly string[]
  readonly #followed = new Set<string>()
  #socket: WebSocket | undefined
  #closed: Promise<number> = Promise.resolve(0)
  #answers: string[] = []
  #onAnswer: (() => void) | undefined

  constructor(needs: Hearing) {
    this.#needs = needs
    const { stage, person } = needs
    this.#own = stage.chats.filter(({ members }) => members.includes(person.id)).map(({ id }) => id)
    this.#foreign = stage.chats.map(({ id }) => id).filter((id) => !this.#own.includes(id))
  }

  /** Opens a new connection after a shot that ends one. */
  async shoot(shots: readonly Shot[]): Promise<void> {
    const chats = () => ({
      own: pick(this.#own) ?? pick(this.#foreign) ?? '',
      foreign: pick(this.#foreign) ?? '',
    })
    const all = shots.map((shot) => aimed(shot, chats()))
    let from = 0
    for (const [n, shot] of all.entries())
      if (n === all.length - 1 || doesClose(shot)) {
        await this.#volley(all.slice(from, n + 1))
        from = n + 1
      }
  }

  async close(): Promise<void> {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.close()
    await this.#closed
  }

  async #connect(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket
    const { stage, person } = this.#needs
    const answer = await call(stage.address, person.token, ['POST', '/api/live/ticket'])
    const { ticket } = answer as { ticket: string }
    const options = { origin: stage.address, perMessageDeflate: false, closeTimeout: 500 }
    const address = `${stage.address.replace('http', 'ws')}/api/live?ticket=${ticket}`
    const socket = new WebSocket(address, options)
    socket.on('message', (data) => this.#hear(String(data)))
    socket.on('error', () => undefined)
    this.#closed = new Promise((done) => socket.once('close', done))
    this.#followed.clear()
    await once(socket, 'open')
    this.#socket = socket
    return socket
  }

  #hear(text: string): void {
    const { findings, person } = this.#needs
    const { data, error } = serverFrame.safeParse(JSON.parse(text))
    if (!data) {
      findings.fault(`${person.name} got what is no frame: ${error.message}`, text)
      return
    }
    const frame = asServerFrame(data)
    checkHeard(this.#needs, frame)
    findings.count(frame.type === 'error' ? `frame: error ${frame.code}` : `frame: ${frame.type}`)
    if (frame.type === 'ack') {
      const { id, chat_id: chat, seq, client_id: clientId } = frame
      findings.acked.push({ id, chat, seq, clientId, sender: person.id })
    }
    if (frame.type === 'gone') this.#followed.delete(frame.chat_id)
    const name = answerName(frame)
    if (name) this.#answers.push(name)
    this.#onAnswer?.()
  }

  /** Frames of a connection are answered in order: the answer to this one comes after all others. */
  async #settle(socket: WebSocket): Promise<boolean> {
    const chat_id = crypto.randomUUID()
    const mark = `error not_found ${JSON.stringify([chat_id, ''])}`
    const heard = new Promise<boolean>((done) => {
      this.#onAnswer = () => {
        if (this.#answers.at(-1) !== mark) return
        this.#answers.pop()
        done(true)
      }
    })
    socket.send(JSON.stringify({ type: 'read', chat_id, seq: 0 }))
    const gone = this.#closed.then(() => false)
    return (await within(Promise.race([heard, gone]))) ?? false
  }

  #membership(): (boolean | undefined)[] {
    const { stage, person } = this.#needs
    return this.#own.map((id) => isTheirs(stage, person, id))
  }

  async #volley(shots: readonly Shot[]): Promise<void> {
    const { stage, person, findings } = this.#needs
    const socket = await this.#connect()
    this.#answers = []
    const before = this.#membership()
    const situation: Situation = {
      followed: this.#followed,
      isTheirs: (chatId) => isTheirs(stage, person, chatId),
    }
    const wanted: string[] = []
    let closes: readonly number[] | undefined
    for (const shot of shots) {
      const expected = expectedOf(shot, situation)
      put(socket, shot)
      if (expected.answer) wanted.push(expected.answer)
      closes = expected.closes
    }
    if (closes) await this.#seeClosed(socket, closes, shots)
    else if (!(await this.#settle(socket))) findings.fault(`${person.name} waited in vain`, shots)
    // While a block is being made, both answers will do.
    if (before.includes(undefined) || before.join() !== this.#membership().join()) return
    const { extra, missing } = unequal(this.#answers, wanted)
    if (extra.length > 0) findings.fault(`${person.name} got answers to nothing`, { extra, missing, shots })
    // What is on its way when a connection ends needs no answer.
    if (!closes && missing.length > 0) findings.fault(`${person.name} got no answer`, { missing, shots })
  }

  async #seeClosed(socket: WebSocket, closes: readonly number[], shots: readonly Shot[]): Promise<void> {
    const { person, findings } = this.#needs
    const code = await within(this.#closed)
    findings.count(`closed with ${code ?? 'nothing'}`)
    if (code === undefined) socket.terminate()
    if (code === undefined || !closes.includes(code))
      findings.fault(`${person.name}'s connection closed with ${code}, not ${closes}`, shots.at(-1))
  }
}

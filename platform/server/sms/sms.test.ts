import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SmsSender } from './sms.ts'
import { gatewaySms, twilioSms } from './sms.ts'

const sms = { to: '+919876543210', text: '482913 is your code for Basera.', code: '482913' }

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let server: Server
let url: string
let asked: Asked[]
let answer: (reply: ServerResponse) => void
beforeEach(async () => {
  asked = []
  server = createServer(async (request, reply) => {
    const { method = '', url: path = '', headers } = request
    asked.push({ method, path, headers, body: await text(request) })
    answer(reply)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const answers = (status: number, body: string) => (reply: ServerResponse) => {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

async function fault(sending: Promise<void>): Promise<string> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  const { message, stack, cause } = error as Error
  const told = `${message}${stack}${String(cause)}`
  expect(told).not.toContain('9876543210')
  expect(told).not.toContain('482913')
  return message
}

describe('shell.sms-handover: the SMS gateway', () => {
  const send = (timeout = 10_000) =>
    gatewaySms({
      url: `${url}/api/v5/flow`,
      key: 'K',
      templateId: 'T1',
      sender: 'BASERA',
      timeout,
    }).send(sms)

  it('is given the template, the number without plus and the code', async () => {
    answer = answers(200, '{"type":"success","message":"3763646c3058373530393938"}')
    await send()
    expect(asked).toHaveLength(1)
    const [{ method, path, headers, body }] = asked as [Asked]
    expect([method, path, headers.authkey, headers['content-type']]).toEqual([
      'POST',
      '/api/v5/flow',
      'K',
      'application/json',
    ])
    expect(JSON.parse(body)).toEqual({
      template_id: 'T1',
      sender: 'BASERA',
      short_url: '0',
      recipients: [{ mobiles: '919876543210', otp: '482913' }],
    })
  })

  it.each([
    [
      'a refusal in a successful answer',
      200,
      '{"type":"error","message":"bad 919876543210","code":"106"}',
      '(106)',
    ],
    ['a refusal', 401, '{"type":"error","message":"Invalid authkey for 919876543210"}', '401'],
    ['a fault', 500, 'Oops 482913', '500'],
    ['garbage', 200, '<html>919876543210</html>', '200'],
    ['a list', 200, '["success"]', '200'],
    ['nothing', 200, '', '200'],
    ['a redirect', 302, '', 'could not be reached'],
  ])('%s is a failure', async (_, status, body, words) => {
    answer = answers(status, body)
    expect(await fault(send())).toContain(words)
    expect(asked).toHaveLength(1)
  })

  it('that hangs is given up', async () => {
    answer = () => undefined
    expect(await fault(send(200))).toBe('The SMS gateway did not answer in time')
  })

  it('that hangs in the middle of its answer is given up', async () => {
    answer = (reply) => void reply.writeHead(200).write('{"type":"succ')
    expect(await fault(send(200))).toBe('The SMS gateway did not answer in time')
  })

  it('that is not there is a failure', async () => {
    server.close()
    await once(server, 'close')
    expect(await fault(send())).toBe('The SMS gateway could not be reached')
  })
})

describe('shell.sms-handover: Twilio', () => {
  const twilio = (from: string, timeout = 10_000): SmsSender =>
    twilioSms({ url, accountSid: 'AC1', authToken: 'secret', from, timeout })

  it('is given the number, the text and who it is from', async () => {
    answer = answers(201, '{"sid":"SM1","status":"queued","to":"+919876543210"}')
    await twilio('+15005550006').send(sms)
    const [{ method, path, headers, body }] = asked as [Asked]
    expect([method, path]).toEqual(['POST', '/2010-04-01/Accounts/AC1/Messages.json'])
    expect(headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`)
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      To: '+919876543210',
      Body: sms.text,
      From: '+15005550006',
    })
  })

  it('is given a messaging service by its id', async () => {
    answer = answers(201, '{"sid":"SM1","status":"accepted"}')
    await twilio('MG1').send(sms)
    expect(new URLSearchParams(asked[0]?.body).get('MessagingServiceSid')).toBe('MG1')
  })

  it.each([
    ['a refusal', 400, '{"code":21211,"message":"+919876543210 is not valid","status":400}', '400 (21211)'],
    ['a failed message', 201, '{"sid":"SM1","status":"failed"}', '201'],
    ['an answer without an id', 200, '{}', '200'],
    ['a fault', 503, 'busy', '503'],
  ])('%s is a failure', async (_, status, body, words) => {
    answer = answers(status, body)
    expect(await fault(twilio('+1').send(sms))).toContain(words)
  })

  it('that hangs is given up', async () => {
    answer = () => undefined
    expect(await fault(twilio('+1', 200).send(sms))).toBe('Twilio did not answer in time')
  })
})

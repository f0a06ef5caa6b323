import { describe, expect, it } from 'vitest'
import { judge, judgeByRules, weigh } from './judge.ts'
import { enough } from './rule.ts'

const scam = 'Pay the token amount first, then I show you the room'

describe('trust.message-warnings', () => {
  it('reads through disguises', () => {
    for (const text of [
      scam,
      'Ρay the tоken аmount first, then I show you the rооm',
      'P.a.y the t o k e n amount first, then I show you the room',
      'Ｐａｙ the 𝘁𝗼𝗸𝗲𝗻 amount first, then I show you the room',
      'P4y the t0ken amount first, then I show you the room',
      'Pay\u200b the to\u200dken amount first, then I show you the room',
    ])
      expect(judge([text]), text).toMatchObject({ kind: 'payment_before_visit', level: 'danger' })
  })

  it('adds up what a sender wrote in several messages', () => {
    const turns = ['I am out of station', 'Many people are asking', 'Send 3000 and I block the room']
    expect(judge(turns)).toMatchObject({ kind: 'payment_before_visit', level: 'danger' })
  })

  it('warns of the message that adds something, not of what follows it', () => {
    expect(judge([scam])).not.toBeNull()
    expect(judge([scam, 'ok'])).toBeNull()
  })

  it('warns of a link where it is sent or spoken of, and not in what else is said behind it', () => {
    const link = 'Room photos bit.ly/3xyzab'
    expect(judge([link])).toMatchObject({ kind: 'phishing_link' })
    expect(judge([link, 'Open the link and log in'])).toMatchObject({ kind: 'phishing_link' })
    for (const text of ['You can visit on Sunday at 5', 'Please confirm by tonight', 'See you here at 6'])
      expect(judge([link, text]), text).toBeNull()
  })

  it('warns of what no rule foresaw, and names the words that weighed most', () => {
    const text = 'visitors must top up the entry wallet with 300 at this number, show me the success page'
    expect(weigh([text])[0]?.score ?? 0).toBeLessThan(enough.careful)
    expect(judge([text])?.because).toMatch(/^reads like known fraud: \S+, \S+, \S+$/)
  })

  it('says nothing learned of a text that is no message', () => {
    expect(judgeByRules('visitors must top up the entry wallet with 300 at this number')).toBeNull()
  })

  it('is only careful about leaving the platform', () => {
    expect(judge(['I do not use this app, come on WhatsApp 9876543210, reply there only'])).toMatchObject({
      kind: 'off_platform_contact',
      level: 'careful',
    })
  })

  it('takes nothing for a warning', () => {
    for (const turns of [[], [''], [' \n '], ['👍'], ['560034'], ['12,000']]) expect(judge(turns)).toBeNull()
  })

  it('takes hostile text in its stride', () => {
    const parts = [
      'pay ',
      'a.',
      'pehle token ',
      'send advance first visit ',
      'p a y ',
      'அனுப்பு ',
      '9 ',
      '़',
      'a-',
      'http://',
    ]
    for (const part of parts) {
      const text = part.repeat(Math.ceil(10_000 / part.length))
      const before = process.cpuUsage()
      judge(Array.from({ length: 8 }, () => text))
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000, part).toBeLessThan(2_000)
    }
  })
})

import { describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { checkSettings } from './settings.ts'

const { publicKey, privateKey } = webPush.generateVAPIDKeys()
const other = webPush.generateVAPIDKeys()
const whole = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:help@basera.test',
}

describe('the settings of notifications on devices', () => {
  it('are none or all', () => {
    expect(checkSettings({}).push).toBeUndefined()
    expect(checkSettings(whole).push).toEqual({
      vapid: { publicKey, privateKey, subject: 'mailto:help@basera.test' },
    })
  })

  it.each(Object.keys(whole))('stop the start without %s', (name) => {
    expect(() => checkSettings({ ...whole, [name]: '' })).toThrow(`${name} is missing: VAPID_`)
  })

  it.each<[string, Record<string, string>, string]>([
    [
      'keys that are no pair',
      { VAPID_PRIVATE_KEY: other.privateKey },
      'VAPID_PUBLIC_KEY is not the public half',
    ],
    ['a public key that is none', { VAPID_PUBLIC_KEY: 'x' }, 'VAPID_PUBLIC_KEY must be 87 characters'],
    ['a private key that is none', { VAPID_PRIVATE_KEY: `${privateKey}=` }, 'VAPID_PRIVATE_KEY must be 43'],
    ['a private key of zeros', { VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'is not the public half'],
    [
      'no way to reach the operator',
      { VAPID_SUBJECT: 'help@basera.test' },
      'VAPID_SUBJECT must start with mailto:',
    ],
  ])('stop the start on %s', (_, wrong, sentence) => {
    expect(() => checkSettings({ ...whole, ...wrong })).toThrow(sentence)
  })
})

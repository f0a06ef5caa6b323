import { expect, it } from 'vitest'
import { isPushService } from './push-service.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'https://api.push.apple.com/abc',
])('chats.push-services: %s is a push service', (endpoint) =>
  expect(isPushService(new URL(endpoint))).toBe(true),
)

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://user:password@fcm.googleapis.com/fcm/send/abc',
  'https://googleapis.com/fcm/send/abc',
  'https://evil.fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.services.mozilla.com/abc',
  'https://push.services.mozilla.com/abc',
  'https://notify.windows.com.evil.example/abc',
  'https://xpush.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'ftp://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com./abc',
])('%s is not', (endpoint) => expect(isPushService(new URL(endpoint))).toBe(false))

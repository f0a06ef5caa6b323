import { describe, expect, it } from 'vitest'
import { deviceName } from './list-sessions.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; SM-M146B) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

describe('the device behind a user agent', () => {
  it.each([
    [`${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
    [`${android} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/125.0`, 'Edge on Android'],
    [`${android} Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36`, 'UC Browser on Android'],
    [`${android} Chrome/126.0.0.0 Mobile Safari/537.36 OPR/82.0`, 'Opera on Android'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'Firefox on Android'],
    [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
    [iphone.replaceAll('iPhone', 'iPad'), 'iPad'],
    [`${mac} Version/17.5 Safari/605.1.15`, 'Safari on Mac'],
    [`${mac} Chrome/126.0.0.0 Safari/537.36`, 'Chrome on Mac'],
    [`${windows} AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0`, 'Edge on Windows'],
    [`${windows.replace(')', '; rv:127.0)')} Gecko/20100101 Firefox/127.0`, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
      'Chrome on ChromeOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
    ['curl/8.5.0', ''],
    ['', ''],
    [null, ''],
    ['<script>alert(1)</script> Chrome/', 'Chrome'],
  ])('%s is %s', (userAgent, words) => {
    expect(deviceName(userAgent)).toBe(words)
  })
})

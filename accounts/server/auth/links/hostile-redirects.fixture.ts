/** Places that are not the site, written so that a careless check takes them for it. */
const hosts = (host: string): string[] => [
  ...[
    'evil.example',
    `${host}.evil.example`,
    `evil${host}`,
    `${host}@evil.example`,
    `${host}%40evil.example`,
  ],
  ...[`evil.example#@${host}`, `evil.example?@${host}`, `evil.example\\@${host}`, `evil.example%2f@${host}`],
  ...['127.1:1', '2130706433', '0x7f000001', '017700000001', '[::1]', '[::ffff:127.0.0.1]', '0', 'localhost'],
  ...[
    '127。0。0。1',
    'ⓔvil.example',
    `${host}:80@evil.example`,
    `user:pass@${host}`,
    `${host}0`,
    `${host}:1`,
  ],
]
const schemes = [
  ...[
    'https://',
    'http://',
    '//',
    '/\\',
    '\\\\',
    '///',
    'http:/',
    'http:',
    'https:\\\\',
    'HTTP://',
    'ftp://',
  ],
  ...['javascript://', 'data:text/html,//', 'ws://', 'file://', 'blob:http://', 'vbscript://', '\thttp://'],
  ...[' http://', 'ht\ntp://', 'http:\u0000//', 'http://\u200b', ''],
]
const tails = ['', '/', '/auth/callback', '/?code=1', '/%0d%0aSet-Cookie:a=b', '#access_token=1']

/** Hundreds of addresses that are not the site's, for `site`; some are texts that are no address at all. */
export function hostileAddresses(site: string): string[] {
  const { host } = new URL(site)
  const made = hosts(host).flatMap((one, n) =>
    schemes.map((scheme, m) => `${scheme}${one}${tails[(n + m) % tails.length]}`),
  )
  const odd = [
    'javascript:alert(1)',
    'null',
    'undefined',
    '[object Object]',
    '..',
    '.',
    '?',
    '#',
    `${site}\\.evil.example`,
  ]
  return [...new Set([...made, ...odd, `${site}@evil.example/`, `${site}.evil.example/`, `x${site}`, ''])]
}

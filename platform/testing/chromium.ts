export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Runs as any user, without screen or background requests. */
export const quietChromium: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

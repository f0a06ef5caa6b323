import { existsSync } from 'node:fs'
import { giveUp } from './install.mjs'
import { installSystemPackage } from './system-packages.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const find = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))

const shell = 'chromium-headless-shell'

/** Journeys need less processor time without a window: in CI the shell that belongs to Debian's Chromium is installed. */
function ensureShell(chromium) {
  const isDebians = process.env.CI === 'true' && chromium === '/usr/bin/chromium'
  if (!isDebians || existsSync(`/usr/bin/${shell}`)) return
  console.log('Installing the headless shell of Chromium from the system packages…')
  installSystemPackage(shell)
}

export function ensureChromium() {
  if (!find()) {
    console.log('Installing Chromium from the system packages…')
    installSystemPackage('chromium')
  }
  const found = find() ?? giveUp('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.')
  ensureShell(found)
  return found
}

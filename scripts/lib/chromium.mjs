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

export function ensureChromium() {
  const found = find()
  if (found) return found
  console.log('Installing Chromium from the system packages…')
  installSystemPackage('chromium')
  return find() ?? giveUp('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.')
}

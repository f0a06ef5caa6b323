import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { giveUp } from './install.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const find = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))

/** The path of a Chromium: one on the machine, else installed from the system's packages. */
export function ensureChromium() {
  const found = find()
  if (found) return found
  console.log('Installing Chromium from the system packages…')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]) {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args]
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return find() ?? giveUp('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.')
}

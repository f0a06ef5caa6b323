import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Installs a system package (Debian and its kin) as root or with sudo without a password. Never fails. */
export function installSystemPackage(name) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', name],
  ]) {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args]
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const find = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find(isProgram)

/** The path of a program: on the machine, else installed from the system's package of its name; undefined where neither. */
export function ensureProgram(name) {
  const found = find(name)
  if (found) return found
  console.log(`Installing ${name} from the system packages…`)
  installSystemPackage(name)
  return find(name)
}

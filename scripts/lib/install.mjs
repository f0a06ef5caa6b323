// Runs on whatever Node the machine has (20 or later): no packages, no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed')

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

export function giveUp(reason) {
  console.error(`\n  ${reason}\n`)
  process.exit(1)
}

export function ensureInstalled() {
  const wanted = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (the first time takes a minute)…')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: 'inherit' }
  const run = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options)
  if (run.status !== 0) giveUp('The packages could not be installed. Is the package registry reachable?')
  writeFileSync(stamp, wanted)
}

/** The Node the project brings along, else this one if it is new enough. */
export function projectNode() {
  const own = join(modules, '.bin', 'node')
  const version = spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  if (version.startsWith('v24.')) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return giveUp(`This machine (${process.platform}-${process.arch}) needs Node 24 or later to be installed.`)
}

export const projectEnv = () => ({ ...process.env, PATH: `${join(modules, '.bin')}:${process.env.PATH}` })

/** Runs the project's Node in place of this process: passes signals on, ends as it ends. */
export function handOver(args, env = projectEnv()) {
  const child = spawn(projectNode(), args, { cwd: root, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal's Ctrl-C reaches the child by itself; asking twice would mean "at once".
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingGroups } from '../settings/settings.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile')

describe('the image', () => {
  it('copies what there is', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' ').map((path) => path.replace('/basera/', '')),
    )
    expect(copied.length).toBeGreaterThan(20)
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('stands on a base that cannot change under its name', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:24\.[\d.]+-slim@sha256:[0-9a-f]{64}$/m)
    expect(dockerfile.match(/^FROM (?!\$\{NODE_IMAGE\}|packages)/gm)).toBeNull()
  })

  it('has the packages of every part of the product', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    const named = workspaces.flatMap((one) => (one === 'apps/*' ? ['apps/server', 'apps/web'] : [one]))
    for (const part of named) expect(dockerfile).toContain(`COPY ${part}/package.json ${part}/\n`)
  })

  it('holds no secrets, no history and no tests, and runs as nobody in particular', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const path of ['.env', '.git', 'data', '**/node_modules', '**/*.test.ts'])
      expect(ignored).toContain(path)
    expect(dockerfile).toMatch(/^USER node$/m)
  })
})

describe('compose.yaml', () => {
  it('sets what is a setting', () => {
    const block =
      /x-basera:[\s\S]*?\n {2}environment:\n([\s\S]*?)\n {2}\w/.exec(read('compose.yaml'))?.[1] ?? ''
    const names = [...block.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name)
    const known = Object.values(settingGroups).flatMap((group) => Object.keys(group))
    expect(names).toContain('DATABASE_URL')
    for (const name of names) expect(known).toContain(name)
  })
})

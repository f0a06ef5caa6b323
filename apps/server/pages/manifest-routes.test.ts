import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { pseudoDist } from '../../web/build/languages/pseudo-language.fixture.ts'
import { registerManifests } from './manifest-routes.ts'
import { builtRenderer } from './renderer.ts'

const publicFolder = join(import.meta.dirname, '../../web/public')

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
  readonly form_factor?: string
}

interface Manifest {
  readonly icons: readonly Picture[]
  readonly screenshots: readonly Picture[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
  readonly share_target: { readonly action: string }
}

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  registerManifests(app, await builtRenderer(await pseudoDist('hi')))
})
const manifest = async (path: string) => (await app.inject({ url: path })).json() as Manifest

describe('shell.app-manifest: the manifest', () => {
  it('names pictures of the sizes that they have', async () => {
    const { icons, screenshots } = await manifest('/manifest.webmanifest')
    for (const { src, sizes } of [...icons, ...screenshots].filter((picture) => picture.sizes !== 'any')) {
      const { width, height } = await sharp(readFileSync(join(publicFolder, src))).metadata()
      expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`)
    }
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
  })

  it('has shortcuts in the language of its pages, and is one app in all of them', async () => {
    const [english, hindi] = [
      await manifest('/manifest.webmanifest'),
      await manifest('/manifest-hi.webmanifest'),
    ]
    expect(english.shortcuts.map(({ url }) => url)).toEqual(['/find-room', '/chats', '/list-room'])
    expect(hindi).toMatchObject({ id: '/', lang: 'hi-IN', start_url: '/hi' })
    expect(hindi.shortcuts.map(({ name }) => name).join('')).not.toMatch(/[a-z]/i)
  })

  it('shell.share-photos: photos that no worker took lead to the listing wizard unread', async () => {
    const { share_target } = await manifest('/manifest.webmanifest')
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await app.inject({ method: 'POST', url: share_target.action, headers, payload: '--x--' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/list-room'])
  })
})

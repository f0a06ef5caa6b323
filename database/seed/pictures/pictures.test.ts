import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { roomPictures } from './draw/catalogue.ts'
import { portrait } from './draw/people/face.ts'
import { people } from './draw/people/people.ts'
import type { Manifest } from './manifest.ts'

const folder = import.meta.dirname
const manifest = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Manifest
const all = [...manifest.rooms, ...manifest.people]
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const sizeOf = (file: string) => statSync(join(folder, file)).size

describe('demo pictures', () => {
  it('lists exactly the files that are there', () => {
    const there = ['rooms', 'people'].flatMap((sub) =>
      readdirSync(join(folder, sub)).map((name) => `${sub}/${name}`),
    )
    expect(all.map(({ file }) => file).sort()).toEqual(there.sort())
  })

  it('lists what the catalogue draws, in its order', () => {
    expect(manifest.rooms.map(({ file, kind, alt }) => ({ file, kind, alt }))).toEqual(
      roomPictures().map(({ name, kind, alt }) => ({ file: `rooms/${name}.webp`, kind, alt })),
    )
    expect(manifest.people.map(({ presents }) => presents)).toEqual(people.map(({ presents }) => presents))
  })

  it('keeps rooms within 36 KB, people within 6 KB and the folder within 2 MB', () => {
    for (const { file } of manifest.rooms) expect(sizeOf(file), file).toBeLessThanOrEqual(36 * 1024)
    for (const { file } of manifest.people) expect(sizeOf(file), file).toBeLessThanOrEqual(6 * 1024)
    expect(all.reduce((sum, { file }) => sum + sizeOf(file), 0)).toBeLessThan(2 * 1024 * 1024)
  })

  it('has WebP of the listed size and a placeholder of at most 250 characters', async () => {
    for (const { file, width, height, blur } of all) {
      const found = await sharp(join(folder, file)).metadata()
      expect({ format: found.format, width: found.width, height: found.height }, file).toEqual({
        format: 'webp',
        width,
        height,
      })
      expect(blur, file).toMatch(/^data:image\/webp;base64,/)
      expect(blur.length, file).toBeLessThanOrEqual(250)
    }
  })

  it('shows at least six kinds of place, and as many women as men', () => {
    expect(new Set(manifest.rooms.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(6)
    expect(manifest.people.filter(({ presents }) => presents === 'woman')).toHaveLength(people.length / 2)
  })

  it('draws the same picture every time, and no two alike', () => {
    const [first, again] = [roomPictures(), roomPictures()]
    expect(again).toEqual(first)
    expect(new Set(first.map(({ svg }) => sha(svg))).size).toBe(first.length)
    expect(new Set(people.map((person) => sha(portrait(person)))).size).toBe(people.length)
    expect(sha(first[0]!.svg)).toBe('c38f6ac9087ab918dc30f565b7e37ab56dce98cfedb7500b8a9a7e28be5e987b')
  })

  it('only shapes, no text and no outside files', () => {
    for (const { svg } of roomPictures()) expect(svg).not.toMatch(/<text|<image|href=|NaN|undefined/)
  })
})

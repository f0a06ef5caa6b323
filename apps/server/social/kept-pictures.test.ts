import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localFiles } from '@basera/platform/server/files'
import { describe, expect, it } from 'vitest'
import { keepPictures, socialBucket, sweepPictures } from './kept-pictures.ts'
import { pictureAddress, pictureKey, pictureOfAddress } from './picture-address.ts'

const picture = { headline: '₹14,500', lines: ['Koramangala, Bengaluru'] }

function openPictures(day = '2026-11-24') {
  const files = localFiles(mkdtempSync(join(tmpdir(), 'basera-social-')))
  let now = new Date(`${day}T10:00:00Z`)
  const pictures = keepPictures({ files, withheld: { holds: () => false } }, () => now)
  let drawn = 0
  const draw = async () => {
    drawn++
  }
  return {
    files,
    find: () => pictures.find(picture, draw),
    drawings: () => drawn,
    setDay: (next: string) => {
      now = new Date(`${next}T10:00:00Z`)
    },
  }
}

describe('shell.social-picture: what is kept', () => {
  it('is drawn once, however many ask at once or later', async () => {
    const { find, drawings } = openPictures()
    const many = await Promise.all(Array.from({ length: 20 }, find))
    many.push(await find())
    expect(drawings()).toBe(1)
    expect(new Set(many.map((bytes) => bytes.toString('base64'))).size).toBe(1)
  })

  it('is drawn again for those who ask after one was refused', async () => {
    const files = localFiles(mkdtempSync(join(tmpdir(), 'basera-social-')))
    const pictures = keepPictures({ files, withheld: { holds: () => false } })
    await expect(pictures.find(picture, () => Promise.reject(new Error('spent')))).rejects.toThrow('spent')
    expect((await pictures.find(picture, async () => undefined)).length).toBeGreaterThan(0)
  })

  it('goes two days later, with what it showed', async () => {
    const { files, find, setDay, drawings } = openPictures()
    await find()
    await sweepPictures(files, new Date('2026-11-25T23:00:00Z'))
    expect(await files.folders(socialBucket)).toEqual(['2026-11-24'])
    await sweepPictures(files, new Date('2026-11-26T00:00:00Z'))
    expect(await files.folders(socialBucket)).toEqual([])
    setDay('2026-11-26')
    await find()
    expect(drawings()).toBe(2)
  })

  it('has another address with another rent', () => {
    const dearer = { ...picture, headline: '₹15,000' }
    expect(pictureKey(dearer)).not.toBe(pictureKey(picture))
    expect(pictureOfAddress(pictureAddress('/hi/room/1', picture))).toEqual({
      page: '/hi/room/1',
      key: pictureKey(picture),
    })
    expect(pictureOfAddress(pictureAddress('/', picture))?.page).toBe('/')
    for (const odd of ['/social', '/social/x.jpg', '/social/room/1/../../x.jpg', '/social/room/1/k.png'])
      expect(pictureOfAddress(odd)).toBeUndefined()
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { sharePage } from './share-page.ts'

const url = 'https://basera.example/room/1'
const browser = (navigator: object) => vi.stubGlobal('navigator', navigator)

afterEach(() => void vi.unstubAllGlobals())

describe('sharing a page', () => {
  it('uses the device where it can share', async () => {
    const share = vi.fn(async () => undefined)
    browser({ share })
    expect(await sharePage('Sunny room', url)).toBe('shared')
    expect(share).toHaveBeenCalledWith({ title: 'Sunny room', url })
  })

  it('counts as shared when the person closes the sheet', async () => {
    browser({ share: () => Promise.reject(new DOMException('', 'AbortError')) })
    expect(await sharePage('Sunny room', url)).toBe('shared')
  })

  it('else copies the link', async () => {
    const writeText = vi.fn(async () => undefined)
    browser({ clipboard: { writeText } })
    expect(await sharePage('Sunny room', url)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith(url)
    browser({ share: () => Promise.reject(new Error('no')), clipboard: { writeText } })
    expect(await sharePage('Sunny room', url)).toBe('copied')
  })
})

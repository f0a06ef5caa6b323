import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { island } from './island.tsx'

const Words = ({ words }: { words: string }) => <p>{words}</p>

describe('an island', () => {
  it('is rendered by the server once its code is there', async () => {
    const Part = island(async () => Words, 'never')
    await Part.load()
    expect(renderToStaticMarkup(<Part words="Hello" className="box" />)).toBe(
      '<div class="box"><p>Hello</p></div>',
    )
  })

  it('leaves its place empty, for the served HTML to stay in, until then', () => {
    const Part = island(async () => Words, 'interaction')
    expect(renderToStaticMarkup(<Part words="Hello" className="box" />)).toBe('<div class="box"></div>')
  })

  it('asks again after a fetch that failed', async () => {
    let attempts = 0
    const Part = island(async () => {
      attempts += 1
      if (attempts === 1) throw new Error('offline')
      return Words
    }, 'load')
    await expect(Part.load()).rejects.toThrow('offline')
    await Part.load()
    await Part.load()
    expect(attempts).toBe(2)
  })
})

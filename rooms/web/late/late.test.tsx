import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { late } from './late.tsx'

const Words = ({ words }: { words: string }) => <p>{words}</p>

describe('a late part', () => {
  it('is rendered by the server once its code is there', async () => {
    const Part = late(async () => Words, 'never')
    await Part.load()
    expect(renderToStaticMarkup(<Part words="Hello" className="box" />)).toBe(
      '<div class="box"><p>Hello</p></div>',
    )
  })

  it('leaves its place empty, for the served HTML to stay in, until then', () => {
    const Part = late(async () => Words, 'touched')
    expect(renderToStaticMarkup(<Part words="Hello" className="box" />)).toBe('<div class="box"></div>')
  })

  it('asks again after a fetch that failed', async () => {
    let tries = 0
    const Part = late(async () => {
      tries += 1
      if (tries === 1) throw new Error('offline')
      return Words
    }, 'shown')
    await expect(Part.load()).rejects.toThrow('offline')
    await Part.load()
    await Part.load()
    expect(tries).toBe(2)
  })
})

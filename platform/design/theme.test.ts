import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { themeScript } from './theme.ts'

function themeFor(saved: string | null | Error, deviceIsDark: boolean, present = true) {
  const meta = { content: '', name: '' }
  const added: unknown[] = []
  const page = {
    localStorage: {
      getItem() {
        if (saved instanceof Error) throw saved
        return saved
      },
    },
    matchMedia: () => ({ matches: deviceIsDark }),
    document: {
      documentElement: { dataset: { theme: '' } },
      querySelector: () => (present ? meta : null),
      createElement: () => meta,
      head: { append: (element: unknown) => added.push(element) },
    },
  }
  runInNewContext(themeScript, page)
  return [page.document.documentElement.dataset.theme, meta.content, added.length]
}

describe('themeScript', () => {
  it.each([
    ['light', true, 'light', '#fafbf7'],
    ['dark', false, 'dark', '#0f1512'],
    [null, true, 'dark', '#0f1512'],
    [null, false, 'light', '#fafbf7'],
    ['odd', true, 'dark', '#0f1512'],
    [new Error('storage is forbidden'), false, 'light', '#fafbf7'],
  ])('saved %s on a device that prefers dark: %s gives %s', (saved, deviceIsDark, theme, ground) => {
    expect(themeFor(saved, deviceIsDark)).toEqual([theme, ground, 0])
  })

  it('brings the meta when it runs before it', () => {
    expect(themeFor('dark', false, false)).toEqual(['dark', '#0f1512', 1])
  })
})

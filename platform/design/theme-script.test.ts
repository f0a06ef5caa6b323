import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { themeScript } from './theme-script.ts'

function themeFor(saved: string | null | Error, deviceIsDark: boolean) {
  const meta = { content: '' }
  const page = {
    localStorage: {
      getItem() {
        if (saved instanceof Error) throw saved
        return saved
      },
    },
    matchMedia: () => ({ matches: deviceIsDark }),
    document: { documentElement: { dataset: { theme: '' } }, querySelector: () => meta },
  }
  runInNewContext(themeScript, page)
  return [page.document.documentElement.dataset.theme, meta.content]
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
    expect(themeFor(saved, deviceIsDark)).toEqual([theme, ground])
  })
})

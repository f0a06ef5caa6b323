import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as icons from '@basera/platform/design/icons'
import { describe, expect, it } from 'vitest'
import { iconModule } from './icon-modules.ts'

const source = readFileSync(join(import.meta.dirname, '../../../platform/design/icons.ts'), 'utf8')

describe('the modules of icons', () => {
  it('cover every icon of the file', () => {
    const names = [...iconModule(source, undefined).matchAll(/export \{ (\w+) \}/g)].map(([, name]) => name)
    expect(names).toEqual(Object.keys(icons))
  })

  it('hold one icon each', () => {
    expect(iconModule(source, 'XIcon').match(/icon\(/g)).toHaveLength(1)
    expect(iconModule(source, 'XIcon')).toContain('export const XIcon = ')
  })

  it('refuse an icon that the file does not have', () => {
    expect(() => iconModule(source, 'NoIcon')).toThrow('NoIcon')
  })
})

import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { schemaLibraryFaults } from './schema-library-plugin.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], rest: object = {}) =>
  [fileName, { type: 'chunk', fileName, moduleIds, imports, isEntry: false, ...rest }] as const
const bundle = (...chunks: ReturnType<typeof chunk>[]) =>
  Object.fromEntries(chunks) as unknown as Rolldown.OutputBundle
const faults = (...chunks: ReturnType<typeof chunk>[]) =>
  schemaLibraryFaults(bundle(...chunks), /\/room-page\.tsx$/)

const mini = '/x/node_modules/zod/v4/mini/schemas.js'
const full = '/x/node_modules/zod/v4/classic/schemas.js'
const page = { facadeModuleId: '/x/rooms/web/room/room-page.tsx' }

describe('the schema library in the browser', () => {
  it('may be part of what members load', () => {
    const edit = { facadeModuleId: '/x/rooms/web/edit-room/edit-room-page.tsx' }
    expect(faults(chunk('edit.js', [], ['form.js'], edit), chunk('form.js', [mini]))).toEqual([])
  })

  it('is never all of zod', () => {
    expect(faults(chunk('form.js', [mini, full]))).toEqual([
      'form.js carries all of zod: write what the browser loads with zod/mini',
    ])
  })

  it.each([
    ['a public page', page],
    ['the first script', { isEntry: true }],
  ])('is not loaded by %s, through however many files', (_, rest) => {
    const found = faults(
      chunk('a.js', [], ['b.js'], rest),
      chunk('b.js', [], ['c.js', 'a.js']),
      chunk('c.js', [mini]),
    )
    expect(found).toEqual(['a.js is public and loads the schema library'])
  })
})

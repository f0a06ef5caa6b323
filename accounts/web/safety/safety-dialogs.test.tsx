import { Problem } from '@basera/platform/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BlockDialog } from './block-dialog.tsx'
import { safetyFailure } from './dialog-parts.tsx'

const nothing = () => undefined
const later = async () => undefined
const textOf = (html: string) =>
  html
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

describe('blocking', () => {
  it('trust.block-effect: the block dialog says what happens, that nothing is deleted and how it is undone', () => {
    const words = textOf(
      renderToStaticMarkup(<BlockDialog name="Rohan Mehta" onBlock={later} onClose={nothing} />),
    )
    for (const part of [
      'Block Rohan Mehta?',
      'hidden from each other',
      'neither can write to the other',
      'Nothing is deleted, and Rohan Mehta is not told.',
      'You can take it back in Profile Settings at any time.',
      'Cancel',
    ])
      expect(words).toContain(part)
  })

  it.each([
    [new Problem('too_many_requests', 'Please wait 10 minutes.'), 'Please wait 10 minutes.'],
    [new Problem('internal_error', 'x'), 'Something went wrong. Please try again.'],
    [new TypeError('x'), 'Something went wrong. Please try again.'],
  ])('a refusal brings its own sentence: %s', (error, words) => {
    expect(safetyFailure(error)).toBe(words)
  })
})

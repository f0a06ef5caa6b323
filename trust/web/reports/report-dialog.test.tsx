import { Problem } from '@basera/platform/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { reportFailure } from './dialog-parts.tsx'
import { ReportDialog } from './report-dialog.tsx'

const nothing = () => undefined
const later = async () => undefined
const textOf = (html: string) =>
  html
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

describe('reporting', () => {
  const receipt = { id: 'r', receipt: 'R-6E9BDF19', created_at: '2026-06-11T05:30:00Z' }
  const sent = async () => receipt

  it('trust.report-reasons: the report dialog asks for a reason that fits, details and a block', () => {
    const html = renderToStaticMarkup(
      <ReportDialog kind="message" name="Rohan Mehta" onSend={sent} onBlock={later} onClose={nothing} />,
    )
    expect(html.match(/type="radio"/g)).toHaveLength(9)
    expect(html).toContain('role="radiogroup"')
    expect(html).toContain('maxLength="1000"')
    expect(textOf(html)).toMatch(/What happened\? Optional .* 0\/1,000 .*Also block Rohan Mehta/)
    expect(html).not.toContain('checked=""')
  })

  it.each([
    [new Problem('too_many_requests', 'Please wait 10 minutes.'), 'Please wait 10 minutes.'],
    [new Problem('internal_error', 'x'), 'Something went wrong. Please try again.'],
    [new TypeError('x'), 'Something went wrong. Please try again.'],
  ])('a refusal brings its own sentence: %s', (error, words) => {
    expect(reportFailure(error)).toBe(words)
  })
})

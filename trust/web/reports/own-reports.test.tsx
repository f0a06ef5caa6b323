import { SessionProvider } from '@basera/accounts/web'
import { Queries, queryClient } from '@basera/platform/web/queries'
import type { OwnReport } from '@basera/trust/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { OwnReports } from './own-reports.tsx'

const report: OwnReport = {
  ...{ id: 'r', receipt: 'R-6E9BDF19', about: 'room', title: 'By the lake', reason: 'not_real' },
  ...{ details: null, created_at: '2026-06-11T05:30:00Z', decided_at: '2026-06-12T05:30:00Z' },
  ...{ state: 'decided', outcome: 'acted', rule: 'own_room', statement: 'Photos of\nanother site.' },
  screenshots: 0,
}
const none = { rule: null, statement: null } as const

afterEach(() => queryClient.clear())

function page(patch: Partial<OwnReport> = {}): string {
  // Nobody is signed in here: the reports are kept under no member's id.
  const items = [{ ...report, ...patch }]
  queryClient.setQueryData(['reports', undefined], {
    pages: [{ items, next_cursor: null }],
    pageParams: [undefined],
  })
  return renderToString(
    <MemoryRouter>
      <SessionProvider value="live">
        <Queries>
          <OwnReports />
        </Queries>
      </SessionProvider>
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '')
}

describe('trust.report-outcome: a member’s own reports', () => {
  it('show the moderator’s words as they were written, and the rule', () => {
    const html = page()
    expect(html).toMatch(/>Why<\/dt><dd [^>]*whitespace-pre-wrap[^>]*>Photos of\nanother site\.<\/dd>/)
    expect(html).toMatch(/>The rule<\/dt><dd>Show a room that is yours to let, as it is,/)
  })

  it('name the language of words in another script', () => {
    expect(page({ statement: 'ये तस्वीरें किसी और साइट की हैं।' })).toMatch(/<dd [^>]*lang="hi[^"]*"[^>]*>ये/)
  })

  it.each<[string, Partial<OwnReport>, string]>([
    ['nothing was done', { outcome: 'nothing', ...none }, 'found nothing that breaks our rules'],
    ['it waits', { state: 'received', outcome: null, decided_at: null, ...none }, 'We will tell you by mail'],
    ['the case is forgotten', none, 'did something about it'],
  ])('have neither where %s', (_, patch, outcome) => {
    const html = page(patch)
    expect(html).toContain(outcome)
    expect(html).not.toContain('<dl')
  })
})

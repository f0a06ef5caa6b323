import { pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import { useSearchParams } from 'react-router'
import en from '../locales/en.json'
import { OwnReports } from './own-reports.tsx'
import { ReportFromPage } from './report-from-page.tsx'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('trust.reports.title')} | Basera`,
  noIndex: true,
}))

/** A member's own reports with what came of them, or with `?room=` or `?group=` the report of one. */
export function Component() {
  const t = useSentences(en)
  const [params] = useSearchParams()
  for (const kind of ['room', 'group'] as const) {
    const id = params.get(kind)
    if (id) return <ReportFromPage kind={kind} id={id} />
  }
  return (
    <div className="wrap pb-14 lg:pb-24">
      <h1 className="pt-6 text-h1 lg:pt-9">{t('trust.reports.title')}</h1>
      <p className="pt-2 text-ink-2">{t('trust.reports.lead')}</p>
      <Queries>
        <OwnReports />
      </Queries>
    </div>
  )
}

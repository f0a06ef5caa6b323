import { pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import en from '../locales/en.json'
import { OwnReports } from './own-reports.tsx'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('trust.reports.title')} | Basera`,
  noIndex: true,
}))

/** A member's own reports with what came of them. */
export function Component() {
  const t = useSentences(en)
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

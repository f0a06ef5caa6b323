import { Tabs } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { Appeals } from './appeals.tsx'
import { CaseView } from './case-view.tsx'
import { LogView } from './log-view.tsx'
import { PhotoChecks } from './photo-checks.tsx'
import { Queue, useQueue } from './queue.tsx'
import { deskViews, useDeskAddress } from './use-desk-address.ts'

interface DeskProps {
  readonly name: string | null
  /** The code or the sign-in ran out. */
  readonly onClosed: () => void
}

export function Desk({ name, onClosed }: DeskProps) {
  const t = useSentences(en)
  const address = useDeskAddress()
  const { view, caseId } = address
  const figures = useQueue(caseId === null).data?.pages[0]?.figures
  const counts = {
    queue: figures?.open,
    photos: figures?.photos_waiting,
    appeals: figures?.appeals_waiting,
    log: undefined,
  }
  return (
    <div className="wrap desk">
      <header className="desk-head">
        <h1 className="text-h1">{t('trust.console')}</h1>
        {name && <p className="desk-small">{name}</p>}
      </header>
      {caseId ? (
        <CaseView key={caseId} id={caseId} address={address} />
      ) : (
        <Tabs
          label={t('trust.console.views')}
          tabs={deskViews.map((id) => ({ id, label: t(`trust.console.${id}`), count: counts[id] }))}
          value={view}
          onChange={address.show}
          className="grid gap-4"
        >
          {view === 'queue' && <Queue address={address} onClosed={onClosed} />}
          {view === 'photos' && <PhotoChecks onClosed={onClosed} />}
          {view === 'appeals' && <Appeals onClosed={onClosed} />}
          {view === 'log' && <LogView onClosed={onClosed} />}
        </Tabs>
      )}
    </div>
  )
}

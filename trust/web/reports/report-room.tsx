import { BackLink } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useNavigate } from 'react-router'
import en from '../locales/en.json'
import { ReportDialog } from './report-dialog.tsx'
import { useSendReport } from './use-send-report.ts'

/** Reports a room; closing leads back to it. */
export function ReportRoom({ id }: { readonly id: string }) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const sendReport = useSendReport()
  return (
    <div className="wrap pb-14 lg:pb-24">
      <BackLink href={`/room/${id}`} look="quiet" size="s" className="-ms-3 mt-2">
        {t('trust.reports.room')}
      </BackLink>
      <h1 className="pt-4 text-h1">{t('trust.report.title.room')}</h1>
      <ReportDialog
        kind="room"
        name=""
        onSend={(said) => sendReport({ about: 'room', id }, said)}
        onClose={() => void navigate(`/room/${id}`, { replace: true })}
      />
    </div>
  )
}

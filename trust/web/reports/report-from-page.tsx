import { BackLink } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useNavigate } from 'react-router'
import en from '../locales/en.json'
import { ReportDialog } from './report-dialog.tsx'
import { useSendReport } from './use-send-report.ts'

interface ReportFromPageProps {
  readonly kind: 'room' | 'group'
  readonly id: string
}

const pathOf = { room: (id: string) => `/room/${id}`, group: (id: string) => `/groups/${id}` }

/** Reports a room or a group; closing leads back to it. */
export function ReportFromPage({ kind, id }: ReportFromPageProps) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const sendReport = useSendReport()
  return (
    <div className="wrap pb-14 lg:pb-24">
      <BackLink href={pathOf[kind](id)} look="quiet" size="s" className="-ms-3 mt-2">
        {t(`trust.reports.back.${kind}`)}
      </BackLink>
      <h1 className="pt-4 text-h1">{t(`trust.report.title.${kind}`)}</h1>
      <ReportDialog
        kind={kind}
        name=""
        isInAddress
        onSend={(said) => sendReport({ about: kind, id }, said)}
        onClose={() => void navigate(pathOf[kind](id), { replace: true })}
      />
    </div>
  )
}

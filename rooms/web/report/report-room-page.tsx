import { BackLink, Banner } from '@basera/platform/design'
import { pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { loadReportDialog, useSendReport } from '@basera/trust/web'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import en from '../locales/en.json'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('rooms.report.title')} | Basera`,
  noIndex: true,
}))

type ReportDialog = Awaited<ReturnType<typeof loadReportDialog>>

function useReportDialog() {
  const [Dialog, setDialog] = useState<ReportDialog>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    loadReportDialog().then(
      (loaded) => setDialog(() => loaded),
      () => setFailed(true),
    )
  }, [])
  return { Dialog, hasFailed }
}

/** Reports a room; closing leads back to it. */
export function Component() {
  const t = useSentences(en)
  const { id = '' } = useParams()
  const sendReport = useSendReport()
  const navigate = useNavigate()
  const { Dialog, hasFailed } = useReportDialog()
  return (
    <div className="wrap pb-14 lg:pb-24">
      <BackLink href={`/room/${id}`} look="quiet" size="s" className="-ms-3 mt-2">
        {t('rooms.report.back')}
      </BackLink>
      <h1 className="pt-4 text-h1">{t('rooms.report.title')}</h1>
      {hasFailed && (
        <Banner tone="danger" className="mt-4">
          {t('rooms.report.failed')}
        </Banner>
      )}
      {Dialog && (
        <Dialog
          kind="room"
          name=""
          onSend={(said) => sendReport({ about: 'room', id }, said)}
          onClose={() => void navigate(`/room/${id}`, { replace: true })}
        />
      )}
    </div>
  )
}

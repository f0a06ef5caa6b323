import { useApi } from '@basera/platform/web'
import type { NewReportBody, ReportCalls, ReportReceipt } from '@basera/trust/contract'
import type { Said } from './use-report.ts'

/** Sends what was said about a thing. */
export function useSendReport() {
  const api = useApi<ReportCalls>()
  return (about: Pick<NewReportBody, 'about' | 'id'>, said: Said): Promise<ReportReceipt> =>
    // The dialog offers the reasons of this kind alone.
    api('POST /api/reports', { body: { ...about, ...said } as NewReportBody })
}

import type { AlertCalls } from '@basera/alerts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { showAlertToast } from './alert-toast.tsx'
import { forgetSearch, waitingSearch } from './search-to-save.ts'

let isBusy = false

/** Saves what a visitor meant to save before signing in (alerts.sign-in). Never rejects. */
export async function saveWaiting(api: Api<AlertCalls>): Promise<void> {
  const body = waitingSearch()
  if (!body || isBusy) return
  isBusy = true
  try {
    await api('POST /api/me/alerts', { body })
    forgetSearch()
    showAlertToast()
  } catch (error) {
    // Another visit tries again, unless it was refused.
    if (error instanceof Problem && error.code !== 'service_unavailable') {
      forgetSearch()
      showAlertToast(error.message)
    }
  } finally {
    isBusy = false
  }
}

import { showToast } from '@basera/platform/design'
import { sentencesOf } from '@basera/platform/web'
import type { ReportBody, ReportReason } from '@basera/trust/contract'
import { useRef, useState } from 'react'
import en from '../locales/en.json'
import { reportFailure } from './dialog-parts.tsx'

const t = sentencesOf(en)

interface ReportActions {
  readonly name: string
  readonly onSend: (body: ReportBody) => Promise<void>
  readonly onBlock: () => Promise<void>
  readonly onClose: () => void
}

/** `done` only without a block, which closes the dialog. */
type ReportStage = 'asking' | 'busy' | 'done'

function useReportFields() {
  const [reason, setReason] = useState<ReportReason>()
  const [details, setDetails] = useState('')
  const [alsoBlock, setAlsoBlock] = useState(false)
  const [unchosen, setUnchosen] = useState(false)
  const choose = (next: ReportReason) => {
    setReason(next)
    setUnchosen(false)
  }
  return { reason, choose, details, setDetails, alsoBlock, setAlsoBlock, unchosen, setUnchosen }
}

/** Sends the report, then the block; each succeeds once. */
export function useReport({ name, onSend, onBlock, onClose }: ReportActions) {
  const { setUnchosen, ...fields } = useReportFields()
  const { reason, details, alsoBlock } = fields
  const [stage, setStage] = useState<ReportStage>('asking')
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<string>()
  const pressed = useRef(false)
  const block = async () => {
    try {
      await onBlock()
      showToast(t('trust.report.done.blocked', { name }))
      onClose()
    } catch {
      setFailure(t('trust.report.blockFailed', { name }))
      setSent(true)
      setStage('asking')
    }
  }
  const submit = async (body: ReportBody) => {
    try {
      if (!isSent) await onSend(body)
    } catch (error) {
      setFailure(reportFailure(error))
      setStage('asking')
      return
    }
    if (alsoBlock) await block()
    else setStage('done')
  }
  /** False without a reason. */
  const send = (): boolean => {
    if (!reason) {
      setUnchosen(true)
      return false
    }
    if (pressed.current) return true
    pressed.current = true
    setStage('busy')
    setFailure(undefined)
    void submit({ reason, details: details.trim() || null }).finally(() => {
      pressed.current = false
    })
    return true
  }
  return { ...fields, stage, isSent, failure, send }
}

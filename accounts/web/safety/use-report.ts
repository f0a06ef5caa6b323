import type { ReportBody, ReportReason } from '@basera/accounts/contract'
import { showToast } from '@basera/platform/design'
import { sentencesOf } from '@basera/platform/web'
import { useRef, useState } from 'react'
import en from './locales/en.json'
import { safetyFailure } from './safety-failure.ts'

const t = sentencesOf(en)

interface ReportWays {
  readonly name: string
  readonly onSend: (body: ReportBody) => Promise<void>
  readonly onBlock: () => Promise<void>
  readonly onClose: () => void
}

/** How far a report has come; `done` without a block. */
type ReportStage = 'asking' | 'busy' | 'done'

/** A report as it is filled in, and its sending: the report first, then the block. Each is done once. */
export function useReport({ name, onSend, onBlock, onClose }: ReportWays) {
  const [reason, setReason] = useState<ReportReason>()
  const [details, setDetails] = useState('')
  const [alsoBlock, setAlsoBlock] = useState(false)
  const [stage, setStage] = useState<ReportStage>('asking')
  // It is kept, but the block that was wanted with it failed.
  const [isSent, setSent] = useState(false)
  const [unchosen, setUnchosen] = useState(false)
  const [failure, setFailure] = useState<string>()
  const pressed = useRef(false)
  const choose = (next: ReportReason) => {
    setReason(next)
    setUnchosen(false)
  }
  const block = async () => {
    try {
      await onBlock()
      showToast(t('accounts.safety.report.done.blocked', { name }))
      onClose()
    } catch {
      setFailure(t('accounts.safety.report.blockFailed', { name }))
      setSent(true)
      setStage('asking')
    }
  }
  const attempt = async (body: ReportBody) => {
    try {
      if (!isSent) await onSend(body)
    } catch (error) {
      setFailure(safetyFailure(error))
      setStage('asking')
      return
    }
    if (alsoBlock) await block()
    else setStage('done')
  }
  /** Sends what is filled in; false when a reason is still missing. */
  const send = (): boolean => {
    if (!reason) {
      setUnchosen(true)
      return false
    }
    if (pressed.current) return true
    pressed.current = true
    setStage('busy')
    setFailure(undefined)
    void attempt({ reason, details: details.trim() || null }).finally(() => {
      pressed.current = false
    })
    return true
  }
  return {
    reason,
    choose,
    details,
    setDetails,
    alsoBlock,
    setAlsoBlock,
    stage,
    isSent,
    unchosen,
    failure,
    send,
  }
}

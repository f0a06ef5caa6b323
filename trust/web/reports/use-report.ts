import { showToast } from '@basera/platform/design'
import { sentencesOf } from '@basera/platform/web'
import type { KindReason, ReportReceipt } from '@basera/trust/contract'
import { useRef, useState } from 'react'
import en from '../locales/en.json'
import { reportFailure } from './dialog-parts.tsx'
import { useScreenshots } from './use-screenshots.ts'

const t = sentencesOf(en)

/** What a person said in the dialog. */
export interface Said {
  readonly reason: KindReason
  readonly details: string | null
  readonly screenshots: string[]
}

export interface ReportActions {
  readonly name: string
  readonly onSend: (said: Said) => Promise<ReportReceipt>
  /** Where there is somebody to block. */
  readonly onBlock?: (() => Promise<void>) | undefined
}

type ReportStage = 'asking' | 'busy' | 'done'

function useReportFields() {
  const [reason, setReason] = useState<KindReason>()
  const [details, setDetails] = useState('')
  const [alsoBlock, setAlsoBlock] = useState(false)
  const [unchosen, setUnchosen] = useState(false)
  const choose = (next: KindReason) => {
    setReason(next)
    setUnchosen(false)
  }
  return { reason, choose, details, setDetails, alsoBlock, setAlsoBlock, unchosen, setUnchosen }
}

/** Sends the report, then the block; each succeeds once. */
export function useReport({ name, onSend, onBlock }: ReportActions) {
  const { setUnchosen, ...fields } = useReportFields()
  const { reason, details, alsoBlock } = fields
  const screenshots = useScreenshots()
  const [stage, setStage] = useState<ReportStage>('asking')
  const [receipt, setReceipt] = useState<ReportReceipt>()
  const [failure, setFailure] = useState<string>()
  const pressed = useRef(false)
  const blockToo = async () => {
    if (!alsoBlock || !onBlock) return
    try {
      await onBlock()
      showToast(t('trust.report.done.blocked', { name }))
    } catch {
      throw new Error(t('trust.report.blockFailed', { name }))
    }
  }
  const submit = async (said: Omit<Said, 'screenshots'>) => {
    let sent = receipt
    try {
      sent ??= await onSend({ ...said, screenshots: await screenshots.settled() })
      screenshots.reported()
      setReceipt(sent)
      await blockToo()
      setStage('done')
    } catch (error) {
      setFailure(sent ? (error as Error).message : reportFailure(error))
      setStage('asking')
    }
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
  return { ...fields, screenshots, stage, receipt, failure, send }
}

import { Problem, type ProblemCode } from '@basera/platform/contract'
import { sentencesOf, shrinkPhoto, uploadFile, useApi } from '@basera/platform/web'
import {
  type ReportCalls,
  screenshotMaximumBytes,
  screenshotsMaximum,
  screenshotTypes,
} from '@basera/trust/contract'
import { useEffect, useRef, useState } from 'react'
import en from '../locales/en.json'

const t = sentencesOf(en)

export interface Screenshot {
  /** One sent twice under it is one. */
  readonly id: string
  readonly name: string
  readonly original: File
  readonly preview: string
  /** `failed` may be sent again; `refused` never. */
  readonly state: 'sending' | 'kept' | 'failed' | 'refused'
  /** Progress from 0 to 1. */
  readonly share: number
  readonly trouble?: string
}

const kindTrouble = ({ type }: File) =>
  (screenshotTypes as readonly string[]).includes(type) ? undefined : t('trust.report.screenshots.kind')

const forGood: ReadonlySet<ProblemCode> = new Set(['file_refused', 'payload_too_large', 'conflict'])

function refusalOf(error: unknown): Pick<Screenshot, 'state' | 'trouble'> {
  const code = error instanceof Problem ? error.code : 'service_unavailable'
  if (error instanceof Problem && code !== 'internal_error' && code !== 'service_unavailable')
    return { state: forGood.has(code) ? 'refused' : 'failed', trouble: error.message }
  return { state: 'failed', trouble: t('trust.report.screenshots.failed') }
}

async function send({ id, original }: Screenshot, onProgress: (share: number) => void) {
  const file = await shrinkPhoto(original)
  if (file.size > screenshotMaximumBytes)
    throw new Problem('file_refused', t('trust.report.screenshots.large'))
  await uploadFile('/api/me/report-screenshots/{id}', file, { params: { id }, onProgress })
}

/** Pictures for a report: each is sent when it is chosen, and taken back with a form that is left. */
export function useScreenshots() {
  const api = useApi<ReportCalls>()
  const [shots, setShots] = useState<readonly Screenshot[]>([])
  const newest = useRef(shots)
  const uploads = useRef(new Map<string, Promise<void>>())
  const isReported = useRef(false)
  const show = (next: readonly Screenshot[]) => {
    newest.current = next
    setShots(next)
  }
  const change = (id: string, patch: Partial<Screenshot>) =>
    show(newest.current.map((shot) => (shot.id === id ? { ...shot, ...patch } : shot)))
  const takeBack = async ({ id, preview, state }: Screenshot) => {
    URL.revokeObjectURL(preview)
    const sending = uploads.current.get(id)
    uploads.current.delete(id)
    await sending
    // What stays behind without a network goes within a day.
    if (state !== 'refused')
      await api('DELETE /api/me/report-screenshots/{id}', { params: { id } }).catch(() => undefined)
  }
  const upload = (shot: Screenshot) => {
    change(shot.id, { state: 'sending', share: 0 })
    const sending = send(shot, (share) => change(shot.id, { share })).then(
      () => change(shot.id, { state: 'kept', share: 1 }),
      (error: unknown) => change(shot.id, refusalOf(error)),
    )
    uploads.current.set(shot.id, sending)
  }
  /** Gives what was left out, and why. */
  const add = (files: readonly File[]): string | undefined => {
    const fitting = files.filter((file) => !kindTrouble(file))
    const taken = fitting.slice(0, screenshotsMaximum - newest.current.length).map(
      (original): Screenshot => ({
        ...{ id: crypto.randomUUID(), name: original.name, original },
        ...{ preview: URL.createObjectURL(original), state: 'sending', share: 0 },
      }),
    )
    show([...newest.current, ...taken])
    for (const shot of taken) upload(shot)
    if (fitting.length < files.length) return t('trust.report.screenshots.kind')
    return taken.length < fitting.length ? t('trust.report.screenshots.full') : undefined
  }
  const remove = (shot: Screenshot) => {
    show(newest.current.filter(({ id }) => id !== shot.id))
    void takeBack(shot)
  }
  /** Waits for what is on its way. Throws while one is not there. */
  const settled = async (): Promise<string[]> => {
    await Promise.all(uploads.current.values())
    if (newest.current.some(({ state }) => state !== 'kept'))
      throw new Problem('conflict', t('trust.report.screenshots.unsent'))
    return newest.current.map(({ id }) => id)
  }
  const reported = () => {
    isReported.current = true
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is left
  useEffect(
    () => () => {
      for (const shot of newest.current)
        if (isReported.current) URL.revokeObjectURL(shot.preview)
        else void takeBack(shot)
    },
    [],
  )
  return { shots, add, remove, upload, settled, reported }
}
export type Screenshots = ReturnType<typeof useScreenshots>

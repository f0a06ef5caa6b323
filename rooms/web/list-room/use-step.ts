import { useLocation, useNavigate } from 'react-router'
import { lastStep } from './wizard-steps.ts'

interface Place {
  readonly step: number
  /** Wizard entries below this one in the browser's history. */
  readonly depth: number
}

/** The step of a history entry; undefined for entries of other pages. */
export function placeOf(state: unknown): Place | undefined {
  const { step, depth } = (state ?? {}) as Partial<Record<keyof Place, unknown>>
  const isStep = Number.isInteger(step) && Number(step) >= 0 && Number(step) <= lastStep
  return isStep && Number.isInteger(depth) ? { step: Number(step), depth: Number(depth) } : undefined
}

export function useStep(first: number) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const place = placeOf(state)
  const step = place?.step ?? first
  const depth = place?.depth ?? 0
  const show = async (next: Place, replace: boolean) =>
    navigate('/list-room', { state: next, replace, preventScrollReset: true })
  async function go(next: number) {
    // After a reload on a later step, Previous comes back to this entry.
    if (!place) await show({ step, depth }, true)
    await show({ step: next, depth: depth + 1 }, false)
  }
  return {
    step,
    go: (next: number) => void go(next),
    /** Goes through the history where the previous step is in it. */
    back: () => (depth > 0 ? void navigate(-1) : void show({ step: Math.max(0, step - 1), depth: 0 }, true)),
    /** Moves an entry whose step cannot be shown to one that can. */
    settle: (step: number) => void show({ step, depth }, true),
    restart: () => void show({ step: 0, depth }, true),
  }
}

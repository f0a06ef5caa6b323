import { useLocation, useNavigate } from 'react-router'
import { lastStep } from './wizard-steps.ts'

interface Place {
  readonly step: number
  /** How many entries of the wizard lie below this one in the browser's history. */
  readonly depth: number
}

/** The step that a history entry stands for; undefined for an entry that is not the wizard's own. */
export function placeOf(state: unknown): Place | undefined {
  const { step, depth } = (state ?? {}) as Partial<Record<keyof Place, unknown>>
  const isStep = Number.isInteger(step) && Number(step) >= 0 && Number(step) <= lastStep
  return isStep && Number.isInteger(depth) ? { step: Number(step), depth: Number(depth) } : undefined
}

/** The wizard's step, one history entry each: Back goes to the step before. `first` is where it starts. */
export function useStep(first: number) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const place = placeOf(state)
  const step = place?.step ?? first
  const depth = place?.depth ?? 0
  const show = (next: Place, replace: boolean) =>
    void navigate('/list-room', { state: next, replace, preventScrollReset: true })
  return {
    step,
    go: (next: number) => show({ step: next, depth: depth + 1 }, false),
    /** To the step before; through the history where it is in there. */
    back: () => (depth > 0 ? void navigate(-1) : show({ step: Math.max(0, step - 1), depth: 0 }, true)),
    /** Puts a history entry that stands for a step that cannot be shown at one that can. */
    settle: (step: number) => show({ step, depth }, true),
    restart: () => show({ step: 0, depth }, true),
  }
}

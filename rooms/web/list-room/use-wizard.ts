import { useEffect, useRef, useState } from 'react'
import { brokenRules, type RoomForm, useRoomForm } from '../form/room-form.ts'
import { newRoomValues } from '../form/room-values.ts'
import { usePhotos } from '../photo-upload/use-photo-uploads.ts'
import type { ListingWork } from './creation/listing-work.ts'
import { useCreation } from './creation/use-creation.ts'
import { useDraftPhotos, useFirstDraft, useKeptDraft } from './draft/use-kept-draft.ts'
import { useSharedPhotos } from './draft/use-shared-photos.ts'
import { useStep } from './use-step.ts'
import { farthestStep, fieldsOfStep, lastStep, stepOfErrors } from './wizard-steps.ts'

/** Runs what waits for a step to be shown: errors and focus need its fields. */
function useOnceShown(step: number) {
  const waiting = useRef<{ readonly step: number; readonly run: () => void }>(undefined)
  useEffect(() => {
    const now = waiting.current
    if (now?.step !== step) return
    waiting.current = undefined
    now.run()
  })
  return (wanted: number, run: () => void) => {
    waiting.current = { step: wanted, run }
  }
}

/** A history entry of a later step must not come into effect when the form is completed later. */
function useSettledStep(walk: ReturnType<typeof useStep>, step: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the history moves, not with every letter
  useEffect(() => {
    if (step < walk.step) walk.settle(step)
  }, [walk.step])
}

/** Details that the server would refuse at the end are refused where they are written. */
async function whenWordsPass(form: RoomForm, goOn: () => void): Promise<void> {
  const rules = await import('../form/fair-housing-hint.ts').catch(() => undefined)
  const { title, description, custom_amenities, feature_typed } = form.values
  const written = { title, description, custom_amenities: [...custom_amenities, feature_typed] }
  const refusals = (['title', 'description', 'custom_amenities'] as const).flatMap((field) =>
    [written[field]].flat().flatMap((text) => {
      const message = rules?.refusedText(text)
      return message === undefined ? [] : [{ field, message }]
    }),
  )
  if (!form.refuse(refusals)) goOn()
}

/** Form, photos, draft, step and creation. */
export function useWizard(work: ListingWork) {
  const start = useFirstDraft(work)
  const { draft: first, isKept } = start
  const form = useRoomForm({ initial: first.values, mode: 'create' })
  const photos = usePhotos(work.uploads)
  const walk = useStep(first.step)
  const [offersDraft, setOffersDraft] = useState(isKept && first.roomId === undefined)
  const step = first.roomId ? lastStep : farthestStep(walk.step, form.values)
  useSettledStep(walk, step)
  const written = { step, values: form.values, photos: useDraftPhotos(work, start, photos) }
  useSharedPhotos(work, start)
  const draft = useKeptDraft(work, first, written)
  const onceShown = useOnceShown(step)
  const checking = useRef<Promise<void>>(null)

  const toErrors = (wanted: number, say: () => void) => {
    if (wanted === step) return say()
    onceShown(wanted, say)
    walk.go(wanted)
  }
  const creation = useCreation({
    work,
    first,
    onCreated: draft.seal,
    onRefused: (errors) => {
      const wanted = stepOfErrors(errors)
      if (wanted !== undefined) toErrors(wanted, () => form.refuse(errors))
      return wanted !== undefined
    },
  })
  const next = () => {
    const wanted = step < lastStep ? step : stepOfErrors(brokenRules(form.values, 'create'))
    if (wanted === undefined) {
      if (draft.mayCreate()) void creation.create(form.values, draft.clientId)
      return
    }
    if (step === lastStep) return toErrors(wanted, () => form.check(fieldsOfStep(wanted)))
    if (!form.check(fieldsOfStep(step))) return
    const goOn = () => {
      setOffersDraft(false)
      walk.go(step + 1)
    }
    if (!fieldsOfStep(step).includes('description')) return goOn()
    // A second press waits for the first.
    checking.current ??= whenWordsPass(form, goOn).finally(() => {
      checking.current = null
    })
  }
  const startOver = () => {
    work.forget()
    draft.rename()
    form.replace(newRoomValues())
    setOffersDraft(false)
    walk.restart()
  }
  const { other, goOn } = draft
  return { form, photos, step, creation, next, back: walk.back, startOver, offersDraft, other, goOn }
}

export type WizardState = ReturnType<typeof useWizard>

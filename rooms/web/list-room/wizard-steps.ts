import { fieldOf } from '@basera/platform/web/form'
import { type RoomErrors, roomAliases } from '../form/room-form.ts'
import { type RoomField, type RoomValues, roomFieldParts } from '../form/room-values.ts'

export const wizardSteps = ['details', 'pricing', 'preferences', 'photos'] as const
export type WizardStep = (typeof wizardSteps)[number]
export const lastStep = wizardSteps.length - 1

const fields: Readonly<Record<WizardStep, readonly RoomField[]>> = { ...roomFieldParts, photos: [] }

export const fieldsOfStep = (step: number): readonly RoomField[] => fields[wizardSteps[step] ?? 'photos']

/** Whether Next is enabled (rooms.list-steps). */
export function canGoOn(step: number, values: RoomValues): boolean {
  if (step === 0) return values.title.trim() !== '' && values.address.text.trim() !== ''
  return step !== 1 || (values.rent !== null && values.available_from !== '')
}

/** The farthest step that can be shown: none after an incomplete one. */
export function farthestStep(wanted: number, values: RoomValues): number {
  const stuck = wizardSteps.findIndex((_, step) => !canGoOn(step, values))
  const most = stuck === -1 ? lastStep : stuck
  return Math.max(0, Math.min(wanted, most))
}

/** The first step with a broken field. */
export function stepOfErrors(errors: RoomErrors | readonly { readonly field: string }[]): number | undefined {
  const names: readonly string[] = Array.isArray(errors)
    ? errors.map(({ field }) => fieldOf(field, roomAliases))
    : Object.keys(errors)
  const step = wizardSteps.findIndex((_, place) => fieldsOfStep(place).some((field) => names.includes(field)))
  return step === -1 ? undefined : step
}

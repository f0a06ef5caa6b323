export { type AlertKinds, AlertKindsSlot, type AlertKindWords } from './alert-kinds.ts'
export { Alerts } from './alerts.tsx'
export { saveSearchButton } from './save-search-button.tsx'
export { SaveSearchSheet } from './save-search-sheet.tsx'
export { searchToSave } from './search-waits.ts'
export { type LoadPush, PushSlot, type TurnOnPush } from './use-push-offer.ts'

export const loadSaveWaiting = () => import('./save-waiting.ts').then((module) => module.saveWaiting)

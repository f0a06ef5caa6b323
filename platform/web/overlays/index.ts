export { overlayScript } from './overlay-history.ts'
export { useBackCloses } from './use-back-closes.ts'

import { icon } from '../icon.tsx'

export const WavesIcon = /* @__PURE__ */ icon(
  'M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0',
)

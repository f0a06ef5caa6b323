import { icon } from '../icon.tsx'

export const WindIcon = /* @__PURE__ */ icon(
  'M12.8 19.6A2 2 0 1 0 14 16H2M17.5 8a2.5 2.5 0 1 1 2 4H2M9.8 4.4A2 2 0 1 1 11 8H2',
)

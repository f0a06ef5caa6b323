import { icon } from '../icon.tsx'

export const BanIcon = /* @__PURE__ */ icon(
  'M22 12a10 10 0 1 1-20 0 10 10 0 1 1 20 0M4.929 4.929 19.07 19.071',
)

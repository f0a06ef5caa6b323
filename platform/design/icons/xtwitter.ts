import { icon } from '../icon.tsx'

export const XTwitterIcon = /* @__PURE__ */ icon('M4 4l16 16M20 4L4 20')

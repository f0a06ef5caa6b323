import { icon } from '../icon.tsx'

export const IndianRupeeIcon = /* @__PURE__ */ icon('M14 20l-8-8h4c5.333 0 5.333-8 0-8M6 4h12M6 8h12')

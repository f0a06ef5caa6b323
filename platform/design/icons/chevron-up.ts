import { icon } from '../icon.tsx'

export const ChevronUpIcon = /* @__PURE__ */ icon('M18 15l-6-6-6 6')

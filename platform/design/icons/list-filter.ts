import { icon } from '../icon.tsx'

export const ListFilterIcon = /* @__PURE__ */ icon('M2 5h20M6 12h12M9 19h6')

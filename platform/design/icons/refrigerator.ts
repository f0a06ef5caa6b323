import { icon } from '../icon.tsx'

export const RefrigeratorIcon = /* @__PURE__ */ icon(
  'M5 6a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6ZM5 10h14M15 7v6',
)

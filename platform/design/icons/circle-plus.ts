import { icon } from '../icon.tsx'

export const CirclePlusIcon = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M8 12h8M12 8v8')

import { icon } from '../icon.tsx'

export const PlusIcon = /* @__PURE__ */ icon('M5 12h14M12 5v14')

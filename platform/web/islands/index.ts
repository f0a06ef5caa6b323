export { type HydrateOn, type Island, island, type ServedForm, useBrowserLayoutEffect } from './island.tsx'
export { onNear } from './near.ts'
export { type StaticIsland, staticIsland } from './static-island.tsx'

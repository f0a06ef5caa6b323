export { type HydrateOn, type Island, island, type ServedForm, useBrowserLayoutEffect } from './island.tsx'
export { type StaticIsland, staticIsland } from './static-island.tsx'

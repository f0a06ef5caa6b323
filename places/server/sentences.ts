export const refusals = {
  noSuchLayer: 'There is no such layer.',
  mapUnreadable: 'The map cannot be read right now.',
  mapInParts: 'A map is read in parts: ask with Range.',
} as const

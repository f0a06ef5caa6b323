export function mapColours() {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--m-${name}`).trim()
  return {
    land: token('land'),
    /** Sea and neighbours alike, which the bundled map does not tell apart. */
    around: token('block'),
    border: token('metro'),
    block: token('block'),
    park: token('park'),
    water: token('water'),
    road: token('road'),
    smallRoad: token('road-s'),
    bigRoad: token('road-b'),
    roadCase: token('case'),
    text: token('text'),
    ring: token('ring'),
    ringLine: token('ring-l'),
  }
}
export type Colours = ReturnType<typeof mapColours>

/** How far a finger must go across, in px, before a swipe turns the picture; down and up never do. */
export function swipeStep(dx: number, dy: number, threshold: number): 1 | -1 | 0 {
  if (Math.abs(dx) <= threshold || Math.abs(dy) > Math.abs(dx)) return 0
  return dx < 0 ? 1 : -1
}

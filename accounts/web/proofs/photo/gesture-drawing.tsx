import type { Gesture } from '@basera/accounts/contract'

/** A palm at the right of the face, with fingers of a length each. */
const hand = (...fingers: readonly number[]) =>
  [
    'M68 44h16v12a6 6 0 0 1-6 6h-4a6 6 0 0 1-6-6z M72 62v20',
    ...fingers.map((length, n) => (length > 0 ? `M${70 + n * 4} 44v-${length}` : '')),
  ].join(' ')

const paths: Readonly<Record<Gesture, string>> = {
  thumb_up: 'M68 46h16v14h-16z M72 46V34 M68 51h16 M68 56h16 M72 60v22',
  open_palm: `${hand(12, 15, 15, 12)} M68 50l-6-6`,
  two_fingers: hand(15, 15),
  one_finger: hand(16),
  fist: 'M66 42h20v16h-20z M71 42v8 M76 42v8 M81 42v8 M72 58v24',
  hand_on_head: 'M30 18q14-12 30-2 M58 16q18 8 20 30t-8 38',
  hand_on_cheek: 'M60 30q8 8 0 22 M62 52q8 14 4 32',
  hand_under_chin: 'M34 58h20q4 4-2 8h-16q-6-4-2-8 M46 66v18',
}

/** A face with what is asked; the words beside it say the same. */
export function GestureDrawing({ gesture }: { readonly gesture: Gesture }) {
  return (
    <svg viewBox="0 0 96 96" width="72" height="72" aria-hidden="true" className="live-drawing">
      <circle cx="44" cy="38" r="18" />
      <path d="M14 90q2-26 30-26t30 26" />
      <path d="M38 36h.01M50 36h.01M38 45q6 5 12 0" />
      <path className="live-hand" d={paths[gesture]} />
    </svg>
  )
}

import { ChaiFriends } from './chai-friends.tsx'
import { DoorFrame, type DoorProps, OpenLeaves, ShutLeaves } from './door-frame.tsx'

export type { DoorProps } from './door-frame.tsx'

export function DoorOpen({ className }: DoorProps) {
  return (
    <DoorFrame glass={[1, 2, 3]} {...(className && { className })}>
      <path d="M30 36h140v250H30z" fill="var(--d-frame)" />
      <path d="M30 106h140v176H30z" fill="var(--d-in1)" />
      <path d="M30 232h140v50H30z" fill="#a9482f" />
      <path d="M62 134h52v60H62z" fill="var(--d-sky)" />
      <path d="M62 194v-20q14-14 26-4 12-10 26 2v22z" fill="var(--d-tree)" />
      <circle cx="100" cy="150" r="8" fill="#fff6cf" />
      <path d="M62 134h52v60H62zM88 134v60M62 164h52" fill="none" stroke="#7a4b2a" strokeWidth="4" />
      <path d="M126 140l34 10v60l-34-12z" fill="#fff6d0" opacity="var(--d-beam)" />
      <path d="M50 224h96q8 0 8 8v22H50z" fill="#fbf6ea" />
      <path d="M50 228h66v28q-10 4-22 0t-22 0-22 0z" fill="#bd4229" />
      <path
        d="M56 238l4 5 4-5-4-5zM72 244l4 5 4-5-4-5zM88 238l4 5 4-5-4-5zM104 244l4 5 4-5-4-5z"
        fill="#ffda87"
      />
      <rect x="118" y="212" width="34" height="18" rx="8" fill="#fff" />
      <path d="M50 254h102v-50h6v62h-6v-6H50z" fill="#6f4526" />
      <path d="M52 282l14-20h60l22 20z" fill="#f1e4c8" opacity=".9" />
      <OpenLeaves paint="patta" reach={22} />
    </DoorFrame>
  )
}

export function DoorChai({ className }: DoorProps) {
  return (
    <DoorFrame glass={[3, 1, 4]} {...(className && { className })}>
      <path d="M30 36h140v250H30z" fill="var(--d-frame)" />
      <path d="M30 106h140v176H30z" fill="var(--d-in2)" />
      <path d="M30 106h140v60q-70 26-140 0z" fill="#fff" opacity=".16" />
      <ChaiFriends />
      <path d="M30 230h140v10H30z" fill="#9a6538" />
      <path d="M30 240h140v42H30z" fill="#7a4b2a" />
      <path d="M80 218h15l-2.5 14h-10zM106 218h15l-2.5 14h-10z" fill="#dfe4e5" />
      <path
        d="M80 218a7.5 2.2 0 0 1 15 0 7.5 2.2 0 0 1-15 0M106 218a7.5 2.2 0 0 1 15 0 7.5 2.2 0 0 1-15 0"
        fill="#8a5230"
      />
      <OpenLeaves paint="geru" reach={18} />
    </DoorFrame>
  )
}

/** Shut, with a board; `board` is its text ("TO LET"). */
export function DoorBoard({ board, className }: DoorProps & { readonly board: string }) {
  return (
    <DoorFrame glass={[2, 4, 1]} {...(className && { className })}>
      <ShutLeaves paint="neel" />
      <path d="M100 128l-38 30M100 128l38 30" stroke="var(--d-frame)" strokeWidth="2" />
      <circle cx="100" cy="127" r="3.5" fill="var(--d-brass)" />
      <g transform="rotate(-2 100 178)">
        <rect x="48" y="156" width="104" height="44" rx="3" fill="#fffdf6" />
        <rect
          x="52.5"
          y="160.5"
          width="95"
          height="35"
          rx="1.5"
          fill="none"
          stroke="#a0321c"
          strokeWidth="2"
        />
        <text
          x="100"
          y="186"
          textAnchor="middle"
          fontSize={board.length > 8 ? 17 : 23}
          fontWeight="750"
          fill="#a0321c"
        >
          {board}
        </text>
      </g>
    </DoorFrame>
  )
}

export function DoorLocked({ className }: DoorProps) {
  return (
    <DoorFrame glass={[1, 2, 3]} {...(className && { className })}>
      <ShutLeaves paint="patta" />
      <path d="M88 206h24" stroke="var(--d-brass)" strokeWidth="5" />
      <path d="M92 212v-6a8 8 0 0 1 16 0v6" fill="none" stroke="#c9cfd1" strokeWidth="4.5" />
      <rect x="84" y="211" width="32" height="27" rx="6" fill="var(--d-brass)" />
      <circle cx="100" cy="222" r="3.4" fill="#5a371d" />
      <path d="M100 223v7" stroke="#5a371d" strokeWidth="3" strokeLinecap="round" />
    </DoorFrame>
  )
}

import { type ReactNode, useId } from 'react'

interface SceneProps {
  readonly className?: string
}

function Arch({ className, children }: SceneProps & { readonly children: ReactNode }) {
  const id = useId()
  return (
    <svg viewBox="0 0 200 210" aria-hidden="true" className={className}>
      <clipPath id={id}>
        <path d="M16 210V100a84 84 0 0 1 168 0v110z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
      <rect y="204" width="200" height="6" rx="3" fill="var(--c-line-strong)" opacity=".45" />
    </svg>
  )
}

export function SceneSuitcase(props: SceneProps) {
  return (
    <Arch {...props}>
      <rect width="200" height="210" fill="#cfe0c4" />
      <rect y="160" width="200" height="50" fill="#a9482f" />
      <rect x="62" y="58" width="60" height="70" fill="#bfe0ee" />
      <path d="M62 128v-18q14-16 28-4q12-10 32 2v20z" fill="#5f9a5c" />
      <path d="M62 58h60v70H62zM92 58v70M62 92h60" fill="none" stroke="#7a4b2a" strokeWidth="5" />
      <path d="M132 66l40 12v76l-40-14z" fill="#fff6d0" opacity=".6" />
      <rect x="104" y="138" width="52" height="44" rx="7" fill="#215284" />
      <path d="M120 138v-10h20v10" fill="none" stroke="#142f4d" strokeWidth="5" />
      <rect x="112" y="138" width="5" height="44" fill="#142f4d" />
      <rect x="143" y="138" width="5" height="44" fill="#142f4d" />
      <circle cx="114" cy="184" r="4" fill="#25312a" />
      <circle cx="146" cy="184" r="4" fill="#25312a" />
    </Arch>
  )
}

export function SceneNest(props: SceneProps) {
  return (
    <Arch {...props}>
      <rect width="200" height="210" fill="#d8e6f3" />
      <circle cx="140" cy="60" r="22" fill="#fff6cf" />
      <path d="M0 56C50 40 110 44 200 30" stroke="#6b4f35" strokeWidth="9" fill="none" />
      <path
        d="M150 34q24 6 30 26q-22-2-30-26zM60 46q-14-20-38-18q10 22 38 18zM104 42q8 22 28 24q-4-22-28-24z"
        fill="#3f8355"
      />
      <path d="M88 46V76" stroke="#8c5a34" strokeWidth="3" />
      <path d="M88 72C92 90 124 102 124 140A36 36 0 0 1 52 140C52 102 84 90 88 72z" fill="#d9a94f" />
      <path
        d="M58 118q30 14 60 0M53 136q35 16 70 0M57 156q31 14 62 0M78 92q10 8 22 0"
        fill="none"
        stroke="#9a6d22"
        strokeWidth="2.4"
        opacity=".7"
      />
      <path d="M78 162v-14a13 13 0 0 1 26 0v14q-13 6-26 0z" fill="#3a2408" />
    </Arch>
  )
}

export function SceneChai(props: SceneProps) {
  return (
    <Arch {...props}>
      <rect width="200" height="210" fill="#f7dc93" />
      <path d="M0 150h200v60H0z" fill="#9a6538" />
      <path d="M0 150h200v8H0z" fill="#b5814d" />
      <path d="M56 104h40l-7 50H63zM108 104h40l-7 50h-26z" fill="#dfe4e5" />
      <path d="M56 104h14l-2 50h-5zM108 104h14l-2 50h-5z" fill="#fff" opacity=".6" />
      <ellipse cx="76" cy="104" rx="20" ry="5" fill="#8a5230" />
      <ellipse cx="128" cy="104" rx="20" ry="5" fill="#8a5230" />
      <path
        d="M72 92q-8-12 2-22q8-8 0-20M124 92q-8-12 2-22q8-8 0-20"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".85"
      />
      <ellipse cx="76" cy="156" rx="26" ry="5" fill="#6f4526" opacity=".5" />
      <ellipse cx="128" cy="156" rx="26" ry="5" fill="#6f4526" opacity=".5" />
    </Arch>
  )
}

export function SceneCandle(props: SceneProps) {
  return (
    <Arch {...props}>
      <rect width="200" height="210" fill="#1b2a33" />
      <circle cx="100" cy="96" r="76" fill="#ffc44a" opacity=".16" />
      <circle cx="100" cy="96" r="48" fill="#ffd98a" opacity=".26" />
      <path d="M0 166h200v44H0z" fill="#5a371d" />
      <rect x="86" y="108" width="28" height="60" rx="3" fill="#f6efe0" />
      <path d="M86 116q8 10 12 0t16 2v-8q-14-6-28 0z" fill="#fffdf6" />
      <path d="M100 108v-8" stroke="#2b1a12" strokeWidth="3" />
      <path d="M100 66c14 16 14 34 0 36c-14-2-14-20 0-36z" fill="#fbad18" />
      <path d="M100 82c6 8 6 16 0 18c-6-2-6-10 0-18z" fill="#fff6cf" />
      <ellipse cx="100" cy="168" rx="36" ry="7" fill="#cfd6d8" />
    </Arch>
  )
}

export function ScenePlate(props: SceneProps) {
  return (
    <Arch {...props}>
      <rect width="200" height="210" fill="#5a371d" />
      <path d="M30 210V102a70 70 0 0 1 140 0v108z" fill="#0f6e43" />
      <path d="M30 104h140" stroke="#5a371d" strokeWidth="6" />
      <path d="M98 104h4v106h-4z" fill="#0a462e" />
      <path d="M40 118h48v80H40zM112 118h48v80h-48z" fill="none" stroke="#0a462e" strokeWidth="5" />
      <path d="M100 36v66M46 58l54 44M154 58l-54 44" stroke="#5a371d" strokeWidth="5" />
      <circle cx="91" cy="160" r="4" fill="#fbad18" />
      <circle cx="109" cy="160" r="4" fill="#fbad18" />
      <g transform="rotate(-7 100 128)">
        <rect x="62" y="106" width="76" height="44" rx="5" fill="#fffdf6" />
        <rect x="67" y="111" width="66" height="34" rx="3" fill="none" stroke="#215284" strokeWidth="2.4" />
        <path
          d="M92 122q8-8 15 0q3 6-7 10v3M100 140v.5"
          stroke="#215284"
          strokeWidth="4.4"
          fill="none"
          strokeLinecap="round"
        />
      </g>
    </Arch>
  )
}

export function ScenePhone(props: SceneProps) {
  return (
    <Arch {...props}>
      <rect width="200" height="210" fill="#cfe0c4" />
      <rect y="170" width="200" height="40" fill="#a9482f" />
      <rect x="62" y="58" width="76" height="132" rx="14" fill="#25312a" />
      <rect x="69" y="68" width="62" height="108" rx="6" fill="#fffdf6" />
      <g fill="#d5ebda">
        <rect x="75" y="112" width="14" height="20" rx="4" />
        <rect x="93" y="112" width="14" height="20" rx="4" />
        <rect x="111" y="112" width="14" height="20" rx="4" />
      </g>
      <path
        d="M88 90l8 8 16-16"
        fill="none"
        stroke="#0f6e43"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="82" y="146" width="36" height="10" rx="5" fill="#fbad18" />
    </Arch>
  )
}

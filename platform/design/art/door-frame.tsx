import { type ReactNode, useId } from 'react'

export interface DoorProps {
  readonly className?: string
}

export type Glass = 1 | 2 | 3 | 4

const panes = [
  'M76 106H28a72 72 0 0 1 13.8-42.3l38.8 28.2A24 24 0 0 0 76 106z',
  'M80.6 91.9 41.8 63.7a72 72 0 0 1 36-26.2l14.8 45.7a24 24 0 0 0-12 8.7z',
  'M92.6 83.2 77.8 37.5a72 72 0 0 1 44.4 0l-14.8 45.7a24 24 0 0 0-14.8 0z',
  'M107.4 83.2l14.8-45.7a72 72 0 0 1 36 26.2l-38.8 28.2a24 24 0 0 0-12-8.7z',
  'M119.4 91.9l38.8-28.2A72 72 0 0 1 172 106h-48a24 24 0 0 0-4.6-14.1z',
  'M76 106a24 24 0 0 1 48 0z',
] as const

const leaf = 'c4.6 5.5 3.7 12.9 0 18.4c-3.7-5.5-4.6-12.9 0-18.4z'
const flowers = [
  [24, 113.7],
  [54.4, 118.2],
  [84.8, 120.4],
  [115.2, 120.4],
  [145.6, 118.2],
  [176, 113.7],
] as const

export function DoorFrame({
  glass,
  className,
  children,
}: DoorProps & { readonly glass: readonly [Glass, Glass, Glass]; readonly children: ReactNode }) {
  const id = useId()
  const [outer, between, middle] = glass
  return (
    <svg viewBox="0 0 200 290" aria-hidden="true" className={className}>
      <clipPath id={id}>
        <path d="M30 286V106a70 70 0 0 1 140 0V286z" />
      </clipPath>
      <path d="M8 284V106a92 92 0 0 1 184 0V284z" fill="var(--d-plaster)" />
      <path d="M18 284V106a82 82 0 0 1 164 0V284z" fill="var(--d-frame)" />
      <g clipPath={`url(#${id})`}>
        {children}
        <g stroke="var(--d-frame)" strokeWidth="4">
          <path d={panes[0] + panes[4] + panes[5]} fill={`var(--d-g${outer})`} />
          <path d={panes[1] + panes[3]} fill={`var(--d-g${between})`} />
          <path d={panes[2]} fill={`var(--d-g${middle})`} />
        </g>
      </g>
      <path d="M24 104h152v9H24z" fill="var(--d-frame)" />
      <path d="M24 110q76 14 152 0" fill="none" stroke="var(--d-leaf)" strokeWidth="1.84" />
      <path
        d={`M39.2 112.5${leaf}M69.6 115.9${leaf}M100 117${leaf}M130.4 115.9${leaf}M160.8 112.5${leaf}`}
        fill="var(--d-leaf)"
      />
      <g fill="var(--d-gen2)" stroke="var(--d-gen)" strokeWidth="2.8">
        {flowers.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="3.8" />
        ))}
      </g>
      <path d="M2 282h196v8H2z" fill="var(--d-step)" />
    </svg>
  )
}

export function OpenLeaves({ paint, reach }: { readonly paint: 'patta' | 'geru'; readonly reach: 18 | 22 }) {
  const inset = reach - 5
  const leaves = (
    <>
      <path d={`M0 114l${reach} 8v160l-${reach}-6z`} fill={`var(--d-${paint})`} />
      <path
        d={`M5 124l${inset - 5} 6v56l-${inset - 5}-3zM5 196l${inset - 5} 3v63l-${inset - 5}-4z`}
        fill={`var(--d-${paint}2)`}
      />
      <circle cx={reach - 4} cy="194" r="2.4" fill="var(--d-brass)" />
    </>
  )
  return (
    <>
      <g transform="translate(30)">{leaves}</g>
      <g transform="matrix(-1 0 0 1 170 0)">{leaves}</g>
    </>
  )
}

export function ShutLeaves({ paint }: { readonly paint: 'patta' | 'neel' }) {
  const dark = `var(--d-${paint})`
  const frame = (x: number) => `M${x} 126h48v46h-48zM${x} 184h48v86h-48z`
  const panel = (x: number) => `M${x} 132h36v34h-36zM${x} 190h36v74h-36z`
  return (
    <>
      <path d="M30 106h140v180H30z" fill="var(--d-frame)" />
      <path d="M31 114h67v168H31zM102 114h67v168h-67z" fill={dark} />
      <path d={frame(41) + frame(111)} fill={`var(--d-${paint}2)`} />
      <path d={panel(47) + panel(117)} fill={dark} />
      <path
        d="M88 206a4 4 0 1 0 8 0 4 4 0 1 0-8 0M104 206a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
        fill="var(--d-brass)"
      />
    </>
  )
}

export interface WindowProps {
  readonly paint: 'patta' | 'neel' | 'geru'
  readonly plant?: 'left' | 'right'
  readonly className?: string
}

const slats = [
  [-40, -46],
  [-20, -25],
  [0, -4],
  [20, 17],
  [40, 38],
  [60, 59],
  [80, 80],
]
  .map(([y = 0, far = 0]) => `M-2 ${y}L28 ${far}v5L-2 ${y + 5}zM202 ${y}L172 ${far}v5l30 ${y - far}z`)
  .join('')
const blade = 'M0 0C9-9 9-28 0-38C-9-28-9-9 0 0z'

export function GrilleWindow({ paint, plant, className }: WindowProps) {
  return (
    <svg viewBox="-10 -40 220 158" aria-hidden="true" className={className}>
      <path d="M34-60h132v170H34z" fill="var(--d-plaster)" />
      <path d="M43-60h114v164H43z" fill="var(--d-frame)" />
      <path d="M52-60h96v154H52z" fill="var(--d-in3)" />
      <path d="M52-60h30q4 80-22 154h-8zM148-60h-30q-4 80 22 154h8z" fill="var(--d-curt)" />
      <path
        d="M67.6-60v154M83.6-60v154M99.6-60v154M115.6-60v154M131.6-60v154"
        stroke="var(--d-frame)"
        strokeWidth="3.2"
      />
      <path d="M52 20h96v4H52z" fill="var(--d-frame)" />
      <path d="M34-60L-8-50V104l42 4zM166-60l42 10V104l-42 4z" fill={`var(--d-${paint})`} />
      <path d={slats} fill={`var(--d-${paint}2)`} />
      <rect x="22" y="104" width="156" height="12" rx="2" fill="var(--d-plaster)" />
      {plant && (
        <g transform={`translate(${plant === 'left' ? 62 : 116} 104)`}>
          <path d="M-13-24h26l-4 24h-18z" fill="#b8573a" />
          <g transform="translate(0 -24)">
            <path transform="rotate(-50)" d={blade} fill="#2f6b45" />
            <path transform="rotate(-20)" d={blade} fill="#3f8355" />
            <path transform="rotate(8)" d={blade} fill="#2f6b45" />
            <path transform="rotate(38)" d={blade} fill="#3f8355" />
            <path transform="rotate(64)" d={blade} fill="#2f6b45" />
          </g>
        </g>
      )}
    </svg>
  )
}

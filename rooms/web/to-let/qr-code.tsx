import encodeQR from 'qr'

/** White around the code, in its own squares: readers need four. */
const border = 4

function qrCode(text: string): { readonly size: number; readonly path: string } {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border })
  const path = squares
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size: squares.length, path }
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = qrCode(text)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

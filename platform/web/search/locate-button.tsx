import { LocateFixedIcon } from '../../design/icons.ts'
import { Button, Spinner } from '../../design/index.ts'

interface LocateButtonProps {
  readonly isLocating: boolean
  readonly onLocate: () => void
  readonly look: 'chip' | 'quiet'
  readonly children: string
}

/** "Use Current Location"; busy while asking the device. */
export function LocateButton({ isLocating, onLocate, look, children }: LocateButtonProps) {
  if (look === 'quiet') {
    return (
      <Button look="quiet" size="s" icon={<LocateFixedIcon />} busy={isLocating} onClick={onLocate}>
        {children}
      </Button>
    )
  }
  return (
    <button type="button" className="chip" disabled={isLocating} aria-busy={isLocating} onClick={onLocate}>
      {isLocating ? <Spinner /> : <LocateFixedIcon size="s" />}
      {children}
    </button>
  )
}

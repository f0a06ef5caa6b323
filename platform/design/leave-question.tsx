import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface LeaveWords {
  readonly title: string
  readonly text: string
  readonly stay: string
  readonly leave: string
}

export interface LeaveQuestionProps extends LeaveWords {
  readonly onStay: () => void
  readonly onLeave: () => void
}

export function LeaveQuestion({ title, text, stay, leave, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog
      open
      isInAddress
      onClose={onStay}
      title={title}
      sideBySide
      actions={
        <>
          <Button look="primary" data-autofocus onClick={onStay}>
            {stay}
          </Button>
          <Button look="danger-quiet" onClick={onLeave}>
            {leave}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{text}</p>
    </Dialog>
  )
}

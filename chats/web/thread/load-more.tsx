import { Button } from '@basera/platform/design'
import { useInView } from '../use-in-view.ts'

interface LoadMoreProps {
  readonly label: string
  readonly onMore: () => void
}

export function LoadMore({ label, onMore }: LoadMoreProps) {
  const box = useInView<HTMLDivElement>(onMore, '[role=log]')
  return (
    <div ref={box} className="chat-more">
      <Button size="s" onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}

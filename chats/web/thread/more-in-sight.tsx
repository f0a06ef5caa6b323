import { Button } from '@basera/platform/design'
import { useEffect, useEffectEvent, useRef } from 'react'

interface MoreInSightProps {
  readonly words: string
  readonly onMore: () => void
}

/** Pixels before it comes into sight at which it asks already. */
const ahead = '400px 0px'

/** A button for more of a list, which presses itself when it is scrolled to. */
export function MoreInSight({ words, onMore }: MoreInSightProps) {
  const button = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)
  useEffect(() => {
    const box = button.current
    if (!box) return
    const inSight = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      root: box.closest('[role=log]'),
      rootMargin: ahead,
    })
    inSight.observe(box)
    return () => inSight.disconnect()
  }, [])
  return (
    <div ref={button} className="chat-more">
      <Button size="s" onClick={onMore}>
        {words}
      </Button>
    </div>
  )
}

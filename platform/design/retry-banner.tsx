import { useEffect } from 'react'
import { Banner, type BannerProps } from './banner.tsx'
import { Button } from './button.tsx'

export interface RetryBannerProps extends Omit<BannerProps, 'tone' | 'action'> {
  readonly tone?: BannerProps['tone']
  readonly retry: string
  readonly onRetry: () => void
}

/** Says that something was not read, and reads it again when it is pressed or the device is online again. */
export function RetryBanner({ tone = 'danger', retry, onRetry, ...banner }: RetryBannerProps) {
  useEffect(() => {
    // Of its own: the same function may listen elsewhere, and would be taken off with the banner.
    const listener = () => onRetry()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [onRetry])
  const button = (
    <Button size="s" onClick={onRetry}>
      {retry}
    </Button>
  )
  return <Banner {...banner} tone={tone} action={button} />
}

import { Banner, type BannerProps } from './banner.tsx'
import { Button } from './button.tsx'

export interface RetryBannerProps extends Omit<BannerProps, 'tone' | 'action'> {
  readonly tone?: BannerProps['tone']
  readonly retry: string
  readonly onRetry: () => void
}

export function RetryBanner({ tone = 'danger', retry, onRetry, ...banner }: RetryBannerProps) {
  const button = (
    <Button size="s" onClick={onRetry}>
      {retry}
    </Button>
  )
  return <Banner {...banner} tone={tone} action={button} />
}

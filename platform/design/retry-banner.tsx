import { Banner, type BannerProps } from './banner.tsx'
import { Button } from './button.tsx'

export interface RetryBannerProps extends Omit<BannerProps, 'tone' | 'action'> {
  /** `danger` if not given. */
  readonly tone?: BannerProps['tone']
  /** Words of the button. */
  readonly retry: string
  readonly onRetry: () => void
}

/** Says that something could not be loaded, with a retry button. */
export function RetryBanner({ tone = 'danger', retry, onRetry, ...banner }: RetryBannerProps) {
  const button = (
    <Button size="s" onClick={onRetry}>
      {retry}
    </Button>
  )
  return <Banner {...banner} tone={tone} action={button} />
}

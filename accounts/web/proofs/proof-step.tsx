import { Badge } from '@basera/platform/design'
import { CheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import en from '../locales/en.json'

interface ProofStepProps {
  readonly title: string
  readonly note?: string | undefined
  readonly icon: ReactNode
  readonly isDone: boolean
  /** Instead of that it is done. */
  readonly badge?: ReactNode
  readonly means: string
  readonly not: string
  readonly children?: ReactNode
}

/** What a step proves, and what it does not. */
export function ProofStep({ title, note, icon, isDone, badge, means, not, children }: ProofStepProps) {
  const t = useSentences(en)
  const shade = isDone ? 'bg-primary text-on-primary' : 'bg-line'
  return (
    <li className="flex gap-[16px]">
      <span
        className={`grid h-[64px] w-[56px] shrink-0 place-items-center rounded-arch ${shade}`}
        aria-hidden="true"
      >
        {isDone ? <CheckIcon /> : icon}
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1.5 pb-8">
        <div className="flex w-full flex-wrap items-center justify-between gap-2">
          <h2 className="text-h3">{title}</h2>
          {isDone ? <Badge tone="ok">{t('accounts.verification.done')}</Badge> : badge}
        </div>
        {note ? <p className="text-ink-3 text-small wrap-anywhere">{note}</p> : null}
        <p>
          <b className="font-[600]">{t('accounts.verification.proves')}</b> {means}
        </p>
        <p className="text-ink-3">
          <b className="font-[600]">{t('accounts.verification.not')}</b> {not}
        </p>
        {children}
      </div>
    </li>
  )
}

import { Button, SecurityCheck } from '@basera/platform/design'
import { RotateCwIcon, ShieldCheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import en from '../locales/en.json'
import type { CheckState } from './start-check.ts'

export interface BotCheckProps {
  readonly onToken: (token: string | undefined) => void
  /** Each token is for one attempt: a changed number starts another check. */
  readonly attempt: number
  /** After wrong passwords (accounts.wrong-passwords). */
  readonly work?: 'hard' | undefined
}

const appearance = {
  waiting: 'waiting',
  asking: 'waiting',
  done: 'done',
  failed: 'expired',
  expired: 'expired',
} as const

interface CheckPanelProps {
  readonly state: CheckState['kind']
  readonly onRetry: () => void
  readonly children?: ReactNode
}

export function CheckPanel({ state, onRetry, children }: CheckPanelProps) {
  const t = useSentences(en)
  const broken = state === 'failed' || state === 'expired'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout into the box
    <div role="group" aria-label={t('accounts.botCheck.name')}>
      <SecurityCheck
        state={appearance[state]}
        words={t(`accounts.botCheck.${state}`)}
        end={
          broken ? (
            <Button
              look="quiet"
              size="s"
              className="whitespace-nowrap"
              icon={<RotateCwIcon />}
              onClick={onRetry}
            >
              {t('accounts.botCheck.again')}
            </Button>
          ) : (
            <ShieldCheckIcon size="s" />
          )
        }
      >
        {children}
      </SecurityCheck>
    </div>
  )
}

import { Button, SecurityCheck } from '@basera/platform/design'
import { RotateCwIcon, ShieldCheckIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import type { CheckState } from './keep-checked.ts'
import en from './locales/en.json'

const looks = {
  waiting: 'waiting',
  asking: 'waiting',
  done: 'done',
  failed: 'expired',
  expired: 'expired',
} as const

export interface CheckBoxProps {
  readonly state: CheckState['kind']
  readonly onRetry: () => void
  /** The provider's widget, when it shows one of its own. */
  readonly children?: ReactNode
}

/** The box of the check, its state in words, and the way to try again. */
export function CheckBox({ state, onRetry, children }: CheckBoxProps) {
  const t = useSentences(en)
  const broken = state === 'failed' || state === 'expired'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout into the box
    <div role="group" aria-label={t('accounts.botCheck.name')}>
      <SecurityCheck
        state={looks[state]}
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

import { useSession } from '@basera/accounts/web'
import { Problem } from '@basera/platform/contract'
import { Loading } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import type { ComponentType, ReactNode } from 'react'
import en from '../locales/en.json'
import { ConsoleStyles, Failure } from './console-parts.tsx'
import { Desk } from './desk.tsx'
import { Entrance } from './entrance.tsx'
import { useEntrance } from './use-entrance.ts'

interface ConsoleProps {
  /** For everybody who is no moderator (trust.moderator-role). */
  readonly NotFound: ComponentType
}

function Prompt({ children }: { readonly children: ReactNode }) {
  const t = useSentences(en)
  return (
    <div className="wrap page-prompt">
      <h1 className="sr-only">{t('trust.console')}</h1>
      {children}
    </div>
  )
}

function LoadingDesk() {
  return (
    <Prompt>
      <Loading words={useSentences(en)('trust.console.loading')} />
    </Prompt>
  )
}

function Inside({ NotFound }: ConsoleProps) {
  const { data, error, again } = useEntrance()
  if (error instanceof Problem && (error.code === 'not_found' || error.code === 'no_session'))
    return <NotFound />
  if (error)
    return (
      <Prompt>
        <Failure error={error} onRetry={() => void again()} />
      </Prompt>
    )
  if (!data) return <LoadingDesk />
  if (data.step === 'open') return <Desk name={data.name} onClosed={() => void again()} />
  return <Entrance step={data.step} onDone={() => void again()} />
}

/** The moderators' console at /moderate, which only the browser renders. */
export function ConsolePage({ NotFound }: ConsoleProps) {
  const { status, user } = useSession()
  if (status === 'loading') return <LoadingDesk />
  if (!user) return <NotFound />
  return (
    <Queries>
      <ConsoleStyles />
      <Inside key={user.id} NotFound={NotFound} />
    </Queries>
  )
}

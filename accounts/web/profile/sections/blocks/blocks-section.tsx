import { Avatar, Button, FieldError, RetryBanner } from '@basera/platform/design'
import { dayInIndia, longDate, useSentences } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import en from '../../../locales/en.json'
import { Section } from '../section.tsx'
import { type Blocked, type Blocks, useBlocks } from './use-blocks.ts'

interface RowProps {
  readonly blocked: Blocked
  readonly onToggle: (blocked: Blocked) => void
}

/** A disabled button loses the focus; this gives it back. */
function useKeptFocus(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    // Unless the person has moved on.
    if (isDone && document.activeElement?.contains(button.current)) button.current?.focus()
  }, [isBusy])
  return button
}

function BlockedRow({ blocked, onToggle }: RowProps) {
  const t = useSentences(en)
  const { person, isBlocked, isBusy, failure } = blocked
  const button = useKeptFocus(isBusy)
  const name = person.full_name ?? t('accounts.blocks.nameless')
  const doing = isBlocked ? 'accounts.blocks.unblock' : 'accounts.blocks.undo'
  const day = longDate(dayInIndia(person.created_at))
  return (
    <li className="flex items-center justify-between gap-x-4 border-line border-b py-3 last:border-0">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={name} userId={person.user_id} src={person.avatar_url} size={40} />
        <div className="min-w-0">
          <p className="font-[560] [overflow-wrap:anywhere]">{name}</p>
          <div aria-live="polite" className="text-ink-3 text-small">
            <p>{isBlocked ? t('accounts.blocks.since', { day }) : t('accounts.blocks.free')}</p>
            {failure ? <FieldError>{failure}</FieldError> : null}
          </div>
        </div>
      </div>
      <Button
        ref={button}
        size="s"
        busy={isBusy}
        aria-label={t(`${doing}.name`, { name })}
        onClick={({ detail }) => {
          // A double click would undo itself.
          if (detail < 2) onToggle(blocked)
        }}
      >
        {t(doing)}
      </Button>
    </li>
  )
}

/** People shown at first. */
const shownFirst = 10

interface ListProps {
  readonly blocks: Blocks
  readonly onRetry: () => void
  readonly onToggle: (blocked: Blocked) => void
}

export function BlocksList({ blocks, onRetry, onToggle }: ListProps) {
  const t = useSentences(en)
  const [isWhole, setWhole] = useState(false)
  if (blocks === 'loading') return <p role="status">{t('accounts.blocks.loading')}</p>
  if (blocks === 'failed')
    return (
      <RetryBanner retry={t('accounts.blocks.retry')} onRetry={onRetry}>
        {t('accounts.blocks.failed')}
      </RetryBanner>
    )
  if (blocks.length === 0) return <p className="text-ink-2">{t('accounts.blocks.none')}</p>
  const shown = isWhole ? blocks : blocks.slice(0, shownFirst)
  return (
    <>
      <p className="text-ink-2">{t('accounts.blocks.text')}</p>
      <ul className="w-full">
        {shown.map((blocked) => (
          <BlockedRow key={blocked.person.user_id} blocked={blocked} onToggle={onToggle} />
        ))}
      </ul>
      {shown.length < blocks.length ? (
        <Button onClick={() => setWhole(true)}>
          {t('accounts.blocks.all', { count: String(blocks.length) })}
        </Button>
      ) : null}
    </>
  )
}

/** Blocked people (trust.block-own). */
export function BlocksSection() {
  const t = useSentences(en)
  const { blocks, retry, toggle } = useBlocks()
  return (
    <Section title={t('accounts.blocks')}>
      <BlocksList blocks={blocks} onRetry={retry} onToggle={(blocked) => void toggle(blocked)} />
    </Section>
  )
}

import { DoorPage } from '@basera/accounts/web'
import { Problem } from '@basera/platform/contract'
import { Banner, Button, ButtonLink } from '@basera/platform/design'
import { DoorLocked, DoorOpen } from '@basera/platform/design/art'
import { pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import en from '../locales/en.json'
import { type Stage, useMailPreference } from './use-mail-preference.ts'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('chats.unsubscribe')} | Basera`,
  noIndex: true,
}))

const words = {
  asking: ['chats.unsubscribe', 'chats.unsubscribe.text'],
  off: ['chats.unsubscribe.off', 'chats.unsubscribe.off.text'],
  on: ['chats.unsubscribe.on', 'chats.unsubscribe.on.text'],
  broken: ['chats.unsubscribe.broken', 'chats.unsubscribe.broken.text'],
} as const satisfies Record<Stage, readonly [string, string]>

interface ActionProps {
  readonly stage: Stage
  readonly isBusy: boolean
  readonly onSave: (mails: boolean) => void
}

function Action({ stage, isBusy, onSave }: ActionProps) {
  const t = useSentences(en)
  if (stage === 'broken' || stage === 'on')
    return (
      <ButtonLink look="primary" size="l" href="/chats">
        {t('chats.unsubscribe.chats')}
      </ButtonLink>
    )
  const isOff = stage === 'off'
  const label = isOff ? 'chats.unsubscribe.again' : 'chats.unsubscribe.do'
  return (
    <Button
      look={isOff ? 'secondary' : 'primary'}
      size="l"
      busy={isBusy}
      onClick={({ detail }) => {
        // A double click would undo itself.
        if (detail < 2) onSave(isOff)
      }}
    >
      {t(isBusy ? 'chats.unsubscribe.busy' : label)}
    </Button>
  )
}

/** A disabled button loses the focus: it goes to the button in its place. */
function useRestoredFocus(isBusy: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    if (isDone && document.activeElement?.contains(box.current))
      box.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isBusy])
  return box
}

/** /unsubscribe, linked in mails. Mail scanners open links, so only a press changes anything. */
export function Component() {
  const t = useSentences(en)
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const { stage, isBusy, failure, save } = useMailPreference(token)
  const box = useRestoredFocus(isBusy)
  const [title, text] = words[stage]
  const Door = stage === 'off' || stage === 'on' ? DoorOpen : DoorLocked
  return (
    <div ref={box} role="status">
      <DoorPage
        art={<Door />}
        title={t(title)}
        text={t(text)}
        actions={<Action stage={stage} isBusy={isBusy} onSave={(mails) => void save(mails)} />}
      >
        {failure ? (
          <Banner tone="danger">
            {failure instanceof Problem ? failure.message : t('chats.unsubscribe.failed')}
          </Banner>
        ) : null}
      </DoorPage>
    </div>
  )
}

import { Button } from '@basera/platform/design'
import { MessageCircleIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { type ComponentType, useContext, useState } from 'react'
import { firstName } from '../../card/person-name.ts'
import en from '../locales/en.json'
import { type MessageProps, MessageSlot } from './message-slot.ts'

interface MessageButtonProps {
  readonly person: Roommate
  /** Told why the way to write could not be opened. */
  readonly onFailure: (why: string) => void
}

/** "Message {first name}" (marketplace 2). */
export function MessageButton({ person, onFailure }: MessageButtonProps) {
  const t = useSentences(en)
  const load = useContext(MessageSlot)
  const [Message, setMessage] = useState<ComponentType<MessageProps>>()
  const [isBusy, setBusy] = useState(false)
  const name = firstName(person.full_name)
  const open = async () => {
    setBusy(true)
    try {
      const Loaded = await load?.()
      if (Loaded) setMessage(() => Loaded)
      else onFailure(t('roommates.profile.messageFailed'))
    } catch {
      onFailure(t('roommates.profile.messageFailed'))
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        look="primary"
        icon={<MessageCircleIcon />}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void open()}
      >
        {name ? t('roommates.profile.message', { name }) : t('roommates.profile.messageNobody')}
      </Button>
      {Message && <Message person={person} onClose={() => setMessage(undefined)} />}
    </>
  )
}

import { Button, IconButton, showToast } from '@basera/platform/design'
import { MessageCircleIcon, Share2Icon } from '@basera/platform/design/icons'
import { sharePage, useSentences } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { type ComponentType, useContext, useState } from 'react'
import { firstName } from '../card/person-words.ts'
import en from '../locales/en.json'
import { type MessageProps, MessageSlot } from './message-slot.ts'

interface MessageButtonProps {
  readonly person: Roommate
  readonly onFailure: (sentence: string) => void
}

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

interface ShareButtonProps {
  readonly name: string
  readonly onFailure: (sentence: string) => void
}

/** The device's share sheet, else a copy of the link (roommates.share-profile). */
export function ShareButton({ name, onFailure }: ShareButtonProps) {
  const t = useSentences(en)
  async function share() {
    const { origin, pathname } = window.location
    const outcome = await sharePage(t('roommates.profile.shareTitle', { name }), origin + pathname)
    if (outcome === 'copied') showToast(t('roommates.profile.linkCopied'))
    if (outcome === 'failed') onFailure(t('roommates.profile.linkNotCopied'))
  }
  return (
    <IconButton
      bordered
      label={t('roommates.profile.share')}
      icon={<Share2Icon />}
      onClick={() => void share()}
    />
  )
}

import { messageMax, visibleCharacter } from '@basera/chats/contract'
import { Banner, Button, Chip, Dialog, Field, TextArea } from '@basera/platform/design'
import { LockIcon, SendHorizontalIcon } from '@basera/platform/design/icons'
import { locale, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { type FormEvent, useId } from 'react'
import en from '../locales/en.json'
import { forgetMeant } from './meant-message.ts'
import { hasSentence, withoutSentence, withSentence } from './message-sentences.ts'
import { Recipient } from './start-dialog.tsx'
import { suggestedSentences } from './suggested-sentences.ts'

interface MessageSheetProps {
  readonly room: Room
  readonly text: string
  readonly onText: (text: string) => void
  readonly isSending: boolean
  /** Known before the message is written. */
  readonly note: string | undefined
  readonly failure: string | undefined
  readonly onSend: () => void
  readonly onClose: () => void
}

/** The first message to a lister, to edit and send (chats.start-dialog). */
export function MessageSheet(props: MessageSheetProps) {
  const { room, text, onText, isSending, note, failure, onSend, onClose } = props
  const t = useSentences(en)
  const formId = useId()
  const { lister } = room
  const name = lister.full_name || t('chats.contact.someone')
  const who = [name, lister.organization].filter(Boolean).join(', ')
  const leave = () => {
    forgetMeant(room.id)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending && visibleCharacter.test(text)) onSend()
  }
  return (
    <Dialog
      open
      onClose={leave}
      dismissable={!isSending}
      title={<Recipient person={lister} words={{ title: t('chats.contact.title'), who }} />}
      closeLabel={isSending ? undefined : t('chats.contact.close')}
      sideBySide
      actions={
        <>
          <Button
            look="primary"
            type="submit"
            form={formId}
            icon={<SendHorizontalIcon />}
            busy={isSending}
            disabled={!visibleCharacter.test(text)}
          >
            {t(isSending ? 'chats.contact.sending' : 'chats.contact.send')}
          </Button>
          <Button disabled={isSending} onClick={leave}>
            {t('chats.contact.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        <SpentNote note={failure ? undefined : note} />
        <MessageField text={text} onText={onText} isReadOnly={isSending} />
        <Suggestions room={room} text={text} onText={onText} />
        <p className="flex gap-2.5 text-small text-ink-3">
          <LockIcon />
          {t('chats.contact.private')}
        </p>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <p className="text-center text-small text-ink-3">{t('chats.contact.free')}</p>
      </form>
    </Dialog>
  )
}

/** A refusal that is known already; always rendered, so that it is read out. */
const SpentNote = ({ note }: { readonly note: string | undefined }) => (
  <div role="status">{note && <Banner tone="info">{note}</Banner>}</div>
)

interface Written {
  readonly text: string
  readonly onText: (text: string) => void
}

function MessageField({ text, onText, isReadOnly }: Written & { readonly isReadOnly: boolean }) {
  const t = useSentences(en)
  return (
    <Field
      label={t('chats.contact.message')}
      hint={t('chats.contact.editable')}
      counter={`${text.length.toLocaleString(locale)}/${messageMax.toLocaleString(locale)}`}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={4}
          maxLength={messageMax}
          value={text}
          readOnly={isReadOnly}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  )
}

function Suggestions({ room, text, onText }: Written & { readonly room: Room }) {
  const t = useSentences(en)
  return (
    <fieldset>
      <legend className="label mb-2">{t('chats.contact.addToIt')}</legend>
      <div className="flex flex-wrap gap-2">
        {suggestedSentences(room).map(({ label, sentence }) => {
          const isIn = hasSentence(text, sentence)
          const next = isIn ? withoutSentence(text, sentence) : withSentence(text, sentence)
          return (
            <Chip
              key={sentence}
              pressed={isIn}
              disabled={next.length > messageMax}
              onClick={() => onText(next)}
            >
              {label}
            </Chip>
          )
        })}
      </div>
    </fieldset>
  )
}

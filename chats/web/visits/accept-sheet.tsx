import type { Visit } from '@basera/chats/contract'
import { Banner, Button, Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { type SubmitEvent, useState } from 'react'
import en from '../locales/en.json'
import { AddressField } from './offer-sheet.tsx'
import { useVisitChange } from './use-visits.ts'
import { visitTime } from './visit-times.ts'

interface AcceptSheetProps {
  readonly visit: Visit
  /** The time to accept; undefined where only the address is written. */
  readonly slot: string | undefined
  readonly name: string
  readonly address: string | null
  readonly onClose: () => void
}

/** The lister's way to accept a time, with the address for this visit. */
export function AcceptSheet({ visit, slot, name, address, onClose }: AcceptSheetProps) {
  const t = useSentences(en)
  const [text, setText] = useState(visit.visit_address ?? address ?? '')
  const { isBusy, failure, change } = useVisitChange(visit)
  const written = text.trim()
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const more = written ? { visit_address: written } : {}
    const isDone = slot
      ? await change({ action: 'accept', starts_at: slot, ...more })
      : await change({ action: 'address', visit_address: written })
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={slot ? t('chats.visit.acceptAt', { at: visitTime(slot) }) : t('chats.visit.address')}
      closeLabel={t('chats.visit.close')}
      width={480}
    >
      <form className="visit-form" onSubmit={(event) => void submit(event)}>
        <AddressField value={text} name={name} onChange={setText} />
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Button type="submit" look="primary" block busy={isBusy} disabled={!slot && !written}>
          {t(slot ? 'chats.visit.accept' : 'chats.visit.address.save')}
        </Button>
      </form>
    </Dialog>
  )
}

import { Banner, Button, Dialog, Field, TextInput } from '@basera/platform/design'
import { HeartHandshakeIcon, UploadIcon } from '@basera/platform/design/icons'
import { shortDate, todayInIndia, useSentences } from '@basera/platform/web'
import { shortlistNameMax, shortlistRoomsMax, shortlistSentences } from '@basera/rooms/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { InvitePart, SharePart } from './share-parts.tsx'
import { readShortlistsAnew, shortlistPath, useShortlist, useShortlistChange } from './use-shortlists.ts'

interface ShareSavedSheetProps {
  /** The saved rooms, the last saved first. */
  readonly roomIds: readonly string[]
  readonly onClose: () => void
}

type Purpose = 'share' | 'invite'

export function ShareSavedSheet({ roomIds, onClose }: ShareSavedSheetProps) {
  const t = useSentences(en)
  // One sheet makes one shortlist, however often its buttons are pressed.
  const [id] = useState(() => crypto.randomUUID())
  const [made, setMade] = useState<Purpose>()
  const titles = { share: 'rooms.shortlist.share', invite: 'rooms.shortlist.invite' } as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(made ? titles[made] : 'rooms.shortlist.share')}
      closeLabel={t('rooms.search.close')}
      width={440}
    >
      {made ? (
        <Made id={id} purpose={made} onClose={onClose} />
      ) : (
        <Make id={id} roomIds={roomIds} onMade={setMade} />
      )}
    </Dialog>
  )
}

interface MakeProps extends Pick<ShareSavedSheetProps, 'roomIds'> {
  readonly id: string
  readonly onMade: (purpose: Purpose) => void
}

function Make({ id, roomIds, onMade }: MakeProps) {
  const t = useSentences(en)
  const { change, isBusy, failure } = useShortlistChange()
  const [name, setName] = useState(() =>
    t('rooms.shortlist.proposedName', { day: shortDate(todayInIndia()) }),
  )
  const [isTried, setTried] = useState(false)
  const rooms = roomIds.slice(0, shortlistRoomsMax)
  async function make(purpose: Purpose) {
    setTried(true)
    if (!name.trim()) return
    const params = { id }
    const done = await change(async (api) => {
      await api('POST /api/me/shortlists', { body: { id, name, room_ids: rooms } })
      if (purpose === 'invite') return api('PUT /api/me/shortlists/{id}/invitation', { params })
      return api('GET /api/me/shortlists/{id}', { params })
    })
    if (!done) return
    void readShortlistsAnew()
    onMade(purpose)
  }
  return (
    <div className="mt-3 grid gap-5">
      <p className="text-ink-2">{t('rooms.shortlist.make.about', { n: rooms.length })}</p>
      <Field
        label={t('rooms.shortlist.name')}
        error={isTried && !name.trim() ? shortlistSentences.nameRequired : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={shortlistNameMax}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button look="primary" icon={<UploadIcon />} busy={isBusy} onClick={() => void make('share')}>
        {t('rooms.shortlist.make.share')}
      </Button>
      <Button icon={<HeartHandshakeIcon />} busy={isBusy} onClick={() => void make('invite')}>
        {t('rooms.shortlist.make.together')}
      </Button>
    </div>
  )
}

interface MadeProps {
  readonly id: string
  readonly purpose: Purpose
  readonly onClose: () => void
}

function Made({ id, purpose, onClose }: MadeProps) {
  const t = useSentences(en)
  const { data: list } = useShortlist(id)
  if (!list) return null
  return (
    <>
      {purpose === 'share' ? <SharePart list={list} /> : <InvitePart list={list} />}
      <Link className="link mt-5 inline-flex min-h-11 items-center" to={shortlistPath(id)} onClick={onClose}>
        {t('rooms.shortlist.open')}
      </Link>
    </>
  )
}

import { Banner, Button, Switch } from '@basera/platform/design'
import { dayInIndia, longDate, useSentences } from '@basera/platform/web'
import type { Shortlist } from '@basera/rooms/contract'
import { useState } from 'react'
import en from '../locales/en.json'
import { LinkToSend } from './link-to-send.tsx'
import { useShortlistChange } from './use-shortlists.ts'

interface PartProps {
  readonly list: Shortlist
}

/** Sharing of a shortlist: switched on with a link, and off again at once (rooms.shortlist-link). */
export function SharePart({ list: { id, link, rooms } }: PartProps) {
  const t = useSentences(en)
  const { change, isBusy, failure } = useShortlistChange()
  const [isNamed, setNamed] = useState(link?.names ?? false)
  const params = { id }
  const turn = (names: boolean) =>
    change((api) => api('PUT /api/me/shortlists/{id}/link', { params, body: { names } }))
  const shown = rooms.filter(({ struck_at }) => struck_at === null).length
  return (
    <div className="mt-3 grid gap-5">
      <p className="text-ink-2">{t('rooms.shortlist.share.about', { n: shown })}</p>
      {(!link || link.is_own) && (
        <Switch
          label={t('rooms.shortlist.share.name')}
          checked={isNamed}
          disabled={isBusy}
          onChange={({ target }) => {
            setNamed(target.checked)
            if (link) void turn(target.checked)
          }}
        />
      )}
      {link ? (
        <>
          <LinkToSend
            path={`/list/${link.token}`}
            label={t('rooms.shortlist.share.link')}
            message={t('rooms.shortlist.share.message')}
          />
          <Button
            look="danger-quiet"
            busy={isBusy}
            onClick={() => void change((api) => api('DELETE /api/me/shortlists/{id}/link', { params }))}
          >
            {t('rooms.shortlist.share.off')}
          </Button>
          <p className="text-small text-ink-3">{t('rooms.shortlist.share.stops')}</p>
        </>
      ) : (
        <Button look="primary" busy={isBusy} onClick={() => void turn(isNamed)}>
          {t('rooms.shortlist.share.on')}
        </Button>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
    </div>
  )
}

/** The invitation of one more member (rooms.shortlist-invitation). */
export function InvitePart({ list: { id, invitation } }: PartProps) {
  const t = useSentences(en)
  const { change, isBusy, failure } = useShortlistChange()
  const params = { id }
  return (
    <div className="mt-3 grid gap-5">
      <p className="text-ink-2">{t('rooms.shortlist.invite.about')}</p>
      {invitation ? (
        <>
          <LinkToSend
            path={`/shortlists/join/${invitation.token}`}
            label={t('rooms.shortlist.invite.link')}
            message={t('rooms.shortlist.invite.message')}
          />
          <p className="text-small text-ink-3">
            {t('rooms.shortlist.invite.ends', { day: longDate(dayInIndia(invitation.ends_at)) })}
          </p>
          <Button
            look="danger-quiet"
            busy={isBusy}
            onClick={() => void change((api) => api('DELETE /api/me/shortlists/{id}/invitation', { params }))}
          >
            {t('rooms.shortlist.invite.off')}
          </Button>
        </>
      ) : (
        <Button
          look="primary"
          busy={isBusy}
          onClick={() => void change((api) => api('PUT /api/me/shortlists/{id}/invitation', { params }))}
        >
          {t('rooms.shortlist.invite.on')}
        </Button>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
    </div>
  )
}

import { Banner, Button, buttonClass, showToast, TextInput } from '@basera/platform/design'
import { copyLink, dayInIndia, longDate, useSentences } from '@basera/platform/web'
import { groupMembersMax, type OwnGroup } from '@basera/roommates/contract'
import { useId } from 'react'
import en from '../locales/en.json'
import { joinGroupPath } from './group-paths.ts'
import { useGroupChange } from './use-groups.ts'

/** The invitation of others (roommates.group-invitation). */
export function InviteToGroup({ group: { id, members, invitation } }: { readonly group: OwnGroup }) {
  const t = useSentences(en)
  const { change, isBusy, failure } = useGroupChange()
  const params = { id }
  const renew = () => void change((api) => api('PUT /api/me/groups/{id}/invitation', { params }))
  const end = () => void change((api) => api('DELETE /api/me/groups/{id}/invitation', { params }))
  return (
    <section className="group-narrow">
      <h2 className="text-h2">{t('roommates.group.invite')}</h2>
      <p className="group-lead">{t('roommates.group.inviteLead', { n: groupMembersMax - members.length })}</p>
      {invitation ? (
        <>
          <LinkToSend token={invitation.token} />
          <p className="text-small text-ink-3">
            {t('roommates.group.inviteEnds', { day: longDate(dayInIndia(invitation.ends_at)) })}
          </p>
          <div className="group-acts">
            <Button busy={isBusy} onClick={renew}>
              {t('roommates.group.inviteAnew')}
            </Button>
            <Button look="danger-quiet" busy={isBusy} onClick={end}>
              {t('roommates.group.inviteOff')}
            </Button>
          </div>
        </>
      ) : (
        <div className="group-acts">
          <Button look="primary" busy={isBusy} onClick={renew}>
            {t('roommates.group.inviteOn')}
          </Button>
        </div>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
    </section>
  )
}

function LinkToSend({ token }: { readonly token: string }) {
  const t = useSentences(en)
  const inputId = useId()
  const url = window.location.origin + joinGroupPath(token)
  const text = encodeURIComponent(`${t('roommates.group.inviteMessage')} ${url}`)
  const copy = async () =>
    showToast(
      t(
        (await copyLink(url)) === 'failed'
          ? 'roommates.profile.linkNotCopied'
          : 'roommates.profile.linkCopied',
      ),
    )
  return (
    <>
      <label className="label" htmlFor={inputId}>
        {t('roommates.group.inviteLink')}
      </label>
      <TextInput id={inputId} readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className="group-acts">
        <a
          className={buttonClass({ look: 'primary' })}
          href={`https://wa.me/?text=${text}`}
          target="_blank"
          rel="noopener"
        >
          {t('roommates.group.whatsApp')}
        </a>
        <Button onClick={() => void copy()}>{t('roommates.group.copy')}</Button>
      </div>
    </>
  )
}

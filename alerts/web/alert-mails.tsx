import { DoorPage } from '@basera/accounts/web'
import { isTokenOfAll } from '@basera/alerts/contract'
import { Problem } from '@basera/platform/contract'
import { Banner, Button, ButtonLink } from '@basera/platform/design'
import { DoorLocked, DoorOpen } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { useLocation } from 'react-router'
import en from './locales/en.json'
import { useAlertWish, wishOf } from './use-alert-wish.ts'
import { alertsPath } from './use-alerts.ts'

const texts = {
  asking: 'alerts.mails.text',
  done: 'alerts.mails.done.text',
  broken: 'alerts.mails.broken.text',
} as const

/** /alerts/mails, linked in mails: one press, without signing in (alerts.mail-links). */
export function AlertMails() {
  const t = useSentences(en)
  const params = new URLSearchParams(useLocation().search)
  const token = params.get('token') ?? ''
  const { wish, stage, isBusy, failure, send } = useAlertWish(token, wishOf(params.get('wish')))
  const isOfAll = stage === 'asking' && isTokenOfAll(token) && (wish === 'pause' || wish === 'stop')
  const state = stage === 'broken' ? 'broken' : `${stage}.${wish}${isOfAll ? 'All' : ''}`
  const actions =
    stage === 'asking' ? (
      <Button look="primary" size="l" busy={isBusy} onClick={() => void send(wish)}>
        {t(`alerts.wish.${wish}`)}
      </Button>
    ) : (
      <ButtonLink look="primary" size="l" href={alertsPath}>
        {t('alerts.see')}
      </ButtonLink>
    )
  return (
    <div role="status">
      <DoorPage
        art={stage === 'done' ? <DoorOpen /> : <DoorLocked />}
        title={t(`alerts.mails.${state}` as 'alerts.mails.broken')}
        text={t(texts[stage])}
        actions={actions}
      >
        {failure ? (
          <Banner tone="danger">{failure instanceof Problem ? failure.message : t('alerts.notSaved')}</Banner>
        ) : null}
      </DoorPage>
    </div>
  )
}

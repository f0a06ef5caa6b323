import { type AlertWish, alertSentences as say } from '@basera/alerts/contract'
import { Problem } from '@basera/platform/contract'
import type { Limits } from '@basera/platform/server/limits'
import type { Secrets } from '@basera/platform/server/secrets'
import { type AlertChange, findOwner } from '../alerts.queries.ts'
import { type AlertNeeds, changeAlert } from '../save-alert.ts'
import { keepAsked } from '../still-looking.queries.ts'
import { alertTokenSubject } from './alert-token.ts'

export interface WishNeeds extends AlertNeeds {
  readonly secrets: Secrets
  readonly limits: Limits
}

const changes: Readonly<Record<AlertWish, AlertChange>> = {
  weekly: { frequency: 'weekly' },
  pause: { paused: true },
  stop: { by_mail: false },
  keep: { by_mail: true, paused: false },
}

/**
 * Does what a link in a mail is for, to the alerts of the mail or to all of a member's (alerts.mail-links). Throws `link_expired`, and
 * `too_many_requests` by member, since mail providers post from a few addresses.
 */
export async function grantWish(needs: WishNeeds, token: string, wish: AlertWish): Promise<void> {
  const { db, secrets, limits } = needs
  const subject = alertTokenSubject(secrets, token)
  if (!subject) throw new Problem('link_expired', say.linkBroken)
  const alertIds = 'alertIds' in subject ? subject.alertIds : null
  const userId = 'userId' in subject ? subject.userId : (await findOwner(db, subject.alertIds))?.user_id
  if (userId === undefined) throw new Problem('link_expired', say.linkBroken)
  await limits.spend('alert-mail-wish', userId)
  if (wish === 'keep' && alertIds === null) await keepAsked(db, userId)
  else if (wish === 'weekly' && alertIds?.length === 1)
    await changeAlert(needs, userId, alertIds, { ...changes.keep, ...changes.weekly })
  else await changeAlert(needs, userId, alertIds, changes[wish])
}

import { Problem } from '@basera/platform/contract'
import type { Member } from '@basera/platform/server/feature'
import { type EmailNeeds, lockAddresses } from '../email/change-email.ts'
import { issueEmailCode, proveEmailCode } from '../email/email-code.ts'
import { emailCodeLifetime } from '../email/email-codes.queries.ts'
import { spendCodeMail, takeCodeTurn } from '../email/mail-code.ts'
import { workCodeMail } from '../mails/email-mails.ts'
import { ensureProfile } from '../profile/profile.ts'
import { refusals } from '../sentences.ts'
import { memberLanguage } from '../visibility.queries.ts'
import { deleteWorkProof, findProofs, isProvenByOther, saveWorkProof } from './proofs.queries.ts'
import { readWorkAddress } from './work-domain.ts'

/** Throws `not_found` for an account that was just deleted. */
export async function showProofs({ db }: Pick<EmailNeeds, 'db'>, userId: string) {
  const row = await findProofs(db, userId)
  if (!row) throw new Problem('not_found', refusals.noAccount)
  return row.proofs
}

/** Mails a code to an address at work or college. Throws `validation_failed` (accounts.work-domain), `too_many_requests`. */
export async function sendWorkCode(needs: EmailNeeds, member: Member, given: string) {
  const { email } = readWorkAddress(given)
  const { session } = member
  await spendCodeMail(needs.limits, member, email)
  await needs.db.transaction().execute(async (trx) => {
    await takeCodeTurn(trx, email, needs.emailCooldown)
    const code = await issueEmailCode(
      { db: trx, secrets: needs.secrets },
      { session, purpose: 'work' },
      email,
    )
    const reader = { email, language: await memberLanguage(trx, member) }
    await needs.mails.add(trx, workCodeMail(reader, { code, minutes: emailCodeLifetime / 60 }, needs.site))
  })
  return { email, expires_in: emailCodeLifetime, resend_in: needs.emailCooldown }
}

/**
 * Keeps domain and day, and of the address a keyed hash alone (accounts.work-proof). Throws `code_invalid`,
 * `code_expired`, `code_not_sent`, and `conflict` for a mailbox that another account has proven.
 */
export async function proveWork(needs: EmailNeeds, member: Member, code: string) {
  const { userId } = member.session
  await needs.limits.spend('email-code-attempt', member)
  const { email, spend } = await proveEmailCode(needs, { session: member.session, purpose: 'work' }, code)
  const { domain, mailbox } = readWorkAddress(email)
  const mailboxHash = needs.secrets.mac('work-mailbox', mailbox)
  await needs.db.transaction().execute(async (trx) => {
    await ensureProfile(trx, userId)
    await spend(trx)
    await lockAddresses(trx, [mailbox])
    if (await isProvenByOther(trx, mailboxHash, userId)) throw new Problem('conflict', refusals.mailboxShown)
    await saveWorkProof(trx, { userId, domain, mailboxHash })
  })
  return showProofs(needs, userId)
}

export const removeWork = ({ db }: Pick<EmailNeeds, 'db'>, userId: string) =>
  db.transaction().execute((trx) => deleteWorkProof(trx, userId))

import { type QueryExecutorProvider, sql } from 'kysely'
import type { Mailer } from '../mail/mailer.ts'
import type { SmsSender } from '../sms/sms.ts'
import { codeOf, linksOf, recipientForm } from './message-parts.ts'

export interface OutboxMessage {
  readonly id: string
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  readonly links: readonly string[]
  readonly code: string | null
  readonly sent_at: string
}

interface Kept {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly html?: string
}

const mostKept = 1000
const mostShown = 50

async function keep(db: QueryExecutorProvider, { channel, to, subject, text, html }: Kept): Promise<void> {
  await sql`
    INSERT INTO outbox_messages (channel, recipient, subject, body_text, body_html)
    VALUES (${channel}, ${recipientForm(to)}, ${subject ?? null}, ${text}, ${html ?? null})
  `.execute(db)
  await sql`
    DELETE FROM outbox_messages WHERE id IN (
      SELECT id FROM outbox_messages ORDER BY sent_at DESC, id DESC OFFSET ${mostKept})
  `.execute(db)
}

/** Stores the newest 1,000 mails instead of sending them; development only. */
export const outboxMailer = (db: QueryExecutorProvider): Mailer => ({
  send: (mail) => keep(db, { channel: 'email', ...mail }),
})

/** Stores the newest 1,000 text messages instead of sending them; development only. */
export const outboxSms = (db: QueryExecutorProvider): SmsSender => ({
  send: ({ to, text }) => keep(db, { channel: 'sms', to, text }),
})

interface Row {
  readonly id: string
  readonly channel: 'email' | 'sms'
  readonly recipient: string
  readonly subject: string | null
  readonly body_text: string
  readonly body_html: string | null
  readonly sent_at: Date
}

const present = (row: Row): OutboxMessage => ({
  id: row.id,
  channel: row.channel,
  to: row.recipient,
  subject: row.subject,
  text: row.body_text,
  html: row.body_html,
  links: linksOf(row.body_text, row.body_html),
  code: codeOf(row.body_text),
  sent_at: row.sent_at.toISOString(),
})

/** The newest 50 messages, to everyone or to one recipient. */
export async function readOutbox(db: QueryExecutorProvider, to?: string): Promise<OutboxMessage[]> {
  const wanted = to?.trim() ? recipientForm(to) : null
  const { rows } = await sql<Row>`
    SELECT id, channel, recipient, subject, body_text, body_html, sent_at FROM outbox_messages
    WHERE ${wanted}::text IS NULL OR recipient = ${wanted}
    ORDER BY sent_at DESC, id DESC LIMIT ${mostShown}
  `.execute(db)
  return rows.map(present)
}

import { Problem } from '@basera/platform/contract'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { commonRefusals } from '../sentences.ts'
import { readOutbox } from './outbox-messages.ts'
import { outboxPage } from './outbox-page.ts'

const query = z.strictObject({
  to: z
    .string()
    .max(320)
    .regex(/^\P{Cc}*$/u)
    .optional(),
})

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

function recipientOf(asked: unknown): string | undefined {
  const parsed = query.safeParse(asked)
  if (!parsed.success) throw new Problem('validation_failed', commonRefusals.outboxQuestion)
  return parsed.data.to
}

/** Development only (`shell.outbox-kept`): whoever reads the outbox can sign in as anybody. */
export function registerOutboxRoutes(app: FastifyInstance, db: QueryExecutorProvider): void {
  app.get('/dev/outbox.json', async (request, reply) => {
    const messages = await readOutbox(db, recipientOf(request.query))
    return reply.headers(headers).send(messages)
  })
  app.get('/dev/outbox', async (request, reply) => {
    const to = recipientOf(request.query)
    const page = outboxPage(await readOutbox(db, to), to ?? '')
    return reply.headers(headers).type('text/html; charset=utf-8').send(page)
  })
}

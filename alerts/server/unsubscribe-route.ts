import { registerOneClickUnsubscribe } from '@basera/platform/server/mail'
import type { FastifyInstance } from 'fastify'
import { grantWish, type WishNeeds } from './mails/grant-wish.ts'

export const registerAlertUnsubscribe = (app: FastifyInstance, needs: WishNeeds): void =>
  registerOneClickUnsubscribe(app, {
    path: '/api/alert-mails/unsubscribe',
    unsubscribe: (token) => grantWish(needs, token, 'stop'),
    page: (token) => `/alerts/mails?${new URLSearchParams({ token, wish: 'stop' })}`,
  })

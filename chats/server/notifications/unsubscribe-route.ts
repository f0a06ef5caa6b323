import { registerOneClickUnsubscribe } from '@basera/platform/server/mail'
import type { FastifyInstance } from 'fastify'
import { saveMailPreferenceByToken, type TokenPreferenceNeeds } from './notification-preferences.ts'

export const registerUnsubscribe = (app: FastifyInstance, needs: TokenPreferenceNeeds): void =>
  registerOneClickUnsubscribe(app, {
    path: '/api/chat-mails/unsubscribe',
    unsubscribe: (token) => saveMailPreferenceByToken(needs, token, false),
    page: (token) => `/unsubscribe?${new URLSearchParams({ token })}`,
  })

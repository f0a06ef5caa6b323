import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'
import type { SignInRequest } from './sign-in-request.ts'

const t = sentencesOf(en)

/** Sentence of a failed return (accounts.return-errors). */
export function returnMessage({ error, email }: SignInRequest): string | undefined {
  if (error === undefined) return undefined
  return email ? t('accounts.return.email_exists.named', { email }) : t(`accounts.return.${error}`)
}

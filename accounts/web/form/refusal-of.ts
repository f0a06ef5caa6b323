import { Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import type { Refusal } from '@basera/platform/web/form'
import en from '../locales/en.json'

/** The server's own sentence, at the field that it is about, else above the form. */
export function refusalOf<Name extends string>(
  error: unknown,
  ofField: (fault: Problem) => Name | undefined,
): Refusal<Name> {
  if (!(error instanceof Problem)) return { banner: sentencesOf(en)('accounts.failure.offline') }
  const field = ofField(error)
  const message = error.errors[0]?.message ?? error.message
  return field === undefined ? { banner: message } : { fields: { [field]: message } as Record<Name, string> }
}

export const codeField = ({ code }: Problem) => (code.startsWith('code_') ? 'code' : undefined)

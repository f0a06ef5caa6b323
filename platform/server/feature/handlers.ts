import type { Readable } from 'node:stream'
import type { Call, Calls } from '@basera/platform/contract'
import type { Language } from '@basera/platform/contract/languages'
import type { z } from 'zod'

export interface CallerSession {
  readonly id: string
  readonly userId: string
  /** The person behind the account, by the number they proved (trust.person-budgets); null before they proved one. */
  readonly personId?: string | null | undefined
  /** When the person last showed who they are. */
  readonly signedInAt?: Date | undefined
}

export interface Caller {
  readonly address: string
  /** That the request likes best (shell.problem-language). */
  readonly language?: Language
  /** Absent for visitors; set for members on public calls too. */
  readonly session?: CallerSession
}

export interface Member extends Caller {
  readonly session: CallerSession
}

export interface UploadedFile {
  /** As the client claims it; never trusted. */
  readonly type: string
  readonly stream: Readable
}

type Parsed<S, K extends string> = S extends z.ZodType
  ? { readonly [P in K]: z.output<S> }
  : Record<never, never>

type HandlerInput<C extends Call> = Parsed<C['params'], 'params'> &
  Parsed<C['query'], 'query'> &
  Parsed<C['body'], 'body'> &
  (C['upload'] extends object ? { readonly file: UploadedFile } : Record<never, never>)

type CallerOf<C extends Call> = C['access'] extends 'signed-in' | 'verified' | 'verified-once' | 'moderator'
  ? Member
  : Caller

type Handler<C extends Call> = (
  input: HandlerInput<C>,
  caller: CallerOf<C>,
) => Promise<z.input<C['response']>>

export type Handlers<C extends Calls> = { readonly [K in keyof C]: Handler<C[K]> }

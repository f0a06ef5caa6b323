/** The people a request may come from; `forger` has a token that is none. */
export type Sender = 'visitor' | 'forger' | 'unverified' | 'owner' | 'partner' | 'stranger'

/** What is sent as a body: JSON that is still to be written, bytes, or a form with one part. */
export type FuzzBody =
  | { readonly json: unknown }
  /** A character is a byte. */
  | { readonly bytes: string; readonly type?: string }
  | { readonly form: FormPart; readonly type?: string }

export interface FormPart {
  readonly name: string
  readonly filename?: string
  readonly type: string
  /** Of the pictures in `form-files.ts`. */
  readonly file: string
  readonly spoil: 'none' | 'twice' | 'cut' | 'no end'
}

/** A request before the ids of real rows, such as `«own room»`, are put in. */
export interface FuzzRequest {
  readonly sender: Sender
  readonly method: string
  readonly path: string
  /** Values of the path's parameters; those that begin with `%raw:` are sent as they are. */
  readonly params: Readonly<Record<string, string>>
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly headers: Readonly<Record<string, string>>
  readonly body?: FuzzBody
}

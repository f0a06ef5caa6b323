declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** A COPY … FROM STDIN: submit it with `client.query()`, then write the rows into it. */
  export function from(sql: string): Writable & Submittable
}

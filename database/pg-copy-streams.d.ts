declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  interface Counted {
    /** Rows that went through, known at the end. */
    readonly rowCount: number
  }

  /** A COPY … FROM STDIN: submit it with `client.query()`, then write the rows into it. */
  export function from(sql: string): Writable & Submittable & Counted

  /** A COPY … TO STDOUT: submit it with `client.query()`, then read the rows from it. */
  export function to(sql: string): Readable & Submittable & Counted
}

import type pg from 'pg'

/** A column of a statement's result, as PostgreSQL describes it before the statement runs. */
export interface DescribedColumn {
  readonly name: string
  readonly dataTypeID: number
  /** The table and column it comes from as it is; 0 for an expression. */
  readonly tableID: number
  readonly columnID: number
}

/** The parts of the driver's connection that prepare without running: not in its public types. */
interface Wire {
  parse(query: { readonly text: string }): void
  describe(what: { readonly type: 'S'; readonly name: string }): void
  sync(): void
}

/** Has PostgreSQL parse a statement, and gives the columns of its result. Throws for a name or type it does not know. */
export function describeStatement(client: pg.ClientBase, text: string): Promise<readonly DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly DescribedColumn[] = []
    const submittable = {
      submit(connection: unknown) {
        const wire = connection as Wire
        wire.parse({ text })
        wire.describe({ type: 'S', name: '' })
        wire.sync()
      },
      handleRowDescription: (message: { readonly fields: readonly DescribedColumn[] }) => {
        columns = message.fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    }
    client.query(submittable)
  })
}

import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import * as z from 'zod/v4/core'
import { prepareCommonText, prepareText } from './prepared.ts'

export type RowSchema = z.$ZodObject | z.$ZodUnion<readonly z.$ZodObject[]>

interface StatementOptions<Row extends RowSchema, Params> {
  /** Left out where nobody reads the rows; `first` then tells whether there is one. */
  readonly row?: Row
  /** One list of parameters per shape of the SQL, for the check against the schema. */
  readonly samples: readonly Readonly<NoInfer<Params>>[]
  /** Planned once by each connection, where the best plan depends on no value; of many texts the common ones. */
  readonly isPrepared?: true | 'when-common'
}

/** SQL whose names and row type `database/statements.test.ts` checks against the migrated schema. */
export interface Statement<Row, Params extends readonly unknown[]> {
  all(db: QueryExecutorProvider, ...params: Params): Promise<Row[]>
  first(db: QueryExecutorProvider, ...params: Params): Promise<Row | undefined>
  run(db: QueryExecutorProvider, ...params: Params): Promise<number>
}

export interface RegisteredStatement {
  readonly row: RowSchema | undefined
  readonly shapes: () => readonly RawBuilder<unknown>[]
}

export const registeredStatements: RegisteredStatement[] = []

let checkRows = false

/** Makes every statement check its rows against its schema; tests find undeclared nulls this way. */
export function checkRowsOfStatements(): void {
  checkRows = true
}

/** Declares a statement; a test has PostgreSQL describe each of `samples` and compares the result with `row`. */
export function statement<
  Params extends readonly unknown[],
  Row extends RowSchema = z.$ZodObject<Record<string, never>>,
>(
  { row, samples, isPrepared }: StatementOptions<Row, Params>,
  build: (...params: Params) => RawBuilder<unknown>,
): Statement<z.output<Row>, Params> {
  registeredStatements.push({ row, shapes: () => samples.map((params) => build(...params)) })
  function execute(db: QueryExecutorProvider, params: Params) {
    const compiled = build(...params).compile(db)
    if (isPrepared === true) prepareText(compiled.sql)
    else if (isPrepared) prepareCommonText(compiled.sql)
    return db.getExecutor().executeQuery(compiled)
  }
  async function all(db: QueryExecutorProvider, ...params: Params): Promise<z.output<Row>[]> {
    const { rows } = await execute(db, params)
    if (checkRows && row) for (const given of rows) z.parse(row, given)
    return rows as z.output<Row>[]
  }
  return {
    all,
    first: async (db, ...params) => (await all(db, ...params))[0],
    async run(db, ...params) {
      const { numAffectedRows } = await execute(db, params)
      return Number(numAffectedRows ?? 0)
    },
  }
}

export const someId = '00000000-0000-4000-8000-000000000000'

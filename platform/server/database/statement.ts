import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import * as z from 'zod/v4/core'

/** The columns a statement gives. A union where a left join leaves all columns of one side null. */
export type RowSchema = z.$ZodObject | z.$ZodUnion<readonly z.$ZodObject[]>

interface StatementOptions<Row extends RowSchema, Params> {
  /** Left out where nobody reads the rows: then `first` tells whether there is one. */
  readonly row?: Row
  /** Parameters with which the statement is checked against the schema: one list for each shape that its SQL can take. */
  readonly samples: readonly Readonly<NoInfer<Params>>[]
}

/** SQL written by hand whose names and row type are checked against the migrated schema by `database/statements.test.ts`. */
export interface Statement<Row, Params extends readonly unknown[]> {
  all(db: QueryExecutorProvider, ...params: Params): Promise<Row[]>
  first(db: QueryExecutorProvider, ...params: Params): Promise<Row | undefined>
  /** Runs the statement and gives the number of rows it wrote. */
  run(db: QueryExecutorProvider, ...params: Params): Promise<number>
}

export interface RegisteredStatement {
  readonly row: RowSchema | undefined
  /** The statement's SQL for each of its samples. */
  readonly shapes: () => readonly RawBuilder<unknown>[]
}

/** Every statement of the modules loaded so far. */
export const registeredStatements: RegisteredStatement[] = []

let checkRows = false

/** Makes every statement check each row it gives against its schema. For tests: it finds a null that is not declared. */
export function checkRowsOfStatements(): void {
  checkRows = true
}

/**
 * Declares a statement in SQL: `build` makes it from its parameters. The row type is not asserted: a test has PostgreSQL
 * describe the statement for each of `samples` and compares names, types and nullability with `row`.
 */
export function statement<
  Params extends readonly unknown[],
  Row extends RowSchema = z.$ZodObject<Record<string, never>>,
>(
  { row, samples }: StatementOptions<Row, Params>,
  build: (...params: Params) => RawBuilder<unknown>,
): Statement<z.output<Row>, Params> {
  registeredStatements.push({ row, shapes: () => samples.map((params) => build(...params)) })
  async function all(db: QueryExecutorProvider, ...params: Params): Promise<z.output<Row>[]> {
    const { rows } = await build(...params).execute(db)
    if (checkRows && row) for (const given of rows) z.parse(row, given)
    return rows as z.output<Row>[]
  }
  return {
    all,
    first: async (db, ...params) => (await all(db, ...params))[0],
    async run(db, ...params) {
      const { numAffectedRows } = await build(...params).execute(db)
      return Number(numAffectedRows ?? 0)
    },
  }
}

/** An id for samples: nothing has it. */
export const someId = '00000000-0000-4000-8000-000000000000'

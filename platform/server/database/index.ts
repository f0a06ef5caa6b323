export { clockNow, daysFromNow, now, secondsFromNow } from './moments.ts'
export { rowsByPage } from './rows-by-page.ts'
export {
  checkRowsOfStatements,
  type RegisteredStatement,
  type RowSchema,
  registeredStatements,
  someId,
  statement,
} from './statement.ts'

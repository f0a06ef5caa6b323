export { brokenConstraint } from './broken-constraint.ts'
export { asBoolean, clockNow, daysAgo, daysFromNow, now, secondsAgo, secondsFromNow } from './expressions.ts'
export { listValue } from './list-literal.ts'
export { rowsByPage } from './rows-by-page.ts'
export {
  checkRowsOfStatements,
  type RegisteredStatement,
  type RowSchema,
  registeredStatements,
  someId,
  statement,
} from './statement.ts'

import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import type { Command, Commands } from './command.ts'
import { type Asked, textKinds } from './open.ts'

/** Bad usage: exit code 2. */
export class UsageError extends Error {}

export interface ParsedCommand {
  readonly command: Command
  readonly asked: Asked
  readonly json: boolean
}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const texts = { as: text, reason: text, decision: text, out: text }
const flags = { all: flag, json: flag, help: flag, listings: flag, names: flag, 'fair-housing': flag }
const options = { ...texts, ...flags }

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

type Values = ReturnType<typeof parse>['values']

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function checkWords(name: string, { takes }: Command, words: readonly string[]): void {
  if (words.length !== takes.length || words.some((word) => word.trim() === ''))
    throw new UsageError(`It is: ${[name, ...takes].join(' ')}`)
  takes.forEach((take, n) => {
    if (take === 'ID' && !uuid.test(words[n] ?? ''))
      throw new UsageError(`${words[n]} is no id; find it with the find and list commands.`)
  })
}

function checkOptions(name: string, command: Command, values: Values): void {
  for (const option of ['all', 'out', 'decision', ...textKinds] as const) {
    if (values[option] && !command.options?.includes(option))
      throw new UsageError(`${name} takes no --${option}.`)
    if (
      (option === 'out' || option === 'decision') &&
      command.options?.includes(option) &&
      !values[option]?.trim()
    )
      throw new UsageError(`${name} needs --${option}.`)
  }
  if (command.reason && !values.reason?.trim()) throw new UsageError(`${name} needs --reason.`)
}

/** Named by `--as`, or the system's user. */
export function operatorOf(as: string | undefined): string {
  const name = as ?? userInfo().username
  if (!/^[A-Za-z0-9._-]{1,60}$/.test(name))
    throw new UsageError('--as takes a name of letters, digits, dots, dashes and underscores.')
  return name
}

/** Undefined where help was asked for. Throws {@link UsageError}. */
export function readCommand(args: readonly string[], commands: Commands): ParsedCommand | undefined {
  const { values, positionals } = parse(args)
  if (values.help || positionals.length === 0) return undefined
  const name = [positionals.slice(0, 2).join(' '), positionals[0] ?? ''].find((one) =>
    Object.hasOwn(commands, one),
  )
  const command = name === undefined ? undefined : commands[name]
  if (!name || !command) throw new UsageError(`There is no command ${positionals.slice(0, 2).join(' ')}.`)
  const words = positionals.slice(name.split(' ').length)
  checkWords(name, command, words)
  checkOptions(name, command, values)
  const reason = values.decision ?? values.reason
  const act = { operator: operatorOf(values.as), command: name, reason }
  const textKind = textKinds.find((kind) => values[kind])
  return { command, asked: { words, act, all: values.all, out: values.out, textKind }, json: values.json }
}

export function usage(commands: Commands): string {
  const lines = Object.entries(commands).map(([name, { takes, options: more = [], reason, says }]) => {
    const wanted = [...more, ...(reason ? ['reason'] : [])].map((one) =>
      one === 'all' || textKinds.some((kind) => kind === one)
        ? `[--${one}]`
        : `--${one} ${one === 'out' ? 'FILE.zip' : '"…"'}`,
    )
    return `  ${[name, ...takes, ...wanted].join(' ')}\n      ${says}`
  })
  return `npm run admin -- COMMAND [--as NAME] [--json]

${lines.join('\n')}

Works on the database of DATABASE_URL, or on the embedded one of DATA_DIR, whether the product is running or not. What
is looked at or done is kept in the table operator_log under NAME, or else the user of the system. A look may say its
--reason too. Exit codes: 0 done, 1 refused, failed or faults found, 2 written wrongly. See docs/operator.md.`
}

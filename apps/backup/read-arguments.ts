import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { OperatorAct } from '@basera/accounts/server'
import { operatorOf, UsageError } from '../admin/arguments.ts'

type Option = { readonly type: 'string' } | { readonly type: 'boolean' }

/** Undefined where help was asked for. Throws {@link UsageError}. */
export function readOptions<const Options extends Record<string, Option>>(options: Options) {
  try {
    const help = { help: { type: 'boolean' } } as const
    const { values } = parseArgs({ options: { ...options, ...help }, allowPositionals: false })
    return values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** Throws {@link UsageError} without a path. */
export function pathOf(option: string, value: string | undefined): string {
  if (!value?.trim()) throw new UsageError(`${option} is missing; --help says how.`)
  return resolve(value)
}

export const actOf = (command: string, as: string | undefined): OperatorAct => ({
  operator: operatorOf(as),
  command,
})

export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = error instanceof UsageError ? 2 : 1
  })
}

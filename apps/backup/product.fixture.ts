import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startProductProcess } from '@basera/testkit/product'

const settings = {
  NODE_ENV: 'development',
  DEMO_DATA: 'off',
  CAPTCHA: 'off',
  LIMITS: 'off',
  LOG_LEVEL: 'error',
}

/** Runs a command of this folder as an operator does. */
export async function runCommand(
  name: 'backup' | 'restore',
  words: readonly string[],
  env: Record<string, string>,
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...words], {
    env: { ...process.env, ...settings, ...env },
    cwd: env.DATA_DIR,
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, err }
}

/** The product in a process of its own, and calls to it. */
export async function startProduct(env: Record<string, string>) {
  const { address, stop } = await startProductProcess({ env: { NODE_ENV: 'development', ...env } })
  return { address, stop, call: callerOf(address) }
}

export type Product = Awaited<ReturnType<typeof startProduct>>

/** Calls the product; throws unless it answers with success. */
const callerOf =
  (address: string) =>
  async <T>(method: string, path: string, body?: object, token?: string): Promise<T> => {
    const isForm = body instanceof FormData
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (answer.status === 204 ? undefined : await answer.json()) as T
  }

export interface Session {
  readonly access_token: string
  readonly refresh_token: string
  readonly user: { readonly id: string }
}

export const password = 'chai at seven in the morning'

/** Signs somebody up, with a verified phone. */
export async function joinAs(product: Product, name: string, phone: string): Promise<Session> {
  const credentials = { email: `${name}@example.test`, password }
  const session = await product.call<Session>('POST', '/auth/v1/signup', credentials)
  await product.call('POST', '/api/me/phone/code', { phone }, session.access_token)
  const outbox = `/dev/outbox.json?to=${encodeURIComponent(phone)}`
  const [message] = await product.call<{ code: string }[]>('GET', outbox)
  await product.call('POST', '/api/me/phone/verify', { code: message?.code }, session.access_token)
  return session
}

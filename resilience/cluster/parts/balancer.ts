import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Balancer {
  readonly address: string
  stop(): Promise<void>
}

/**
 * Checks `/readyz` twice a second. Retries only idempotent requests, and leaves live connections alone while a process
 * is not ready: often only the database is away.
 */
const configuration = (port: number, members: readonly string[]): string => `
global
  maxconn 4000
  hard-stop-after 1s
defaults
  mode http
  timeout connect 1s
  timeout check 2s
  timeout client 75s
  timeout server 160s
  timeout http-keep-alive 60s
  timeout tunnel 1h
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
frontend site
  bind 127.0.0.1:${port}
  default_backend basera
backend basera
  balance roundrobin
  http-request disable-l7-retry unless METH_GET
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1
${members.map((member, n) => `  server basera-${n + 1} ${new URL(member).host}`).join('\n')}
`

export async function startBalancer(
  folder: string,
  port: number,
  members: readonly string[],
): Promise<Balancer> {
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, members))
  const log = openSync(join(folder, 'haproxy.log'), 'a')
  const child = spawn(process.env.HAPROXY_PATH ?? 'haproxy', ['-db', '-f', file], {
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  const address = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${address}/livez`).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('HAProxy did not start.')
    await sleep(50)
  }
  return {
    address,
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

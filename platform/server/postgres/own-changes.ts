import type pg from 'pg'

/** With this option, triggers tell a connection what it changed, as a notice with this code and a JSON list. */
export const tellingChanges = '-c basera.tell_changes=on'
const change = 'BS001'

interface Wire {
  on(event: 'readyForQuery', listener: (message: { readonly status: string }) => void): void
}

export type OnOwnChange = (listener: (change: unknown) => void) => void

/** Passes on what the connections of a pool change, before their commit is known to who asked for it. */
export function hearOwnChanges(pool: pg.Pool): OnOwnChange {
  const listeners: ((change: unknown) => void)[] = []
  pool.on('connect', (client) => {
    let told: string[] = []
    const passOn = () => {
      const changes = told.flatMap((text) => JSON.parse(text) as unknown[])
      told = []
      for (const one of changes) for (const listener of listeners) listener(one)
    }
    client.on('notice', ({ code, message }) => {
      if (code === change && message) told.push(message)
    })
    client.on('end', passOn)
    const { connection } = client as unknown as { readonly connection: Wire }
    connection.on('readyForQuery', ({ status }) => {
      if (told.length > 0 && status === 'I') passOn()
    })
  })
  return (listener) => void listeners.push(listener)
}

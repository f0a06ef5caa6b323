import type pg from 'pg'

/** What the connections of a pool are asked from now on. */
export function statementsOf(pool: pg.Pool): string[] {
  const asked: string[] = []
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const record = (first: string | { readonly text: string }, ...rest: unknown[]) => {
      asked.push(typeof first === 'string' ? first : first.text)
      return query(first, ...rest)
    }
    client.query = record as typeof client.query
  })
  return asked
}

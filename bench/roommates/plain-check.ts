import { type PlainSearch, plainProfiles, searchPlainly } from '@basera/roommates/testing/reference'
import type { Searcher } from './searcher.ts'
import { everyShape } from './shapes.ts'

const countedTo = 1000

function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 4_294_967_296
  }
}

/** Two pages of a search as the product finds them: ids, and the total. */
async function pagesByProduct({ api }: Searcher, query: PlainSearch) {
  const first = await api('GET /api/roommates', { query: query as never })
  const cursor = first.next_cursor
  const second = cursor
    ? await api('GET /api/roommates', { query: { ...query, cursor } as never })
    : { items: [] }
  return { ids: [...first.items, ...second.items].map(({ id }) => id), total: first.total }
}

/** Compares `count` searches, drawn from all shapes, with a plain look at every profile; returns those that differ. */
export async function differences(searcher: Searcher, count: number): Promise<PlainSearch[]> {
  const query = searcher.query as Parameters<typeof plainProfiles>[0]['query']
  const profiles = await plainProfiles({ query }, searcher.caller)
  const next = dice(5)
  // The order of fit has a plain look of its own in search-by-fit.test.ts.
  const shapes = everyShape().filter(({ name }) => !name.startsWith('fit '))
  const queries = shapes.flatMap((shape) => shape.queries)
  const different: PlainSearch[] = []
  for (let n = 0; n < count; n++) {
    const search = queries[Math.floor(next() * queries.length)] ?? {}
    const expected = searchPlainly(profiles, search)
    const { ids, total } = await pagesByProduct(searcher, search)
    const wanted = expected.slice(0, 40).map((hit) => hit.profile.id)
    if (total !== Math.min(countedTo, expected.length) || ids.join() !== wanted.join()) different.push(search)
  }
  return different
}

import { expect } from '@playwright/test'
import type { Member } from './join.ts'

/** A room that nothing is said against. */
export const someRoom = {
  title: 'Sunny room near the lake',
  address: 'Koramangala 6th Block, Bengaluru',
  rent: 14_500,
  available_from: '2030-01-01',
  current_tenants: 0,
  max_tenants: 2,
}

/** Lists a room by a call, and gives its id. */
export async function listRoom(
  lister: Pick<Member, 'call'>,
  changes: Partial<typeof someRoom> & { readonly description?: string } = {},
): Promise<string> {
  const { status, body } = await lister.call('POST', '/api/rooms', { ...someRoom, ...changes })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

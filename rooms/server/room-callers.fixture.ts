import { Problem } from '@basera/platform/contract'
import type { Gate } from '@basera/platform/server/http'

/** Signed in, but without a verified phone. */
export const unverified = 'unverified '

/** Lets in whoever names their id, as the product's own gate does with tokens: by session, and by verified phone. */
export const idGate: Gate = async (access, request) => {
  const address = request.ip
  const named = request.headers.authorization?.slice('Bearer '.length)
  const open = access === 'public' || access === 'room-search'
  if (!named && !open) throw new Problem('no_session', 'Please sign in.')
  if (!named) return { address }
  if (access === 'verified' && named.startsWith(unverified))
    throw new Problem('phone_not_verified', 'Please verify your phone number first.')
  const userId = named.replace(unverified, '')
  return { address, session: { id: userId, userId } }
}

/** A call; `by` is the id of who makes it, none for visitors. */
export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly body?: unknown
  readonly by?: string
}

/** A form with one file, as a browser sends it. */
export async function formOf(bytes: Buffer, type = 'image/jpeg') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'photo.jpg')
  const request = new Request('http://x', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

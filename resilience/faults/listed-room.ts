import { someListing } from '@basera/testkit/product'
import sharp from 'sharp'

/** Lists a room; gives its id. */
export async function listRoom(address: string, token: string): Promise<string> {
  const room = {
    title: 'A room with many photos',
    ...someListing,
  }
  const answer = await fetch(`${address}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(room),
  })
  return ((await answer.json()) as { id: string }).id
}

/** A photo of `megapixels`, with enough in it to be no small file. */
export async function photo(megapixels: number): Promise<Blob> {
  const width = Math.round(Math.sqrt((megapixels * 1e6 * 4) / 3))
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = {
    width,
    height: Math.round((width * 3) / 4),
    channels: 3,
    background: '#0b5a38',
    noise,
  } as const
  return new Blob([new Uint8Array(await sharp({ create }).jpeg({ quality: 70 }).toBuffer())], {
    type: 'image/jpeg',
  })
}

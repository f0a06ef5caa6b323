import type { Socket } from 'node:net'
import type WebSocket from 'ws'
import { foreignChat, ownChat, type Shot } from './frames.ts'

export function put(socket: WebSocket, shot: Shot): void {
  if (shot.kind === 'cut') socket.terminate()
  else if (shot.kind === 'binary') socket.send(shot.bytes)
  // The library sends nothing broken: this bypasses it.
  else if (shot.kind === 'wire') (socket as unknown as { _socket: Socket })._socket.write(shot.bytes)
  else
    for (const [n, piece] of shot.pieces.entries())
      socket.send(piece, { binary: false, fin: n === shot.pieces.length - 1 })
}

/** The shot with conversations in place of what stands for them. */
export function aimed(shot: Shot, chats: { readonly own: string; readonly foreign: string }): Shot {
  if (shot.kind !== 'text') return shot
  // What stands for a conversation may be cut in two: put together, it is cut anew.
  const text = shot.pieces.join('').replaceAll(ownChat, chats.own).replaceAll(foreignChat, chats.foreign)
  const { length } = shot.pieces
  const cut = Math.ceil(text.length / length)
  return { kind: 'text', pieces: Array.from({ length }, (_, n) => text.slice(n * cut, (n + 1) * cut)) }
}

/** What came back to nothing, and what did not come back. */
export function unequal(got: readonly string[], wanted: readonly string[]) {
  const missing = [...wanted]
  const extra = got.filter((name) => {
    const at = missing.indexOf(name)
    if (at >= 0) missing.splice(at, 1)
    return at < 0
  })
  return { extra, missing }
}

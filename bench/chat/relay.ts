// A bare relay, the baseline: hands messages on to the other member, and keeps nothing.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type WebSocket, WebSocketServer } from 'ws'

const [port = '', file = ''] = process.argv.slice(2)
const people = JSON.parse(readFileSync(file, 'utf8')) as { ids: string[]; chats: string[][] }
const membersOf = new Map<string, string[]>()
for (const [index, chats] of people.chats.entries())
  for (const chat of chats) membersOf.set(chat, [...(membersOf.get(chat) ?? []), people.ids[index] ?? ''])

const socketOf = new Map<string, WebSocket>()
const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false })
server.on('listening', () => process.send?.('ready'))
server.on('connection', (socket, request) => {
  const member = new URL(request.url ?? '', 'http://relay').searchParams.get('ticket') ?? ''
  socketOf.set(member, socket)
  socket.on('message', (data) => {
    const { client_id, chat_id, content } = JSON.parse(String(data))
    const kept = { chat_id, id: randomUUID(), seq: 1, created_at: new Date().toISOString() }
    socket.send(JSON.stringify({ type: 'ack', client_id, ...kept }))
    const other = membersOf.get(chat_id)?.find((id) => id !== member) ?? ''
    socketOf.get(other)?.send(JSON.stringify({ type: 'message', ...kept, sender_id: member, content }))
  })
})

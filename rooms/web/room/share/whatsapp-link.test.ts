import { describe, expect, it } from 'vitest'
import { whatsAppLink } from './whatsapp-link.ts'

describe('rooms.share-room', () => {
  it('keeps every sign of the message in one parameter', () => {
    const message = 'A&B #2: ₹14,500 a month, Koramangala. https://basera.example/room/1?a=b'
    const link = new URL(whatsAppLink(message))
    expect(link.origin + link.pathname).toBe('https://wa.me/')
    expect([...link.searchParams]).toEqual([['text', message]])
  })
})

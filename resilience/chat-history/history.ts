/** What one member's client saw, in order. `link` counts the member's connections. */
export type ChatEvent =
  /** Asked to be sent what came after `since`. */
  | { readonly kind: 'subscribe'; readonly link: number; readonly chat: string; readonly since: number }
  /** Was sent everything up to `last`; from now on messages come as they are written. */
  | { readonly kind: 'subscribed'; readonly link: number; readonly chat: string; readonly last: number }
  | { readonly kind: 'send'; readonly link: number; readonly chat: string; readonly clientId: string }
  | {
      readonly kind: 'ack'
      readonly link: number
      readonly chat: string
      readonly clientId: string
      readonly id: string
      readonly seq: number
    }
  | {
      readonly kind: 'message'
      readonly link: number
      readonly chat: string
      readonly id: string
      readonly seq: number
      readonly sender: string
    }

export interface MemberHistory {
  readonly member: string
  readonly chats: readonly string[]
  readonly events: readonly ChatEvent[]
}

/** A message as the database has it in the end. */
export interface KeptMessage {
  readonly chat: string
  readonly seq: number
  readonly id: string
  readonly sender: string
  readonly clientId: string
}

import type { ChatHead } from '@basera/chats/contract'

export const firstNameOf = ({ other }: ChatHead, someone: string): string =>
  other.full_name?.split(' ')[0] ?? someone

/** '+91 98765 43210'. */
export const spacedNumber = (number: string): string => number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')

import { z } from 'zod'

/** What a member has proven, as others see it, each with its day in India; null is not proven (accounts.proofs-shown). */
export const shownProofs = z.object({
  phone_on: z.iso.date().nullable(),
  /** A mailbox at a domain that no free-mail provider has. */
  work: z.object({ domain: z.string(), on: z.iso.date() }).nullable(),
  /** A person compared the profile photo with a picture taken that day or up to 3 days before. */
  photo_on: z.iso.date().nullable(),
})
export type ShownProofs = z.output<typeof shownProofs>

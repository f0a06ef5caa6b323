import type { Calls } from '@basera/platform/contract'
import { z } from 'zod'
import { articleSlugs, topicSlugs } from './articles.ts'

/** Slug of any text; others are `not_found`. */
export const helpSlug = z.enum([...articleSlugs, ...topicSlugs])

/** The answer to "Was this article helpful?", with nothing about the reader (help.feedback-anonymous). */
export const feedback = z.strictObject({ helpful: z.boolean() })

export const helpCalls = {
  'POST /api/help/{slug}/feedback': {
    summary: 'Count an answer to "Was this article helpful?", anonymously',
    access: 'public',
    params: z.strictObject({ slug: helpSlug }),
    body: feedback,
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls

export type HelpCalls = typeof helpCalls

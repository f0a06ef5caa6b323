// Free of the schema library, so that screens may import it at run time.

/** The 16 articles of the Help Center, by category, in the order shown (marketplace 2: 4 categories of 4 articles). */
export const articleSlugs = [
  'create-your-account',
  'verify-your-phone-number',
  'search-rooms-near-your-office',
  'set-up-your-roommate-profile',
  'list-a-room-in-four-steps',
  'take-photos-that-help',
  'set-rent-deposit-and-bills',
  'edit-or-delete-a-listing',
  'write-to-a-lister',
  'start-a-chat-with-a-roommate',
  'why-a-message-was-not-sent',
  'questions-to-ask-before-you-agree',
  'visit-before-you-pay',
  'spot-a-false-listing',
  'keep-your-number-and-address-private',
  'rent-agreement-and-police-verification',
] as const

/** Texts with a route of their own, outside the 16: `/safety`, `/terms`, `/privacy` (decisions 9). */
export const topicSlugs = ['safety', 'terms', 'privacy'] as const

export type ArticleSlug = (typeof articleSlugs)[number]
export type TopicSlug = (typeof topicSlugs)[number]
/** Any text of the Help Center. */
export type HelpSlug = ArticleSlug | TopicSlug

/** The page of a text: topics have short addresses, articles live under `/help`. */
export const helpPath = (slug: HelpSlug): string => (isTopicSlug(slug) ? `/${slug}` : `/help/${slug}`)

/** Whether `slug` names one of the 16 articles. */
export const isArticleSlug = (slug: unknown): slug is ArticleSlug =>
  (articleSlugs as readonly unknown[]).includes(slug)

/** Whether `slug` names one of the texts with a route of its own. */
export const isTopicSlug = (slug: unknown): slug is TopicSlug =>
  (topicSlugs as readonly unknown[]).includes(slug)

// Imports no zod, so that screens can use it at run time.

/** The articles of the Help Center by category, in the order shown (help.article-count). */
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
  'what-verification-proves',
] as const

/** Texts with a short address: `/safety`, `/terms`, `/privacy` (help.legal-texts). */
export const topicSlugs = ['safety', 'terms', 'privacy'] as const

export type ArticleSlug = (typeof articleSlugs)[number]
export type TopicSlug = (typeof topicSlugs)[number]
export type HelpSlug = ArticleSlug | TopicSlug

/** Path of a text's page: `/help/{slug}` for articles, `/{slug}` for topics. */
export const helpPath = (slug: HelpSlug): string => (isTopicSlug(slug) ? `/${slug}` : `/help/${slug}`)

/** Whether an address names an article. */
export const isArticleSlug = (slug: unknown): slug is ArticleSlug =>
  (articleSlugs as readonly unknown[]).includes(slug)

/** Whether an address names a topic. */
export const isTopicSlug = (slug: unknown): slug is TopicSlug =>
  (topicSlugs as readonly unknown[]).includes(slug)

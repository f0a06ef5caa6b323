import type { ArticleSlug, HelpSlug, TopicSlug } from '../../contract/articles.ts'

/** Title and summary of a text in lists, results and head tags. */
export interface Entry<Slug> {
  readonly slug: Slug
  readonly title: string
  /** One sentence, at most 160 characters. */
  readonly summary: string
}

export interface Category {
  readonly id: 'getting-started' | 'listing-rooms' | 'communication' | 'safety-and-security'
  readonly title: string
  readonly articles: readonly Entry<ArticleSlug>[]
}

/** The table of contents (help.article-count). */
export const categories: readonly Category[] = [
  {
    id: 'getting-started',
    title: 'ಶುರು ಮಾಡುವುದು',
    articles: [
      {
        slug: 'create-your-account',
        title: 'ನಿಮ್ಮ ಅಕೌಂಟ್ ಮಾಡಿ',
        summary: 'ಸೇರುವ ಮೂರು ರೀತಿ, ನಾವು ಏನು ಏಕೆ ಕೇಳುತ್ತೇವೆ, ಸೈನ್ ಇನ್ ಆಗದಿದ್ದರೆ ಏನು ಮಾಡಬೇಕು.',
      },
      {
        slug: 'verify-your-phone-number',
        title: 'ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ವೆರಿಫೈ ಮಾಡಿ',
        summary: 'SMS ಕೋಡ್ ಹೇಗೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ, ಬರದಿದ್ದರೆ ಏನು ಮಾಡಬೇಕು, ವೆರಿಫಿಕೇಶನ್ ಏನು ತೋರಿಸುತ್ತದೆ.',
      },
      {
        slug: 'search-rooms-near-your-office',
        title: 'ಆಫೀಸ್ ಹತ್ತಿರ ರೂಮ್ ಹುಡುಕಿ',
        summary: 'ಜಾಗ, ದೂರ, ಬಾಡಿಗೆ, ಆಫೀಸ್ ನೋಡಿ ಹುಡುಕಿ, ತಿಂಗಳ ಪೂರ್ತಿ ಖರ್ಚು ಹೋಲಿಸಿ.',
      },
      {
        slug: 'set-up-your-roommate-profile',
        title: 'ನಿಮ್ಮ ರೂಮ್‌ಮೇಟ್ ಪ್ರೊಫೈಲ್ ಮಾಡಿ',
        summary: 'ಸರಿಯಾದ ರೂಮ್‌ಮೇಟ್ ಸಿಗುವಂಥ ಪ್ರೊಫೈಲ್ ಬರೆಯಿರಿ, ಅದನ್ನು ಯಾರು ನೋಡಬೇಕು ಎಂದು ತೀರ್ಮಾನಿಸಿ.',
      },
    ],
  },
  {
    id: 'listing-rooms',
    title: 'ರೂಮ್ ಲಿಸ್ಟ್ ಮಾಡುವುದು',
    articles: [
      {
        slug: 'list-a-room-in-four-steps',
        title: 'ನಾಲ್ಕು ಹೆಜ್ಜೆಯಲ್ಲಿ ರೂಮ್ ಲಿಸ್ಟ್ ಮಾಡಿ',
        summary: 'ಫಾರ್ಮ್‌ನ ಪ್ರತಿ ಹೆಜ್ಜೆಯಲ್ಲಿ ಏನು ಕೇಳುತ್ತದೆ, ಶುರು ಮಾಡುವ ಮೊದಲು ಏನು ಸಿದ್ಧವಾಗಿರಬೇಕು.',
      },
      {
        slug: 'take-photos-that-help',
        title: 'ಉಪಯೋಗವಾಗುವ ಫೋಟೋ ತೆಗೆಯಿರಿ',
        summary: 'ಫೋನ್‌ನಲ್ಲಿ ಯಾವ ಎಂಟು ಫೋಟೋ ತೆಗೆಯಬೇಕು, ಯಾವ ಫೈಲ್ ಆಗುತ್ತದೆ, ಏನನ್ನು ಬಿಡಬೇಕು.',
      },
      {
        slug: 'set-rent-deposit-and-bills',
        title: 'ಬಾಡಿಗೆ, ಡೆಪಾಸಿಟ್, ಬಿಲ್ ಹೇಗೆ ಹೇಳುವುದು',
        summary: 'ನ್ಯಾಯವಾದ ಬಾಡಿಗೆ, ನಿಮ್ಮ ಊರಿನ ಡೆಪಾಸಿಟ್ ರೂಢಿ, ಅದು ಹೇಗೆ ವಾಪಸ್, ಪ್ರಾಮಾಣಿಕ ಬಿಲ್.',
      },
      {
        slug: 'edit-or-delete-a-listing',
        title: 'ಲಿಸ್ಟಿಂಗ್ ಬದಲಿಸಿ ಅಥವಾ ಡಿಲೀಟ್ ಮಾಡಿ',
        summary: 'ನಿಮ್ಮ ರೂಮಿನ ವಿವರ ಹೊಸದಾಗಿಡಿ, ಫೋಟೋ ಬದಲಿಸಿ, ಬಾಡಿಗೆಗೆ ಹೋದ ಮೇಲೆ ತೆಗೆಯಿರಿ.',
      },
    ],
  },
  {
    id: 'communication',
    title: 'ಚಾಟ್ ಮತ್ತು ಮಾತು',
    articles: [
      {
        slug: 'write-to-a-lister',
        title: 'ಲಿಸ್ಟ್ ಮಾಡಿದವರಿಗೆ ಬರೆಯಿರಿ',
        summary: 'ರೂಮಿನಿಂದ ಚಾಟ್ ಶುರು ಮಾಡಿ, ಉತ್ತರ ಬರುವಂಥ ಮೊದಲ ಮೆಸೇಜ್ ಬರೆಯಿರಿ, ಭೇಟಿ ನಿಗದಿ ಮಾಡಿ.',
      },
      {
        slug: 'start-a-chat-with-a-roommate',
        title: 'ರೂಮ್‌ಮೇಟ್ ಜೊತೆ ಚಾಟ್ ಶುರು ಮಾಡಿ',
        summary: 'ಪ್ರೊಫೈಲ್‌ನಿಂದ ಮೆಸೇಜ್ ಮಾಡಿ, ಮನೆಯಲ್ಲಿ ಮುಖ್ಯವಾದ ವಿಷಯಗಳ ಬಗ್ಗೆ ಮಾತಾಡಿ.',
      },
      {
        slug: 'why-a-message-was-not-sent',
        title: 'ಮೆಸೇಜ್ ಏಕೆ ಹೋಗಲಿಲ್ಲ',
        summary: '“ಕನೆಕ್ಟ್ ಆಗುತ್ತಿದೆ…” ಎಂದರೇನು, ಮತ್ತೆ ಹೇಗೆ ಕಳಿಸುವುದು, ಹಳೆಯ ಚಾಟ್ ಹೇಗೆ ಹುಡುಕುವುದು.',
      },
      {
        slug: 'questions-to-ask-before-you-agree',
        title: 'ಒಪ್ಪುವ ಮೊದಲು ಕೇಳಬೇಕಾದ ಪ್ರಶ್ನೆಗಳು',
        summary: 'ಚಾಟ್‌ನಲ್ಲಿ ಕೇಳಬೇಕಾದ ಪಟ್ಟಿ: ಹಣ, ಬ್ರೋಕರೇಜ್, ನೋಟಿಸ್, ಮನೆಯ ನಿಯಮ ಮತ್ತು ರಿಪೇರಿ.',
      },
    ],
  },
  {
    id: 'safety-and-security',
    title: 'ಸುರಕ್ಷತೆ',
    articles: [
      {
        slug: 'visit-before-you-pay',
        title: 'ಹಣ ಕೊಡುವ ಮೊದಲು ನೋಡಿ',
        summary: 'ಮೊದಲು ರೂಮ್ ನೋಡಿ, ಅಲ್ಲಿ ಏನು ಚೆಕ್ ಮಾಡಬೇಕು ತಿಳಿಯಿರಿ, ಸಹಿ ಮಾಡಿದ ಪತ್ರ ಇದ್ದರೆ ಮಾತ್ರ ಹಣ ಕೊಡಿ.',
      },
      {
        slug: 'spot-a-false-listing',
        title: 'ಸುಳ್ಳು ಲಿಸ್ಟಿಂಗ್ ಗುರುತಿಸಿ',
        summary: 'ಟೋಕನ್ ಹಣ, ನಕಲಿ ಆರ್ಮಿ ಅಧಿಕಾರಿ, ಹಣ “ಪಡೆಯಲು” QR ಕೋಡ್, ಮತ್ತು ಏನು ಮಾಡಬೇಕು.',
      },
      {
        slug: 'keep-your-number-and-address-private',
        title: 'ನಂಬರ್ ಮತ್ತು ವಿಳಾಸ ನಿಮ್ಮಲ್ಲೇ ಇರಲಿ',
        summary: 'ಇಲ್ಲಿ ನಿಮ್ಮ ಬಗ್ಗೆ ಏನು ಕಾಣುತ್ತದೆ, ಏನು ಎಂದೂ ಕಾಣುವುದಿಲ್ಲ, ದಾಖಲೆಯನ್ನು ಸುರಕ್ಷಿತವಾಗಿ ಕೊಡುವುದು ಹೇಗೆ.',
      },
      {
        slug: 'rent-agreement-and-police-verification',
        title: 'ಬಾಡಿಗೆ ಅಗ್ರಿಮೆಂಟ್, ಪೊಲೀಸ್ ವೆರಿಫಿಕೇಶನ್',
        summary: '11 ತಿಂಗಳು ಏಕೆ, ಸ್ಟ್ಯಾಂಪ್ ಡ್ಯೂಟಿ ಮತ್ತು ರಿಜಿಸ್ಟ್ರೇಷನ್ ಎಂದರೇನು, ಪೊಲೀಸರಿಗೆ ಯಾರು ತಿಳಿಸಬೇಕು.',
      },
      {
        slug: 'what-verification-proves',
        title: 'ವೆರಿಫಿಕೇಶನ್ ಏನು ತೋರಿಸುತ್ತದೆ',
        summary: 'ಫೋನ್, ಆಫೀಸ್ ಅಥವಾ ಕಾಲೇಜು ಮತ್ತು ಫೋಟೋ ಗುರುತುಗಳು ಏನು ತೋರಿಸುತ್ತವೆ, ಏನು ತೋರಿಸುವುದಿಲ್ಲ, ನಾವು ಏನನ್ನು ಎಂದೂ ಕೇಳುವುದಿಲ್ಲ.',
      },
    ],
  },
]

export const topics: readonly Entry<TopicSlug>[] = [
  {
    slug: 'safety',
    title: 'ಮನೆ ಹುಡುಕುವಾಗ ಸುರಕ್ಷಿತವಾಗಿರಿ',
    summary: 'ನಿಮ್ಮ ಹಣವನ್ನೂ ನಿಮ್ಮನ್ನೂ ಕಾಪಾಡುವ ಕೆಲವು ನಿಯಮಗಳು, ಕೂಡಲೇ ಸಹಾಯ ಎಲ್ಲಿ ಸಿಗುತ್ತದೆ.',
  },
  {
    slug: 'terms',
    title: 'ನಿಯಮ ಮತ್ತು ಷರತ್ತು',
    summary: 'Basera ಏನು ಮಾಡುತ್ತದೆ, ನಿಮ್ಮಿಂದ ಏನು ಕೇಳುತ್ತದೆ, ತಪ್ಪಾದರೆ ಏನಾಗುತ್ತದೆ.',
  },
  {
    slug: 'privacy',
    title: 'ಪ್ರೈವಸಿ ಪಾಲಿಸಿ',
    summary: 'ನಿಮ್ಮ ಬಗ್ಗೆ ಏನು ಏಕೆ ಇಡುತ್ತೇವೆ, ಯಾರು ನೋಡುತ್ತಾರೆ, ಎಷ್ಟು ದಿನ, ಅಳಿಸುವುದು ಹೇಗೆ.',
  },
]

/** A text's entry with the title of its category; topics have none. */
export interface FoundEntry extends Entry<HelpSlug> {
  readonly category: string | null
}

const entries = new Map<HelpSlug, FoundEntry>([
  ...categories.flatMap(({ title, articles }) =>
    articles.map((article) => [article.slug, { ...article, category: title }] as const),
  ),
  ...topics.map((topic) => [topic.slug, { ...topic, category: null }] as const),
])

export function entryOf(slug: HelpSlug): FoundEntry {
  const entry = entries.get(slug)
  if (!entry) throw new Error(`No entry for ${slug}`)
  return entry
}

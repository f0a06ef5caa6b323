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
    title: 'Getting Started',
    articles: [
      {
        slug: 'create-your-account',
        title: 'Create your account',
        summary: 'Three ways to join, what we ask for and why, and what to do when you cannot sign in.',
      },
      {
        slug: 'verify-your-phone-number',
        title: 'Verify your phone number',
        summary: 'How the SMS code works, what to do if it does not come, and what verification proves.',
      },
      {
        slug: 'search-rooms-near-your-office',
        title: 'Search rooms near your office',
        summary: 'Search by place, radius, rent and organization, and compare the whole monthly cost.',
      },
      {
        slug: 'set-up-your-roommate-profile',
        title: 'Set up your roommate profile',
        summary: 'Write a profile that brings you the right roommate, and decide who can see it.',
      },
    ],
  },
  {
    id: 'listing-rooms',
    title: 'Listing Rooms',
    articles: [
      {
        slug: 'list-a-room-in-four-steps',
        title: 'List a room in four steps',
        summary: 'What each step of the listing form asks for, and what to keep ready before you start.',
      },
      {
        slug: 'take-photos-that-help',
        title: 'Take photos that help',
        summary: 'Which eight photos to take with a phone, which files work, and what to leave out.',
      },
      {
        slug: 'set-rent-deposit-and-bills',
        title: 'Set rent, deposit and bills',
        summary: 'Fair rent, the deposit your city is used to, how its refund works, and honest bills.',
      },
      {
        slug: 'edit-or-delete-a-listing',
        title: 'Edit or delete a listing',
        summary: 'Keep your room up to date, change its photos, and take it down when it is given.',
      },
    ],
  },
  {
    id: 'communication',
    title: 'Communication',
    articles: [
      {
        slug: 'write-to-a-lister',
        title: 'Write to a lister',
        summary: 'Start a chat from a room, write a first message that gets an answer, and plan a visit.',
      },
      {
        slug: 'start-a-chat-with-a-roommate',
        title: 'Start a chat with a roommate',
        summary: 'Message a person from their profile, and talk over the things that matter at home.',
      },
      {
        slug: 'why-a-message-was-not-sent',
        title: 'Why a message was not sent',
        summary: 'What Connecting… means, how to send again, and how to find an old conversation.',
      },
      {
        slug: 'questions-to-ask-before-you-agree',
        title: 'Questions to ask before you agree',
        summary: 'A list to go through in the chat: money, brokerage, notice, house rules and repairs.',
      },
    ],
  },
  {
    id: 'safety-and-security',
    title: 'Safety & Security',
    articles: [
      {
        slug: 'visit-before-you-pay',
        title: 'Visit before you pay',
        summary: 'See the room first, know what to check there, and pay only against a signed paper.',
      },
      {
        slug: 'spot-a-false-listing',
        title: 'Spot a false listing',
        summary: 'Token money, the false army officer, QR codes to “receive” money, and what to do.',
      },
      {
        slug: 'keep-your-number-and-address-private',
        title: 'Keep your number and address private',
        summary: 'What others see of you here, what they never see, and how to share papers safely.',
      },
      {
        slug: 'rent-agreement-and-police-verification',
        title: 'Rent agreement and police verification',
        summary: 'Why 11 months, what stamp duty and registration are, and who informs the police.',
      },
      {
        slug: 'what-verification-proves',
        title: 'What verification proves',
        summary:
          'What the marks for phone, work or college and photo show, what they do not, and what we never ask.',
      },
    ],
  },
]

export const topics: readonly Entry<TopicSlug>[] = [
  {
    slug: 'safety',
    title: 'Stay safe while you look for a home',
    summary: 'The few rules that protect your money and yourself, and where to get help at once.',
  },
  {
    slug: 'terms',
    title: 'Terms of Use',
    summary: 'What Basera does, what it asks of you, and what happens when things go wrong.',
  },
  {
    slug: 'privacy',
    title: 'Privacy Policy',
    summary: 'What we keep about you and why, who sees it, for how long, and how to have it erased.',
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

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
    title: 'শুরু করা',
    articles: [
      {
        slug: 'create-your-account',
        title: 'অ্যাকাউন্ট খুলুন',
        summary: 'যোগ দেওয়ার তিনটি উপায়, আমরা কী জানতে চাই আর কেন, আর সাইন ইন না হলে কী করবেন।',
      },
      {
        slug: 'verify-your-phone-number',
        title: 'ফোন নম্বর ভেরিফাই করুন',
        summary: 'SMS কোড কীভাবে কাজ করে, কোড না এলে কী করবেন, আর ভেরিফিকেশনে কী প্রমাণ হয়।',
      },
      {
        slug: 'search-rooms-near-your-office',
        title: 'অফিসের কাছে ঘর খুঁজুন',
        summary: 'জায়গা, দূরত্ব, ভাড়া আর অফিস বা কলেজ দিয়ে খুঁজুন, মাসের পুরো খরচ মিলিয়ে দেখুন।',
      },
      {
        slug: 'set-up-your-roommate-profile',
        title: 'রুমমেট প্রোফাইল বানান',
        summary: 'এমন প্রোফাইল লিখুন যাতে ঠিক রুমমেট পান, আর কে দেখবেন তা ঠিক করুন।',
      },
    ],
  },
  {
    id: 'listing-rooms',
    title: 'ঘরের বিজ্ঞাপন',
    articles: [
      {
        slug: 'list-a-room-in-four-steps',
        title: 'চার ধাপে ঘরের বিজ্ঞাপন দিন',
        summary: 'ফর্মের কোন ধাপে কী লিখতে হয়, আর শুরুর আগে কী হাতের কাছে রাখবেন।',
      },
      {
        slug: 'take-photos-that-help',
        title: 'কাজে লাগে এমন ছবি তুলুন',
        summary: 'ফোনে কোন আটটি ছবি তুলবেন, কোন ফাইল চলে, আর ছবিতে কী রাখবেন না।',
      },
      {
        slug: 'set-rent-deposit-and-bills',
        title: 'ভাড়া, ডিপোজিট আর বিল ঠিক করুন',
        summary: 'ঠিকঠাক ভাড়া, আপনার শহরে ডিপোজিটের চল, তা ফেরতের নিয়ম, আর বিলের সত্যি হিসেব।',
      },
      {
        slug: 'edit-or-delete-a-listing',
        title: 'বিজ্ঞাপন বদলান বা ডিলিট করুন',
        summary: 'ঘরের তথ্য ঠিক রাখুন, ছবি বদলান, আর ভাড়া হয়ে গেলে সরিয়ে দিন।',
      },
    ],
  },
  {
    id: 'communication',
    title: 'কথাবার্তা',
    articles: [
      {
        slug: 'write-to-a-lister',
        title: 'বিজ্ঞাপনদাতাকে লিখুন',
        summary: 'ঘরের পেজ থেকে চ্যাট শুরু করুন, উত্তর পাওয়ার মতো প্রথম মেসেজ লিখুন, দেখার সময় ঠিক করুন।',
      },
      {
        slug: 'start-a-chat-with-a-roommate',
        title: 'রুমমেটের সঙ্গে চ্যাট শুরু করুন',
        summary: 'প্রোফাইল থেকে মেসেজ করুন, আর একসঙ্গে থাকার জরুরি কথাগুলি বলে নিন।',
      },
      {
        slug: 'why-a-message-was-not-sent',
        title: 'মেসেজ কেন যায়নি',
        summary: '“কানেক্ট হচ্ছে...” মানে কী, আবার কীভাবে পাঠাবেন, আর পুরোনো চ্যাট কীভাবে খুঁজবেন।',
      },
      {
        slug: 'questions-to-ask-before-you-agree',
        title: 'রাজি হওয়ার আগে কী কী জিজ্ঞেস করবেন',
        summary: 'চ্যাটে জেনে নেওয়ার তালিকা: টাকা, ব্রোকারেজ, নোটিস, বাড়ির নিয়ম আর সারাই।',
      },
    ],
  },
  {
    id: 'safety-and-security',
    title: 'নিরাপত্তা',
    articles: [
      {
        slug: 'visit-before-you-pay',
        title: 'টাকা দেওয়ার আগে ঘর দেখুন',
        summary: 'আগে ঘর দেখুন, সেখানে কী কী দেখবেন জেনে নিন, আর সই করা কাগজ পেয়ে তবেই টাকা দিন।',
      },
      {
        slug: 'spot-a-false-listing',
        title: 'ভুয়ো বিজ্ঞাপন চিনুন',
        summary: 'টোকেনের টাকা, ভুয়ো সেনা অফিসার, টাকা “পাওয়ার” QR কোড, আর তখন কী করবেন।',
      },
      {
        slug: 'keep-your-number-and-address-private',
        title: 'নম্বর আর ঠিকানা নিজের কাছে রাখুন',
        summary: 'অন্যরা এখানে আপনার কী দেখেন, কী কখনও দেখেন না, আর কাগজপত্র কীভাবে নিরাপদে দেবেন।',
      },
      {
        slug: 'rent-agreement-and-police-verification',
        title: 'ভাড়ার এগ্রিমেন্ট আর পুলিশ ভেরিফিকেশন',
        summary: 'কেন 11 মাস, স্ট্যাম্প ডিউটি আর রেজিস্ট্রেশন কী, আর পুলিশকে কে জানান।',
      },
      {
        slug: 'what-verification-proves',
        title: 'ভেরিফিকেশনে কী প্রমাণ হয়',
        summary: 'ফোন, অফিস বা কলেজ আর ছবির চিহ্নে কী প্রমাণ হয়, কী হয় না, আর আমরা কী কখনও চাই না।',
      },
    ],
  },
]

export const topics: readonly Entry<TopicSlug>[] = [
  {
    slug: 'safety',
    title: 'ঘর খোঁজার সময় নিরাপদ থাকুন',
    summary: 'যে কটি নিয়মে আপনার টাকা আর আপনি নিরাপদ থাকেন, আর বিপদে কোথায় সাহায্য পাবেন।',
  },
  {
    slug: 'terms',
    title: 'নিয়ম ও শর্ত',
    summary: 'Basera কী করে, আপনার কাছে কী চায়, আর গোলমাল হলে কী হয়।',
  },
  {
    slug: 'privacy',
    title: 'প্রাইভেসি পলিসি',
    summary: 'আপনার সম্পর্কে আমরা কী রাখি আর কেন, কে দেখেন, কতদিন থাকে, আর কীভাবে মোছাবেন।',
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

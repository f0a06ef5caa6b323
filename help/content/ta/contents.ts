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
    title: 'தொடக்கம்',
    articles: [
      {
        slug: 'create-your-account',
        title: 'உங்கள் கணக்கை உருவாக்குங்கள்',
        summary: 'சேர மூன்று வழிகள், நாங்கள் எதை ஏன் கேட்கிறோம், உள்நுழைய முடியவில்லை என்றால் என்ன செய்வது.',
      },
      {
        slug: 'verify-your-phone-number',
        title: 'உங்கள் ஃபோன் எண்ணைச் சரிபாருங்கள்',
        summary: 'SMS குறியீடு எப்படி வேலை செய்கிறது, வரவில்லை என்றால் என்ன செய்வது, சரிபார்ப்பு எதைக் காட்டும்.',
      },
      {
        slug: 'search-rooms-near-your-office',
        title: 'உங்கள் ஆபீஸ் அருகில் அறை தேடுங்கள்',
        summary: 'இடம், தூரம், வாடகை, கம்பெனி அல்லது கல்லூரி வைத்துத் தேடுங்கள்; முழு மாதச் செலவையும் ஒப்பிடுங்கள்.',
      },
      {
        slug: 'set-up-your-roommate-profile',
        title: 'உங்கள் ரூம்மேட் புரொஃபைலை உருவாக்குங்கள்',
        summary: 'சரியான ரூம்மேட் கிடைக்கும்படி புரொஃபைலை எழுதுங்கள்; யார் பார்க்கலாம் என்று முடிவு செய்யுங்கள்.',
      },
    ],
  },
  {
    id: 'listing-rooms',
    title: 'அறையை லிஸ்ட் செய்வது',
    articles: [
      {
        slug: 'list-a-room-in-four-steps',
        title: 'நான்கு படிகளில் அறையை லிஸ்ட் செய்யுங்கள்',
        summary: 'ஒவ்வொரு படியும் எதைக் கேட்கும், தொடங்கும் முன் எதைத் தயாராக வைக்க வேண்டும்.',
      },
      {
        slug: 'take-photos-that-help',
        title: 'உதவும் ஃபோட்டோக்களை எடுங்கள்',
        summary: 'ஃபோனில் எந்த எட்டு ஃபோட்டோக்கள் எடுப்பது, எந்த ஃபைல்கள் வேலை செய்யும், எதை விட வேண்டும்.',
      },
      {
        slug: 'set-rent-deposit-and-bills',
        title: 'வாடகை, டெபாசிட், பில்கள்',
        summary: 'நியாயமான வாடகை, உங்கள் ஊர் வழக்கப்படி டெபாசிட், அதைத் திரும்பக் கொடுப்பது, உண்மையான பில்கள்.',
      },
      {
        slug: 'edit-or-delete-a-listing',
        title: 'லிஸ்டிங்கை மாற்றுங்கள் அல்லது நீக்குங்கள்',
        summary: 'அறையின் விவரங்களைப் புதுப்பியுங்கள், ஃபோட்டோக்களை மாற்றுங்கள், வாடகைக்குப் போனதும் நீக்குங்கள்.',
      },
    ],
  },
  {
    id: 'communication',
    title: 'சாட், மெசேஜ்',
    articles: [
      {
        slug: 'write-to-a-lister',
        title: 'அறை தருபவருக்கு எழுதுங்கள்',
        summary: 'அறையிலிருந்து சாட்டைத் தொடங்குங்கள், பதில் கிடைக்கும் முதல் மெசேஜ் எழுதுங்கள், விசிட் முடிவு செய்யுங்கள்.',
      },
      {
        slug: 'start-a-chat-with-a-roommate',
        title: 'ரூம்மேட்டுடன் சாட்டைத் தொடங்குங்கள்',
        summary: 'ஒருவரின் புரொஃபைலிலிருந்து மெசேஜ் அனுப்புங்கள்; வீட்டில் முக்கியமான விஷயங்களைப் பேசுங்கள்.',
      },
      {
        slug: 'why-a-message-was-not-sent',
        title: 'மெசேஜ் ஏன் போகவில்லை',
        summary: '“இணைக்கிறது...” என்றால் என்ன, மறுபடி எப்படி அனுப்புவது, பழைய சாட்டை எப்படிக் கண்டுபிடிப்பது.',
      },
      {
        slug: 'questions-to-ask-before-you-agree',
        title: 'சரி சொல்லும் முன் கேட்க வேண்டிய கேள்விகள்',
        summary: 'சாட்டில் கேட்க ஒரு பட்டியல்: பணம், புரோக்கரேஜ், நோட்டீஸ், வீட்டு விதிகள், ரிப்பேர்.',
      },
    ],
  },
  {
    id: 'safety-and-security',
    title: 'பாதுகாப்பு',
    articles: [
      {
        slug: 'visit-before-you-pay',
        title: 'பணம் கொடுக்கும் முன் நேரில் பாருங்கள்',
        summary:
          'முதலில் அறையைப் பாருங்கள், எதைச் சரிபார்ப்பது என்று தெரிந்துகொள்ளுங்கள், கையெழுத்திட்ட அக்ரிமென்ட்டுக்கு மட்டும் பணம் கொடுங்கள்.',
      },
      {
        slug: 'spot-a-false-listing',
        title: 'போலி லிஸ்டிங்கைக் கண்டுபிடியுங்கள்',
        summary: 'டோக்கன் பணம், போலி ராணுவ அதிகாரி, பணம் “பெற” QR கோட், நடந்தால் என்ன செய்வது.',
      },
      {
        slug: 'keep-your-number-and-address-private',
        title: 'உங்கள் எண்ணும் முகவரியும் மற்றவர்களுக்குத் தெரியாமல்',
        summary: 'உங்களைப் பற்றி இங்கே எது தெரியும், எது ஒருபோதும் தெரியாது, ஆவணங்களைப் பாதுகாப்பாகக் கொடுப்பது எப்படி.',
      },
      {
        slug: 'rent-agreement-and-police-verification',
        title: 'வாடகை அக்ரிமென்ட்டும் போலீஸ் சரிபார்ப்பும்',
        summary: 'ஏன் 11 மாதங்கள், முத்திரைத்தாள் கட்டணமும் பதிவும் என்ன, போலீஸுக்கு யார் சொல்வது.',
      },
      {
        slug: 'what-verification-proves',
        title: 'சரிபார்ப்பு எதைக் காட்டும்',
        summary:
          'ஃபோன், வேலை அல்லது கல்லூரி, ஃபோட்டோ குறிகள் எதைக் காட்டும், எதைக் காட்டாது; நாங்கள் எதை ஒருபோதும் கேட்பதில்லை.',
      },
    ],
  },
]

export const topics: readonly Entry<TopicSlug>[] = [
  {
    slug: 'safety',
    title: 'வீடு தேடும்போது பாதுகாப்பாக இருங்கள்',
    summary: 'உங்கள் பணத்தையும் உங்களையும் பாதுகாக்கும் சில விதிகள்; உடனே உதவி எங்கே கிடைக்கும்.',
  },
  {
    slug: 'terms',
    title: 'விதிமுறைகள்',
    summary: 'Basera என்ன செய்கிறது, உங்களிடம் எதைக் கேட்கிறது, தவறு நடந்தால் என்ன ஆகும்.',
  },
  {
    slug: 'privacy',
    title: 'தனியுரிமைக் கொள்கை',
    summary: 'உங்களைப் பற்றி எதை ஏன் வைத்திருக்கிறோம், யார் பார்ப்பார்கள், எவ்வளவு காலம், எப்படி நீக்குவது.',
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

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
    title: 'మొదలుపెట్టడం',
    articles: [
      {
        slug: 'create-your-account',
        title: 'మీ అకౌంట్ తెరవండి',
        summary: 'చేరడానికి మూడు మార్గాలు, మేము ఏం అడుగుతాం, ఎందుకు, సైన్ ఇన్ అవ్వకపోతే ఏం చేయాలి.',
      },
      {
        slug: 'verify-your-phone-number',
        title: 'మీ ఫోన్ నంబర్ వెరిఫై చేయండి',
        summary: 'SMS కోడ్ ఎలా పనిచేస్తుంది, రాకపోతే ఏం చేయాలి, వెరిఫికేషన్ ఏం రుజువు చేస్తుంది.',
      },
      {
        slug: 'search-rooms-near-your-office',
        title: 'మీ ఆఫీస్ దగ్గర గదులు వెతకండి',
        summary: 'ప్లేస్, దూరం, అద్దె, సంస్థ చూసి వెతకండి, నెల మొత్తం ఖర్చు పోల్చండి.',
      },
      {
        slug: 'set-up-your-roommate-profile',
        title: 'మీ రూమ్‌మేట్ ప్రొఫైల్ చేసుకోండి',
        summary: 'సరైన రూమ్‌మేట్ దొరికే ప్రొఫైల్ రాయండి, అది ఎవరికి కనిపించాలో నిర్ణయించండి.',
      },
    ],
  },
  {
    id: 'listing-rooms',
    title: 'గదులు లిస్ట్ చేయడం',
    articles: [
      {
        slug: 'list-a-room-in-four-steps',
        title: 'నాలుగు స్టెప్‌లలో గది లిస్ట్ చేయండి',
        summary: 'ఫారంలో ప్రతి స్టెప్ ఏం అడుగుతుంది, మొదలుపెట్టే ముందు ఏం సిద్ధంగా ఉంచుకోవాలి.',
      },
      {
        slug: 'take-photos-that-help',
        title: 'ఉపయోగపడే ఫోటోలు తీయండి',
        summary: 'ఫోన్‌తో ఏ ఎనిమిది ఫోటోలు తీయాలి, ఏ ఫైళ్లు పనిచేస్తాయి, ఏం చూపించకూడదు.',
      },
      {
        slug: 'set-rent-deposit-and-bills',
        title: 'అద్దె, డిపాజిట్, బిల్లులు రాయండి',
        summary: 'సరైన అద్దె, మీ ఊరిలో మామూలు డిపాజిట్, అది తిరిగి ఎలా వస్తుంది, నిజమైన బిల్లులు.',
      },
      {
        slug: 'edit-or-delete-a-listing',
        title: 'లిస్టింగ్ మార్చండి లేదా డిలీట్ చేయండి',
        summary: 'మీ గది వివరాలు ఎప్పటికప్పుడు మార్చండి, ఫోటోలు మార్చండి, అద్దెకు ఇచ్చాక తీసేయండి.',
      },
    ],
  },
  {
    id: 'communication',
    title: 'మాట్లాడుకోవడం',
    articles: [
      {
        slug: 'write-to-a-lister',
        title: 'లిస్ట్ చేసినవారికి రాయండి',
        summary: 'గది పేజీ నుండి చాట్ మొదలుపెట్టండి, జవాబు వచ్చే మొదటి మెసేజ్ రాయండి, విజిట్ ఖాయం చేసుకోండి.',
      },
      {
        slug: 'start-a-chat-with-a-roommate',
        title: 'రూమ్‌మేట్‌తో చాట్ మొదలుపెట్టండి',
        summary: 'ప్రొఫైల్ నుండి మెసేజ్ చేయండి, ఇంట్లో ముఖ్యమైన విషయాలు మాట్లాడుకోండి.',
      },
      {
        slug: 'why-a-message-was-not-sent',
        title: 'మెసేజ్ ఎందుకు వెళ్లలేదు',
        summary: '“కనెక్ట్ అవుతోంది...” అంటే ఏంటి, మళ్లీ ఎలా పంపాలి, పాత చాట్ ఎలా వెతకాలి.',
      },
      {
        slug: 'questions-to-ask-before-you-agree',
        title: 'ఒప్పుకునే ముందు అడగాల్సిన ప్రశ్నలు',
        summary: 'చాట్‌లో చూసుకోవాల్సిన లిస్ట్: డబ్బు, బ్రోకరేజ్, నోటీస్, ఇంటి రూల్స్, రిపేర్లు.',
      },
    ],
  },
  {
    id: 'safety-and-security',
    title: 'భద్రత',
    articles: [
      {
        slug: 'visit-before-you-pay',
        title: 'డబ్బు ఇచ్చే ముందు గది చూడండి',
        summary: 'ముందు గది చూడండి, అక్కడ ఏం చెక్ చేయాలో తెలుసుకోండి, సంతకం చేసిన పేపర్ ఉంటేనే డబ్బు ఇవ్వండి.',
      },
      {
        slug: 'spot-a-false-listing',
        title: 'నకిలీ లిస్టింగ్‌ని గుర్తుపట్టండి',
        summary: 'టోకెన్ డబ్బు, నకిలీ ఆర్మీ ఆఫీసర్, “డబ్బు అందుకోవడానికి” QR కోడ్‌లు, అప్పుడు ఏం చేయాలి.',
      },
      {
        slug: 'keep-your-number-and-address-private',
        title: 'మీ నంబర్, అడ్రస్ ఎవరికీ తెలియకుండా ఉంచండి',
        summary: 'ఇక్కడ ఇతరులకు మీ గురించి ఏం కనిపిస్తుంది, ఏం ఎప్పుడూ కనిపించదు, డాక్యుమెంట్లు జాగ్రత్తగా ఎలా ఇవ్వాలి.',
      },
      {
        slug: 'rent-agreement-and-police-verification',
        title: 'అద్దె అగ్రిమెంట్, పోలీస్ వెరిఫికేషన్',
        summary: '11 నెలలు ఎందుకు, స్టాంప్ డ్యూటీ, రిజిస్ట్రేషన్ అంటే ఏంటి, పోలీసులకు ఎవరు చెప్పాలి.',
      },
      {
        slug: 'what-verification-proves',
        title: 'వెరిఫికేషన్ ఏం రుజువు చేస్తుంది',
        summary: 'ఫోన్, ఆఫీస్ లేదా కాలేజీ, ఫోటో గుర్తులు ఏం చెబుతాయి, ఏం చెప్పవు, మేము ఎప్పుడూ ఏం అడగం.',
      },
    ],
  },
]

export const topics: readonly Entry<TopicSlug>[] = [
  {
    slug: 'safety',
    title: 'ఇల్లు వెతికేటప్పుడు జాగ్రత్తగా ఉండండి',
    summary: 'మీ డబ్బుని, మిమ్మల్ని కాపాడే కొన్ని రూల్స్, వెంటనే సహాయం ఎక్కడ దొరుకుతుంది.',
  },
  {
    slug: 'terms',
    title: 'వాడకం షరతులు',
    summary: 'Basera ఏం చేస్తుంది, మీ నుండి ఏం కోరుతుంది, ఏదైనా తప్పు జరిగితే ఏమవుతుంది.',
  },
  {
    slug: 'privacy',
    title: 'ప్రైవసీ పాలసీ',
    summary: 'మీ గురించి మేము ఏం ఉంచుతాం, ఎందుకు, ఎవరికి కనిపిస్తుంది, ఎన్నాళ్లు, ఎలా చెరిపేయించాలి.',
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

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
    title: 'सुरुवात',
    articles: [
      {
        slug: 'create-your-account',
        title: 'तुमचे अकाउंट उघडा',
        summary: 'अकाउंट उघडण्याचे तीन मार्ग, आम्ही काय विचारतो आणि का, आणि साइन इन होत नसेल तर काय करायचे.',
      },
      {
        slug: 'verify-your-phone-number',
        title: 'फोन नंबर व्हेरिफाय करा',
        summary: 'SMS कोड कसा चालतो, तो आला नाही तर काय करायचे, आणि व्हेरिफिकेशनमधून काय कळते.',
      },
      {
        slug: 'search-rooms-near-your-office',
        title: 'ऑफिसजवळ खोल्या शोधा',
        summary: 'ठिकाण, अंतर, भाडे आणि कंपनीवरून शोधा, आणि महिन्याच्या पूर्ण खर्चाची तुलना करा.',
      },
      {
        slug: 'set-up-your-roommate-profile',
        title: 'रूममेट प्रोफाइल बनवा',
        summary: 'योग्य रूममेट मिळेल असे प्रोफाइल लिहा, आणि ते कोणाला दिसेल ते ठरवा.',
      },
    ],
  },
  {
    id: 'listing-rooms',
    title: 'खोली देणे',
    articles: [
      {
        slug: 'list-a-room-in-four-steps',
        title: 'चार स्टेपमध्ये खोली द्या',
        summary: 'फॉर्मच्या प्रत्येक स्टेपमध्ये काय विचारले जाते, आणि सुरुवात करण्याआधी काय तयार ठेवायचे.',
      },
      {
        slug: 'take-photos-that-help',
        title: 'उपयोगी फोटो काढा',
        summary: 'फोनने कोणते आठ फोटो काढायचे, कोणत्या फाइल चालतात, आणि काय टाळायचे.',
      },
      {
        slug: 'set-rent-deposit-and-bills',
        title: 'भाडे, डिपॉझिट आणि बिले ठरवा',
        summary: 'योग्य भाडे, तुमच्या शहरातले नेहमीचे डिपॉझिट, ते परत कसे मिळते, आणि खरी बिले.',
      },
      {
        slug: 'edit-or-delete-a-listing',
        title: 'लिस्टिंग बदला किंवा डिलीट करा',
        summary: 'खोलीची माहिती ताजी ठेवा, फोटो बदला, आणि खोली दिली की लिस्टिंग काढा.',
      },
    ],
  },
  {
    id: 'communication',
    title: 'चॅट आणि मेसेज',
    articles: [
      {
        slug: 'write-to-a-lister',
        title: 'खोली देणाऱ्यांना लिहा',
        summary: 'खोलीवरून चॅट सुरू करा, उत्तर मिळेल असा पहिला मेसेज लिहा, आणि व्हिजिट ठरवा.',
      },
      {
        slug: 'start-a-chat-with-a-roommate',
        title: 'रूममेटशी चॅट सुरू करा',
        summary: 'प्रोफाइलवरून मेसेज करा, आणि घरात महत्त्वाच्या असलेल्या गोष्टींबद्दल बोला.',
      },
      {
        slug: 'why-a-message-was-not-sent',
        title: 'मेसेज का गेला नाही',
        summary: '“कनेक्ट होत आहे…” म्हणजे काय, पुन्हा कसे पाठवायचे, आणि जुने चॅट कसे शोधायचे.',
      },
      {
        slug: 'questions-to-ask-before-you-agree',
        title: 'होकार देण्याआधी विचारायचे प्रश्न',
        summary: 'चॅटमध्ये विचारायची यादी: पैसे, ब्रोकरेज, नोटीस, घराचे नियम आणि दुरुस्ती.',
      },
    ],
  },
  {
    id: 'safety-and-security',
    title: 'सुरक्षा',
    articles: [
      {
        slug: 'visit-before-you-pay',
        title: 'पैसे देण्याआधी खोली पाहा',
        summary: 'आधी खोली पाहा, तिथे काय तपासायचे ते जाणून घ्या, आणि सही केलेल्या कागदावरच पैसे द्या.',
      },
      {
        slug: 'spot-a-false-listing',
        title: 'खोटे लिस्टिंग ओळखा',
        summary: 'टोकनचे पैसे, खोटा आर्मी ऑफिसर, पैसे “मिळवण्यासाठी” QR कोड, आणि काय करायचे.',
      },
      {
        slug: 'keep-your-number-and-address-private',
        title: 'तुमचा नंबर आणि पत्ता खासगी ठेवा',
        summary: 'इतरांना तुमचे काय दिसते, काय कधीच दिसत नाही, आणि कागदपत्रे सुरक्षितपणे कशी द्यायची.',
      },
      {
        slug: 'rent-agreement-and-police-verification',
        title: 'भाड्याचे ॲग्रीमेंट आणि पोलीस व्हेरिफिकेशन',
        summary: '11 महिनेच का, स्टॅम्प ड्यूटी आणि रजिस्ट्रेशन म्हणजे काय, आणि पोलिसांना कोण कळवते.',
      },
      {
        slug: 'what-verification-proves',
        title: 'व्हेरिफिकेशनमधून काय कळते',
        summary: 'फोन, कंपनी किंवा कॉलेज आणि फोटोच्या खुणांमधून काय कळते, काय नाही, आणि आम्ही काय कधीच मागत नाही.',
      },
    ],
  },
]

export const topics: readonly Entry<TopicSlug>[] = [
  {
    slug: 'safety',
    title: 'घर शोधताना सुरक्षित राहा',
    summary: 'तुमचे पैसे आणि तुम्हाला सांभाळणारे थोडे नियम, आणि लगेच मदत कुठे मिळते.',
  },
  {
    slug: 'terms',
    title: 'वापराचे नियम आणि अटी',
    summary: 'Basera काय करते, तुमच्याकडून काय अपेक्षा आहे, आणि काही चुकले तर काय होते.',
  },
  {
    slug: 'privacy',
    title: 'प्रायव्हसी पॉलिसी',
    summary: 'आम्ही तुमच्याबद्दल काय आणि का ठेवतो, ते कोणाला दिसते, किती काळ, आणि ते कसे पुसायचे.',
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

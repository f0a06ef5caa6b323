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
    title: 'शुरुआत करें',
    articles: [
      {
        slug: 'create-your-account',
        title: 'अपना अकाउंट बनाएँ',
        summary: 'जुड़ने के तीन तरीके, हम क्या पूछते हैं और क्यों, और साइन इन न हो तो क्या करें।',
      },
      {
        slug: 'verify-your-phone-number',
        title: 'अपना फ़ोन नंबर वेरिफ़ाई करें',
        summary: 'SMS वाला कोड कैसे काम करता है, न आए तो क्या करें, और वेरिफ़िकेशन से क्या पता चलता है।',
      },
      {
        slug: 'search-rooms-near-your-office',
        title: 'ऑफ़िस के पास कमरा खोजें',
        summary: 'जगह, दूरी, किराये और कंपनी से खोजें, और महीने के पूरे खर्च की तुलना करें।',
      },
      {
        slug: 'set-up-your-roommate-profile',
        title: 'अपनी रूममेट प्रोफ़ाइल बनाएँ',
        summary: 'ऐसी प्रोफ़ाइल लिखें जिससे सही रूममेट मिले, और तय करें कि उसे कौन देखे।',
      },
    ],
  },
  {
    id: 'listing-rooms',
    title: 'कमरा लिस्ट करना',
    articles: [
      {
        slug: 'list-a-room-in-four-steps',
        title: 'चार स्टेप में कमरा लिस्ट करें',
        summary: 'फ़ॉर्म के हर स्टेप में क्या भरना है, और शुरू करने से पहले क्या तैयार रखें।',
      },
      {
        slug: 'take-photos-that-help',
        title: 'काम की फ़ोटो कैसे लें',
        summary: 'फ़ोन से कौन सी आठ फ़ोटो लें, कौन सी फ़ाइलें चलती हैं, और क्या न दिखाएँ।',
      },
      {
        slug: 'set-rent-deposit-and-bills',
        title: 'किराया, डिपॉज़िट और बिल तय करें',
        summary: 'सही किराया, आपके शहर में चलने वाला डिपॉज़िट, उसकी वापसी, और सच्चे बिल।',
      },
      {
        slug: 'edit-or-delete-a-listing',
        title: 'लिस्टिंग बदलें या डिलीट करें',
        summary: 'कमरे की जानकारी ताज़ा रखें, फ़ोटो बदलें, और कमरा उठ जाए तो उसे हटाएँ।',
      },
    ],
  },
  {
    id: 'communication',
    title: 'बातचीत',
    articles: [
      {
        slug: 'write-to-a-lister',
        title: 'लिस्ट करने वाले को लिखें',
        summary: 'कमरे के पेज से चैट शुरू करें, ऐसा मैसेज लिखें जिसका जवाब आए, और विज़िट तय करें।',
      },
      {
        slug: 'start-a-chat-with-a-roommate',
        title: 'रूममेट से चैट शुरू करें',
        summary: 'प्रोफ़ाइल से मैसेज करें, और उन बातों पर बात करें जिनसे घर चलता है।',
      },
      {
        slug: 'why-a-message-was-not-sent',
        title: 'मैसेज क्यों नहीं गया',
        summary: '“कनेक्ट हो रहा है” का क्या मतलब है, फिर से कैसे भेजें, और पुरानी चैट कैसे खोजें।',
      },
      {
        slug: 'questions-to-ask-before-you-agree',
        title: 'हाँ कहने से पहले ये सवाल पूछें',
        summary: 'चैट में पूछने की लिस्ट: पैसे, ब्रोकरेज, नोटिस, घर के नियम और मरम्मत।',
      },
    ],
  },
  {
    id: 'safety-and-security',
    title: 'सुरक्षा',
    articles: [
      {
        slug: 'visit-before-you-pay',
        title: 'पैसे देने से पहले कमरा देखें',
        summary: 'पहले कमरा देखें, जानें कि वहाँ क्या-क्या देखना है, और साइन किए कागज़ पर ही पैसे दें।',
      },
      {
        slug: 'spot-a-false-listing',
        title: 'झूठी लिस्टिंग पहचानें',
        summary: 'टोकन के पैसे, नकली फ़ौजी अफ़सर, पैसे “पाने” के QR कोड, और ऐसे में क्या करें।',
      },
      {
        slug: 'keep-your-number-and-address-private',
        title: 'अपना नंबर और पता सुरक्षित रखें',
        summary: 'यहाँ दूसरों को आपका क्या दिखता है, क्या कभी नहीं दिखता, और कागज़ कैसे भेजें।',
      },
      {
        slug: 'rent-agreement-and-police-verification',
        title: 'रेंट एग्रीमेंट और पुलिस वेरिफ़िकेशन',
        summary: '11 महीने ही क्यों, स्टाम्प ड्यूटी और रजिस्ट्रेशन क्या हैं, और पुलिस को कौन बताए।',
      },
      {
        slug: 'what-verification-proves',
        title: 'वेरिफ़िकेशन से क्या पता चलता है',
        summary: 'फ़ोन, काम या कॉलेज और फ़ोटो के निशान से क्या पता चलता है, क्या नहीं, और हम क्या कभी नहीं माँगते।',
      },
    ],
  },
]

export const topics: readonly Entry<TopicSlug>[] = [
  {
    slug: 'safety',
    title: 'घर खोजते समय सुरक्षित रहें',
    summary: 'आपके पैसे और आपकी सुरक्षा के लिए कुछ ज़रूरी नियम, और तुरंत मदद कहाँ मिलेगी।',
  },
  {
    slug: 'terms',
    title: 'इस्तेमाल की शर्तें',
    summary: 'Basera क्या करता है, आपसे क्या उम्मीद रखता है, और कुछ गलत हो तो क्या होता है।',
  },
  {
    slug: 'privacy',
    title: 'प्राइवेसी पॉलिसी',
    summary: 'हम आपके बारे में क्या रखते हैं और क्यों, कौन देखता है, कब तक, और उसे कैसे मिटवाएँ।',
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

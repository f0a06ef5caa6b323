import { describe, expect, it } from 'vitest'
import { judgeFairHousing } from './index.ts'

/** People in plain words, and plain wording about them: `{}` stands for each of them. */
interface Plain {
  readonly people: readonly string[]
  readonly shutsOut: readonly string[]
  readonly fine: readonly string[]
}

const plain: Readonly<Record<string, Plain>> = {
  English: {
    people: [
      ...['Muslims', 'Muslim families', 'Hindus', 'Christians', 'Jains', 'people of other religion'],
      ...['Brahmins', 'lower caste people', 'Dalits', 'SC ST people', 'Iyers', 'other caste people'],
      ...['North Indians', 'Biharis', 'UP people', 'Tamilians', 'Malayalis', 'Marathi people', 'outsiders'],
      ...['Africans', 'foreigners', 'black people', 'northeast boys', 'reserved category people'],
      ...['gay couples', 'lesbians', 'transgender people', 'disabled people', 'wheelchair users'],
      ...[
        'bachelors',
        'unmarried couples',
        'divorcees',
        'single women',
        'families with kids',
        'non-vegetarians',
      ],
    ],
    shutsOut: [
      ...['No {}', '{} not allowed', 'Only {}', '{} only', 'Not for {}', 'Never to {}', 'Nobody except {}'],
      ...['We do not rent to {}', 'This flat is not given to {}', 'I do not want {} here', 'Prefer {}'],
      ...['{} preferred', '{} please excuse', '{} are a strict no', '{} can avoid', 'No {} and no pets'],
      ...['Nice room near metro. {} need not call. Rent 9000', 'Sorry, no {}, owner is strict'],
      ...['Koi {} nahi', 'Sirf {} chahiye', '{} ko nahi denge'],
    ],
    fine: [
      ...['{} are welcome', 'No problem with {}', '{} and everybody else are welcome'],
      ...['Many {} live in the building', 'Irrespective of whether you are {}', 'Open to all including {}'],
      ...['{} stay on the second floor, the lift is new', 'The lane has shops run by {}'],
    ],
  },
  Hindi: {
    people: ['मुस्लिम', 'दलित', 'ब्राह्मण', 'बिहारी', 'विदेशी', 'विकलांग', 'समलैंगिक', 'बैचलर'],
    shutsOut: [
      ...['{} लोगों को नहीं देंगे', 'सिर्फ {}', '{} माफ करें', '{} संपर्क न करें', '{} को कमरा नहीं मिलेगा'],
      ...['{} को प्राथमिकता', 'केवल {} लोग'],
    ],
    fine: ['{} हों या कोई और, सबका स्वागत है'],
  },
  Tamil: {
    people: ['முஸ்லிம்', 'தலித்', 'பிராமணர்', 'பேச்சுலர்'],
    shutsOut: ['{}களுக்கு கிடையாது', '{} மட்டும்', '{} வேண்டாம்', '{}களுக்கு வீடு தர மாட்டோம்'],
    fine: ['{} யாரும் வரலாம்'],
  },
  Telugu: {
    people: ['ముస్లిం', 'దళిత', 'బ్రాహ్మణ', 'బ్యాచిలర్'],
    shutsOut: ['{}లకు ఇవ్వము', '{}లకు మాత్రమే', '{}లు వద్దు'],
    fine: ['{}లు కూడా రావచ్చు'],
  },
  Kannada: {
    people: ['ಮುಸ್ಲಿಂ', 'ದಲಿತ', 'ಬ್ರಾಹ್ಮಣ', 'ಬ್ಯಾಚುಲರ್'],
    shutsOut: ['{}ರಿಗೆ ಕೊಡುವುದಿಲ್ಲ', '{}ರಿಗೆ ಮಾತ್ರ', '{} ಬೇಡ'],
    fine: ['{} ಯಾರಾದರೂ ಬರಬಹುದು'],
  },
  Marathi: {
    people: ['मुस्लिम', 'दलित', 'ब्राह्मण', 'परप्रांतीय', 'बॅचलर'],
    shutsOut: ['{} लोकांना देणार नाही', 'फक्त {}', '{} नकोत', '{} यांना प्रवेश नाही'],
    fine: ['{} असो वा कोणीही, स्वागत आहे'],
  },
  Bengali: {
    people: ['মুসলিম', 'হিন্দু', 'ব্রাহ্মণ', 'অবাঙালি', 'ব্যাচেলর'],
    shutsOut: ['{} দের দেওয়া হবে না', 'শুধু {}', '{} চলবে না', '{} নিষেধ'],
    fine: ['{} বা অন্য যে কেউ আসতে পারেন'],
  },
}

const each = (wording: readonly string[], people: readonly string[]) =>
  wording.flatMap((text) => people.map((one) => text.replace('{}', one)))

describe.each(Object.entries(plain))(
  'trust.fair-housing: plain wording in %s',
  (_, { people, ...wording }) => {
    it('is pointed out whoever is meant', () => {
      expect(each(wording.shutsOut, people).filter((text) => judgeFairHousing(text).length === 0)).toEqual([])
    })

    it('is fine where it lets them in', () => {
      expect(each(wording.fine, people).filter((text) => judgeFairHousing(text).length > 0)).toEqual([])
    })
  },
)

import type { ListingRule } from '../listing-rule.ts'

export const subletRules: readonly ListingRule[] = [
  {
    kind: 'other',
    level: 'careful',
    because: 'Lets a home behind the back of its owner',
    certain: true,
    patterns: [
      'say/tell/telling/saying .. you/u/ur/youre . are/r/be/as . my/a cousin/brother/sister/relative/nephew/niece/guest/friend',
      'owner/landlord/malik .. should/must/need/does not/dont know',
      'owner/landlord shouldnt/doesnt/mustnt/wont know',
      'owner/landlord .. not .. be told/informed/aware',
      'dont/not/never tell/inform .. owner/landlord/society',
      'without .. telling/informing/knowledge .. owner/landlord',
      'owner/malik/landlord ko .. pata/khabar na/ni/nahi/nahin/nhi/mat chalega/chale/chalna/chalne/lagega/lage/hoga/ho ...',
      'owner/malik/landlord ko .. mat/nahi/nhi batana/bolna/batao/bataye',
      'bolna/kehna/bol/keh . dena/do .. cousin/bhai/behen/rishtedar/dost hu/hoon/hun/hai/ho',
      'मालिक को .. पता न/नहीं/मत ...',
      'मालिक को .. मत/नहीं बताना/बताइए/बोलना',
      'मालिक को .. बताए/बताये/पूछे/ख़बर/खबर बिना/बगैर ...',
      'मालिक से .. बिना/छुपाकर/छिपाकर ...',
      'malik/owner/landlord ko .. bataye/batae/bina bina/bataye/batae ...',
      'मालकाला/घरमालकाला/मालकांना .. सांगता/कळू/कळता/कळवता न/नये/नको ...',
      'owner/malak/landlord la . sangu/sangaycha/sangaychi/bolu naka/nako',
      'मालकाला/घरमालकाला/मालकांना न सांगता/कळवता/कळू/विचारता ...',
      'மாலிக்கிடம்/ஓனரிடம்/ஓனருக்கு/உரிமையாளரிடம் .. சொல்லாமல்/சொல்லாம/தெரியாமல்/தெரியாம ...',
      'ఓనర్‌కు/ఓనర్‌కి/యజమానికి .. చెప్పకుండా/తెలియకుండా ...',
      'ಮಾಲೀಕರಿಗೆ/ಓನರ್‌ಗೆ/ಮನೆಯವರಿಗೆ .. ಹೇಳದೆ/ತಿಳಿಸದೆ/ಗೊತ್ತಾಗದಂತೆ ...',
      'মালিককে/বাড়িওয়ালাকে .. জানিয়ে/বলে না ...',
      'घरमालकाला/घरमालकांना/मालकाला/मालकांना .. सांगायची/सांगायला/सांगू गरज/नको/नका ...',
      'உரிமையாளருக்கு/ஓனருக்கு தெரிய/தெரியாது/தெரியக்கூடாது ...',
      'ఓనర్‌కి/యజమానికి తెలియదు/తెలియకుండా/చెప్పవద్దు ...',
      'ಮಾಲೀಕರಿಗೆ/ಓನರ್‌ಗೆ ಗೊತ್ತಿಲ್ಲ/ಹೇಳಬೇಡಿ/ಗೊತ್ತಾಗಬಾರದು ...',
      'মালিক/মালিককে জানে/জানাবেন/বলবেন না ...',
    ],
  },
]

export const subletExamples = {
  cheats: [
    'If the guard asks, say you are my cousin',
    'Landlord should not know, cash only',
    'Owner ko pata nahi chalega, do mahine ka cash do',
    'घरमालकांना सांगायची गरज नाही, रोख द्या',
    'मालकाला न सांगता खोली देत आहे',
    'यह कमरा मालिक को बताए बिना दे रहा हूँ',
  ],
  honest: [
    'My cousin shows the room, tell him when you come',
    'The owner knows me, I take over his lease with his consent',
    'I am subletting for two months, the landlord agreed in writing',
    'Owner ko pehle bata dena kab aaoge',
    'मालिक को बताकर ही किसी मेहमान को रखें',
    'Aane se pehle bol dena bhai dikha dega, owner ko sab pata hai koi dikkat nahi',
    'The owner does not live here, his brother knows the house',
  ],
}

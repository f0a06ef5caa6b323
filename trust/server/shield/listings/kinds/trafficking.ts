import type { ListingRule } from '../listing-rule.ts'

/** Work for young women that comes with the room. */
const work = [
  'girls/ladies/women/females/young ... job/jobs/work/placement/salary/income/earn/earning/dance/massage/spa/bar/party/gulf/dubai',
  'job/jobs/work/placement/salary/income/dance/massage/spa/gulf/dubai ... girls/ladies/women/females',
  'ladki/ladkiyan/ladkiyon/ladkiya/mulgi/muli/ponnu/ponnunga/ammayilu/hudugi/hudugiyaru/meye/meyera ... naukri/kaam/kam/job/salary/kamai/massage/dance/party/velai/pani/kelasa/kaj/dubai/gulf',
  'naukri/kaam/kam/job/salary/massage/dance/velai/pani/kelasa/kaj ... ladki/ladkiyan/ladkiyon/ladkiya/mulgi/muli/ponnu/ammayilu/hudugi/meye/meyera',
  'लड़कियों/लड़कियां/लड़कियाँ/युवतियों/मुलींना/मुलींसाठी/पोरींना ... काम/नौकरी/जॉब/नोकरी/मसाज/डांस/दुबई',
  'মেয়েদের/তরুণীদের ... কাজ/চাকরি/জব/ম্যাসাজ/দুবাই',
  'பெண்கள்/பெண்களுக்கு ... வேலை/வேலையும்/மசாஜ்/பார்ட்டி/துபாய்',
  'అమ్మాయిలు/అమ్మాయిలకు/యువతులకు ... పని/ఉద్యోగం/మసాజ్/దుబాయ్',
  'ಹುಡುಗಿಯರಿಗೆ/ಯುವತಿಯರಿಗೆ ... ಕೆಲಸ/ಉದ್ಯೋಗ/ಮಸಾಜ್/ದುಬೈ',
  'છોકરીઓને/યુવતીઓને ... કામ/નોકરી/મસાજ/દુબઈ',
  'ਕੁੜੀਆਂ/ਲੜਕੀਆਂ ... ਕੰਮ/ਨੌਕਰੀ/ਮਸਾਜ/ਦੁਬਈ',
  'പെൺകുട്ടികൾക്ക്/യുവതികൾക്ക് ... ജോലി/ജോലിയും/മസാജ്/ഗൾഫിൽ/ദുബായ്',
]

/** Nobody may know, and nobody may leave. */
const held = [
  'passport/phone/mobile/aadhaar/aadhar/adhar/papers/certificates .. with us/me/madam/agent',
  'passport/phone/mobile/aadhaar/aadhar/adhar ... our/my safe/office/custody/locker',
  'phone/mobile/aadhaar/aadhar/adhar/passport ... rakhenge/rakhlenge/rakhege/jama/rahega/rahenge/thevnar/vechu/pettukuntam/ittukolthivi/rakhbo',
  'we/madam/agent keep/keeps/hold/holds .. passport/phone/phones/papers/aadhaar/certificates',
  'dont/not/never tell/inform .. family/parents/home/anyone',
  'gharwalon/gharwalo/walon/walo/family/parents ko mat/nahi batana/bolna/batao/bataye/bolo',
  'cannot/cant go/leave/leaving home',
  'ghar nahi/nahin ja/jana ...',
  'no leave/going/visits home',
  'घर नहीं/नही जा/जाना ...',
  'घरवालों/वालों/परिवार को मत/नहीं बता/बताना/बताएं',
  'फोन/आधार/पासपोर्ट ... जमा/रखेंगे/रख/हमारे ...',
]

export const traffickingRules: readonly ListingRule[] = [
  {
    kind: 'sexual_or_threat',
    level: 'danger',
    because: 'Offers young women work with the room, and keeps their papers or them',
    together: [work, held],
  },
  {
    kind: 'sexual_or_threat',
    level: 'danger',
    because: 'Offers company for money with the room',
    patterns: [
      'girls/girl/escort/escorts/ladki/ladkiyan also/bhi arranged/arrange/supply/milegi/milengi',
      'girls/girl/escort/escorts/ladki/ladkiyan on call',
      'hourly ... girls/escort/escorts . arranged/arrange/supply',
    ],
  },
]

export const traffickingExamples = {
  cheats: [
    'Girls wanted for a dance bar, room and food free. Your phone and Aadhaar stay with madam.',
    'Ladkiyon ko naukri aur room free, aane par phone aur Aadhaar hum rakhenge',
    'Placement in Dubai for girls, the passport stays in our safe',
    'लड़कियों के लिए काम और कमरा मुफ़्त, घरवालों को मत बताना',
    'Rooms by the hour, girls also arranged on call',
  ],
  honest: [
    'PG for working girls, a copy of your Aadhaar stays with the police',
    'Ladkiyon ka PG, office job walon ke liye, phone karke aayein',
    'Rooms by the month for girls, also available for ladies on night shifts',
    'Girls with a job in the tech park, families are welcome to visit, do not go home late',
    'Room for nurses and ladies who work nights, the owner keeps a copy of the agreement',
  ],
}

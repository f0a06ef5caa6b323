import { ways } from '@basera/platform/contract/phrases'
import type { NamedPeople } from '../named-people.ts'

export const race: NamedPeople = {
  kind: 'race',
  namingShutsOut: false,
  turnedDownLater: true,
  people:
    ways(`african*, european*, westerner*, forigner*, foriegner*, foreginer*, forener*, nigerian*, negro*, nigro*, habshi*, kaalu, kalu log, black people, blacks, black person*, black student*, dark people, dark skin*, dark complexion*, chinki*, chinky*, chinese looking, mongoloid*, fair skin*, fair girl*, fair complexion*, fair looking, light skin*, white people, whites, foreigner*, foreign national*, foreign student*, foreign people, videshi*, expat, expats, indian only, indians, indian national*, indian citizen*, afghan*, bangladeshi*, rohingya*, sudanese, yemeni*, iraqi*, arab, arabs, tibetan*, ugandan*, kenyan*, somali*, congolese, pakistani*, cameroon*, tanzanian*, ethiopian*, sri lankan*, burmese, chinese national*, chinese people, russian*, uzbek*, iranian*, syrian*, coloured people, colored people, brown people, negroid*, black guy*, black men, black women, black boys, foreign origin, foreign passport*, other countries, other nationalit*, other nationality, indian passport*, indian origin, indian nationality, indian citizens, indian looking, foreign looking, looks foreign, look foreign, look like foreigner*, dark coloured, dark colored, gora rang, gore rang, saaf rang, kaale rang*, kale rang*, sanwle, saanwle, kaali chamdi, bahar desh*, bahar mulk*, dusre desh*, doosre desh*, videsh se, bidesh*, veli naattu*, velinaattu*, videshi*, horadesha*
    अफ्रीकी*, नाइजीरियन*, काले लोग*, गोरी लड़क*, गोरे लोग*, विदेशी*, परदेशी*, नीग्रो*, हब्शी*, दूसरे देश*, अफगानी*, बांग्लादेशी*, रोहिंग्या*, আফ্রিকান*, বিদেশি*, বিদেশী*, বাংলাদেশি*, ஆப்பிரிக்க*, வெளிநாட்ட*, ఆఫ్రికన్*, నల్లవార*, విదేశీయ*, ಆಫ್ರಿಕನ್*, ವಿದೇಶಿಯ*, ആഫ്രിക്ക*, വിദേശി*, افریقی*, غیر ملکی*`),
}

export const raceExamples = {
  shutsOut: [
    'No Africans please',
    'Only Indian nationals',
    'foreigners are not allowed',
    'fair girls preferred',
    'नाइजीरियन लोगों को नहीं देते',
  ],
  fine: [
    'Foreign students get help with registration',
    'Black granite kitchen top',
    'Tibetan market and Afghan bakery nearby',
    'Only an Indian toilet',
  ],
}

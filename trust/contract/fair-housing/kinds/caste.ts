import { ways } from '@basera/platform/contract/phrases'
import type { NamedPeople } from '../named-people.ts'

export const caste: NamedPeople = {
  kind: 'caste',
  namingShutsOut: true,
  people:
    ways(`brahmin*, brahman*, bramhin*, bramin*, brahmana*, iyer*, iyengar*, aiyangar*, namboodiri*, nair*, ezhava*, baniya*, bania*, vaishya*, kshatriya*, rajput*, thakur log, jat, jats, gujjar*, yadav*, kayastha*, khatri*, maratha*, reddy*, kamma*, kapu*, vokkaliga*, gowda*, mudaliar*, chettiar*, naidu*, vanniyar*, thevar*, nadar*, agarwal*, aggarwal*, maheshwari*, patidar*, lingayath*
    dalit*, harijan*, chamar*, bhangi*, scheduled caste*, scheduled tribe*, sc st*, st sc, scst, sc, scs, sts, sc people, adivasi*, tribal*, obc*, backward caste*, backward class*, lower caste*, low caste*, upper caste*, high caste*, higher caste*, forward caste*, kurmi*, kushwaha*, bhumihar*, ahir*, jatav*, valmiki*, balmiki*, mahar, mahars, matang*, kunbi*, dhangar*, saraswat*, gsb, ckp, deshastha*, kokanastha*, konkanastha*, chitpavan*, gounder*, kongu*, vellalar*, kallar*, maravar*, paraiyar*, vysya*, velama*, madiga*, kuruba*, billava*, thiyya*, namboothiri*, namasudra*, baidya*, khandayat*, patel*, oswal*, agrawal*, khandelwal*, jatt*, general category, general caste, ews, good caste, decent caste, clean caste, respectable caste, good community, respectable community, reputed community, proper caste, certain caste*, particular caste*, particular community, same caste, other caste*, our caste, own caste, other community, same community, our community, own community, non brahmin*, nonbrahmin*, non brahman*
    chhoti jaat, chhoti jati, choti jaat, neechi jaat, neech jaat, nichi jati, oonchi jaat, unchi jati, unchi jaat, uchch jati, swarn*, savarn*, apni jaat, hamari jaat, hamari biradari, apni biradari, pandit log, pandit*, acchi jaat, achi jaat, achhi jaat, acchi jati, achhi jati, uchi jaat, unchi jati, badi jaat, chhote jaat
    ब्राह्मण*, बनिया*, राजपूत*, दलित*, हरिजन*, ऊंची जाति*, ऊँची जाति*, नीची जाति*, छोटी जाति*, निचली जाति*, सवर्ण*, अनुसूचित जाति*, मराठा*, बिरादरी, वैश्य*, यादव*, कायस्थ*, जाट, जाटों, गुर्जर*, ठाकुर*, क्षत्रिय*, पंडित*, कुर्मी*, भूमिहार*, आदिवासी*, चमार*, वाल्मीकि*, पिछड़ी जाति*, अच्छी जाति*, उच्च जाति*, उच्चवर्णीय*, ब्राम्हण*, खालच्या जाती*, दलितांना
    ব্রাহ্মণ*, দলিত*, কায়স্থ*, তফসিলি*, আদিবাসী*, উঁচু জাত*, নিচু জাত*, બ્રાહ્મણ*, વાણિયા*, પટેલ પરિવાર, દલિત*
    பிராமண*, பிராமின்*, ஐயர்*, ஐயங்கார்*, தலித்*, தாழ்ந்த சாதி*, உயர் சாதி*, முதலியார்*, பிராமணர்*, கவுண்டர்*, தேவர்*, நாடார்*, செட்டியார்*, வன்னியர்*, நாயுடு*, கீழ் சாதி*, மேல் சாதி*, bramana*
    బ్రాహ్మణ*, బ్రాహ్మిన్*, రెడ్డి*, కమ్మ వారికి, దళిత*, అగ్ర కుల*, తక్కువ కుల*, కాపు వారికి, వెలమ*, వైశ్య*, రాజులకు, ఎస్సీ*, ఇతర కుల*, ಬ್ರಾಹ್ಮಣ*, ದಲಿತ*, ಒಕ್ಕಲಿಗ*, ಗೌಡರಿಗೆ, ಮೇಲ್ಜಾತಿ*, ಕೆಳಜಾತಿ*, ಮೇಲು ಜಾತಿ*, ಕೆಳ ಜಾತಿ*, ಕುರುಬ*, ವೈಶ್ಯ*, ಎಸ್ಸಿ*
    ബ്രാഹ്മണ*, നായര്*, ദളിത്*, برہمن*, دلت*, راجپوت*`),
}

export const casteExamples = {
  shutsOut: [
    'Brahmins only',
    'Suitable for Iyer family',
    'dalit log na aayein',
    'General caste people, SC ST not allowed',
    'ब्राह्मण परिवार को प्राथमिकता',
    'ಬ್ರಾಹ್ಮಣರಿಗೆ ಮಾತ್ರ',
  ],
  fine: [
    'Behind Brahmin street mess',
    'Caste is never asked here',
    'Mr Nair, the owner, lives on the ground floor',
  ],
}

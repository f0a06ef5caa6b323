import { ways } from '@basera/platform/contract/phrases'
import type { NamedPeople } from '../named-people.ts'

const asks =
  ways(`tell, telling, share, shared, mention, mentioned, state, stated, specified, disclosed, specify, disclose, confirm, give, giving, send, sending, provide, write, what is, whats, which, ask, asks, asking, details, know
    batao, bata*, likh*, bhej*, puch*, pooch*, sollu*, solla*, sonna*, sonnal, cheppa*, cheppi*, heli, helu*, tilisi, tilsi, sanga, sangav*, kalva*, bolun, bolben, bolte hobe, janan, janaben, lagi janate
    बता*, लिख*, भेज*, पूछ*, कळव*, सांग*, சொல்ல*, சொன்ன*, தெரிவி*, చెప్ప*, తెలియజే*, తెలప*, ಹೇಳಿ, ಹೇಳಬೇ*, ತಿಳಿಸಿ, ತಿಳಿಸಬೇ*, বলুন, বলবেন, জানান, জানাবেন, লিখুন`)

const background =
  ways(`caste, castes, sub caste, subcaste, jati, jaati, jaat, jathi, jaathi, gotra, gotram, gothra, gothram, kulam, kulagotra, biradari, biraadari, jaat paat, jat pat
    जाति, जात, गोत्र, कुल गोत्र, बिरादरी, சாதி, ஜாதி, குலம், கோத்திரம், కులం, కులగోత్ర*, గోత్రం, ಜಾತಿ, ಕುಲ, ಗೋತ್ರ, ಮಠ ಯಾವುದು, জাত, জাতি, গোত্র`)

const surname =
  ways(`surname, sur name, last name, family name, sirname, aadnav, adnav, upnam, upnaam, inti peru, intiperu, podobi, padabi, podobita, mane hesaru, manetana
    आडनाव, उपनाम, सरनेम, कुलनाम, ఇంటి పేరు, ಮನೆತನ, পদবি, পদবী, குடும்பப் பெயர்`)

const first =
  ways(`first, before, beforehand, then, after that, afterwards, only then, only after, pehle, pahle, pahile, pehla, uske baad, iske baad, phir, tabhi, adhi, aadhi, mag, nantar, mudhal*, modhal*, apram, appuram, aprom, aage, agey, tarpor*, modata, mundu, tarvat*, taruvat*, modalu, modlu, mundhe, amele, aamele
    पहले, फिर, बाद, तभी, आधी, मग, नंतर, முதலில், பிறகு, முன்*, అప్పుడే, ముందు*, తర్వాత*, మొదట*, ಮೊದಲ*, ಆಮೇಲೆ, ನಂತರ, আগে, তারপর, পরে`)

export const caste: NamedPeople = {
  kind: 'caste',
  namingShutsOut: true,
  turnedDownLater: true,
  people:
    ways(`brahmin*, brahman*, bramhin*, bramin*, brahmana*, iyer*, iyengar*, aiyangar*, namboodiri*, nair*, ezhava*, baniya*, bania*, vaishya*, kshatriya*, rajput*, thakur log, jat, jats, gujjar*, yadav*, kayastha*, khatri*, maratha*, reddy*, kamma*, kapu*, vokkaliga*, gowda*, mudaliar*, chettiar*, naidu*, vanniyar*, thevar*, nadar*, agarwal*, aggarwal*, maheshwari*, patidar*, lingayath*
    dalit*, harijan*, chamar*, bhangi*, scheduled caste*, scheduled tribe*, sc st*, st sc, scst, sc, scs, sts, sc people, adivasi*, tribal*, obc*, backward caste*, backward class*, lower caste*, low caste*, upper caste*, high caste*, higher caste*, forward caste*, kurmi*, kushwaha*, bhumihar*, ahir*, jatav*, valmiki*, balmiki*, mahar, mahars, matang*, kunbi*, dhangar*, saraswat*, gsb, ckp, deshastha*, kokanastha*, konkanastha*, chitpavan*, gounder*, kongu*, vellalar*, kallar*, maravar*, paraiyar*, vysya*, velama*, madiga*, kuruba*, billava*, thiyya*, namboothiri*, namasudra*, baidya*, khandayat*, patel*, oswal*, agrawal*, khandelwal*, jatt*, its own community, their own community, ones own community, one community only, own kind, our kind of people, our own people, our own kind, biradari ke log, biradari wale, biraadari*, maa caste, mana caste, maa kulam, mana kulam, namma caste, enga caste, apne samaj, hamare samaj, aamchya samaj*, aaplya samaj*, apne logon, apne log, okate kulam, oke kulam, ore jathi, ore jaathi, ore samudayam, reserved category*, reserved categories, reserved class*, reservation category, reservation people, quota people, quota wale, quota walo, general category, general caste, ews, good caste, decent caste, clean caste, respectable caste, good community, respectable community, reputed community, proper caste, certain caste*, particular caste*, particular community, same caste, other caste*, our caste, own caste, other community, same community, our community, own community, similar community, similar background, apni biraadari, apne samaj, non brahmin*, nonbrahmin*, non brahman*
    chhoti jaat, chhoti jati, choti jaat, neechi jaat, neech jaat, nichi jati, oonchi jaat, unchi jati, unchi jaat, uchch jati, swarn*, savarn*, apni jaat, hamari jaat, hamari biradari, apni biradari, pandit log, pandit*, acchi jaat, achi jaat, achhi jaat, acchi jati, achhi jati, uchi jaat, unchi jati, badi jaat, chhote jaat
    ब्राह्मण*, बनिया*, राजपूत*, दलित*, हरिजन*, ऊंची जाति*, ऊँची जाति*, नीची जाति*, छोटी जाति*, निचली जाति*, सवर्ण*, अनुसूचित जाति*, एससी*, एसटी*, ओबीसी*, मराठा*, बिरादरी, वैश्य*, यादव*, कायस्थ*, जाट, जाटों, गुर्जर*, ठाकुर*, क्षत्रिय*, पंडित*, कुर्मी*, भूमिहार*, आदिवासी*, चमार*, वाल्मीकि*, पिछड़ी जाति*, अच्छी जाति*, उच्च जाति*, उच्चवर्णीय*, ब्राम्हण*, आपल्या समाज*, आमच्या समाज*, हमारे समाज*, अपने समाज*, ९६ कुळी*, खालच्या जाती*, दलितांना
    ব্রাহ্মণ*, দলিত*, কায়স্থ*, তফসিলি*, এসসি*, আদিবাসী*, উঁচু জাত*, নিচু জাত*, બ્રાહ્મણ*, વાણિયા*, પટેલ પરિવાર, દલિત*
    பிராமண*, பிராமின்*, ஐயர்*, ஐயங்கார்*, தலித்*, எஸ்சி*, தாழ்ந்த சாதி*, உயர் சாதி*, முதலியார்*, எங்க சமூக*, எங்கள் சமூக*, நம்ம சமூக*, நம் சமூக*, பிராமணர்*, கவுண்டர்*, தேவர்*, நாடார்*, செட்டியார்*, வன்னியர்*, நாயுடு*, கீழ் சாதி*, மேல் சாதி*, bramana*
    బ్రాహ్మణ*, బ్రాహ్మిన్*, రెడ్డి*, కమ్మ వారికి, దళిత*, అగ్ర కుల*, మా కుల*, మన కుల*, తక్కువ కుల*, కాపు వారికి, వెలమ*, వైశ్య*, రాజులకు, ఎస్సీ*, ఇతర కుల*, ಬ್ರಾಹ್ಮಣ*, ಲಿಂಗಾಯತ*, ನಮ್ಮ ಜನ*, ನಮ್ಮ ಸಮುದಾಯ*, ದಲಿತ*, ಒಕ್ಕಲಿಗ*, ಗೌಡರಿಗೆ, ಮೇಲ್ಜಾತಿ*, ಕೆಳಜಾತಿ*, ಮೇಲು ಜಾತಿ*, ಕೆಳ ಜಾತಿ*, ಕುರುಬ*, ವೈಶ್ಯ*, ಎಸ್ಸಿ*
    ബ്രാഹ്മണ*, നായര്*, ദളിത്*, برہمن*, دلت*, راجپوت*`),
  lexicon: { asks, background, surname, first },
  also: [
    '<asks> ... <background>',
    '<background> ... <asks>',
    '<first> ... <surname> ... <asks>',
    '<first> ... <asks> ... <surname>',
    '<surname> ... <asks> ... <first>',
    '<asks> ... <surname> ... <first>',
    '<people> ... hi rakhna/rakhenge/rahe/rahenge',
  ],
  fine: [
    'no/nobody/noone/never/not/dont/wont . ask/asks/asked/asking/questions/need ... <background>',
    'no/nobody/noone/never/not/dont/wont . will/is/be ask/asked ... <background>',
    'not/doesnt/dont/never . matter/matters/important/care ...',
    'every/any/each ... <background> . and/or/nor . state/states/region/regions/language/languages',
    '<background> .. never/nobody/noone/not/nahi/nahin/no/illai/ledu/illa/naa/na/नहीं/नाही/না/இல்லை/లేదు/ಇಲ್ಲ .. <asks>',
    '<background> .. <asks> .. never/not/nahi/nahin/illai/ledu/illa/naa/na/नहीं/नाही/না/இல்லை/లేదు/ಇಲ್ಲ',
    'ho/mil/aa/chali/ban/lag/di/ki/li/le/reh/rah/khul/dikh/pahunch/kha/so/bhej/bata/batayi/bhar/nikal/kar jati/jaati ...',
    '<background> .. nahi/nahin/nhi/na/नहीं . dekhte/dekhti/dekhta/dekhenge/poochte/puchte/मानते/देखते',
    'jaati/jati/caste/जाति se/से koi/कोई matlab/मतलब nahi/nahin/नहीं ...',
    '<background> .. vicharat/baghat/विचारत/बघत/पाहत . nahi/nahit/नाही',
    '<background> .. matter/matters/issue/bar/farak ...',
    'koi/kisi/kuthlihi/kono . <background> .. chalega/chalenge/chalel/cholbe/sakta/sakte/welcome',
    '<surname> ... gate/pass/security/agreement/register/registration/police/verification/form/visitor/courier/parcel',
    'gate/pass/security/agreement/register/registration/police/verification/form/visitor/courier/parcel ... <surname>',
  ],
}

export const casteExamples = {
  shutsOut: [
    'Brahmins only',
    'Suitable for Iyer family',
    'dalit log na aayein',
    'General caste people, SC ST not allowed',
    'ब्राह्मण परिवार को प्राथमिकता',
    'No lower caste people please',
    'Not for scheduled caste',
    'Koi neechi jaat wale nahi',
    'We never rent to other caste',
    'do not call if you are from lower caste',
    'Tell us your caste when you call',
    'Send your surname first, then we talk about the visit',
    'ಬ್ರಾಹ್ಮಣರಿಗೆ ಮಾತ್ರ',
  ],
  fine: [
    'Behind Brahmin street mess',
    'Caste is never asked here',
    'It does not matter which caste you are',
    'Nobody will ask you your caste',
    'Gate ka code bata dete hain, entry ho jati hai',
    'We need your surname for the gate pass before you come',
    'Mr Nair, the owner, lives on the ground floor',
  ],
}

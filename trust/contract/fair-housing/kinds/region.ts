import { ways } from '@basera/platform/contract/phrases'
import type { NamedPeople } from '../named-people.ts'

const states =
  ways(`kerala, tamil nadu, tamilnadu, tn, karnataka, andhra, andhra pradesh, telangana, maharashtra, gujarat, rajasthan, punjab, haryana, himachal, uttarakhand, uttar pradesh, up, bihar, jharkhand, west bengal, bengal, odisha, orissa, assam, manipur, mizoram, nagaland, meghalaya, tripura, sikkim, arunachal, kashmir, jammu, goa, chhattisgarh, madhya pradesh, mp, delhi, the north, the south, north, south, north east, northeast, other states, other state, outside state, outside karnataka, outside kerala, outside maharashtra, same state, nepal, bangladesh, u p, hindi belt, chandigarh, ladakh, pondicherry, puducherry, andaman, uttaranchal, arunachal pradesh, himachal pradesh, vidarbha, konkan, saurashtra, kutch, bundelkhand, purvanchal, purvottar, any other state, rest of india, ncr, mumbai, kolkata, chennai, hyderabad, bangalore, bengaluru
    बिहार, यूपी, उत्तर प्रदेश, महाराष्ट्र, गुजरात, केरल, पंजाब, हरियाणा, राजस्थान, बंगाल, तमिलनाडु, कर्नाटक, कश्मीर, झारखंड, ओडिशा, असम, नेपाल, दक्षिण भारत, उत्तर भारत, पूर्वोत्तर, दूसरे राज्य*, बाहरी राज्य*, இதர மாநில*, வெளி மாநில*, பீகார், கேரளா, ఇతర రాష్ట్ర*, బీహార్, ಬೇರೆ ರಾಜ್ಯ*, ಬಿಹಾರ*, ಅಸ್ಸಾಂ*, ಒಡಿಶಾ*, ಉತ್ತರ ಪ್ರದೇಶ*, ಜಾರ್ಖಂಡ್*, ರಾಜಸ್ಥಾನ*, অসম, ওড়িশা, ঝাড়খণ্ড, উত্তরপ্রদেশ, বিহার, অন্য রাজ্য*, అస్సాం*, ఒడిశా*, యూపీ*, జార్ఖండ్*, రాజస్థాన్*, அசாம்*, ஒடிசா*, உத்தரப் பிரதேச*, ஜார்க்கண்ட்*, ராஜஸ்தான்*`)

export const region: NamedPeople = {
  kind: 'region',
  namingShutsOut: true,
  turnedDownLater: true,
  people:
    ways(`bihari*, biharee*, bhojpuri*, up wala, up wale, up walo, up walas, up waalas, up people, up guys, up boys, up girls, up family, up families, u p people, bihar people, delhi people, kerala people, andhra people, gujarat people, bhaiya log, bhaiyas, punjabi*, panjabi*, haryanvi*, jaat log, rajasthani*, marwari*, marwadi*, gujarati*, gujrati*, gujju*, marathi*, maharashtrian*, maharastrian*, konkani*, goan, goans, kutchi*, kathiawadi*, malvani*, bundelkhandi*, maithil*, awadhi*, garhwali*, kumaoni*, himachali*, dogri*, dogra*
    malayali*, malayalee*, mallu*, malu*, keralite*, tamil, tamils, tamilian*, tamizh*, madrasi*, telugu*, telgu*, andhrite*, andhra people, telanganite*, kannadiga*, kannada*, tulu*, coorgi*, south indian*, southindian*, southie*, north indian*, northindian*, northie*, north east*, norh east*, noth east*, nort east*, northest, north estern*, northestern*, northeast*, north eastern*, northeastern*, ne people, seven sister*, kodava*, vada india*, vadaindia*, vadanaat*, hindikar*, hindi karan*, hindi vaal*, hindi people, telangana people, kannadadava*, madrasis, outside people
    bengali*, bangali*, bong, bongs, assamese, odia*, odiya*, oriya*, manipuri*, mizo*, naga, nagas, khasi*, tripuri*, kashmiri*, ladakhi*, pahadi*, nepali*, nepalese, sindhi*, jharkhandi*, chhattisgarhi*, sikkimese, lepcha*, gorkha*, arunachali*, meitei*, kuki, kukis, garo, garos, bodo, bodos, naga people, tripura people, mainland people, non mainland*, same mother tongue, mother tongue, local language, sons of the soil, outsider*, outstation*, other state*, non local*, nonlocal*, migrants, migrant worker*, local people, locals, hindi speaking, hindi speaker*, non marathi*, non kannadiga*, non kannada*, non tamil*, non gujarati*, non bengali*, non telugu*, non malayali*, parprantiy*, parprantiya*, vadakkathi*, vadakathi*, vada naattu*, vadanaattu*, across the vindhya*, beyond the vindhya*, north of the vindhya*, from our side, from our region, from our state, from our place, from our native, from our area, apne side, apni side, apni taraf, hamari taraf, apne ilake, apne gaon, namma oor*, namma ooru*, nam oor*, mana ooru*, mana vaipu, aamchya bhagat*, aamchya gav*, other language*, another language, bere bhaashe*, bere bhashe*, bere bhasheya*, vere bhasha, veru mozhi, vera mozhi, dusri bhasha, doosri bhasha, dusre pradesh, doosre pradesh, dusre rajya*, doosre rajya*, bayata vallu, bayati vallu, bayatavallu, horaginavar*, horaginor*, veliyoor*, velioor*, bairer lok*, bhin rajy*, baherche*, baherchya*
    बिहारी*, यूपी वाल*, पंजाबी*, मराठी*, गुजराती*, मारवाड़ी*, मारवाडी*, बंगाली*, मद्रासी*, कश्मीरी*, नेपाली*, दक्षिण भारतीय*, उत्तर भारतीय*, पूर्वोत्तर*, परप्रांतीय*, बाहरी लोग*, परप्रांतीयांना, असमिया*, उड़िया*, ओड़िया*, तमिल*, तेलुगु*, कन्नड़*, मलयाली*, सिंधी*, हरियाणवी*, राजस्थानी*, कोंकणी*, मणिपुरी*, पहाड़ी*, गढ़वाली*, झारखंडी*, भोजपुरी*, साउथ इंडियन*, नॉर्थ इंडियन*, नॉर्थ ईस्ट*, बाहरी राज्य*, बाहर के लोग*, दूसरे प्रदेश*, दूसरी भाषा*, बाहेरच्या*, बाहेरचे*, स्थानिक*
    বাঙালি*, বাঙালী*, অবাঙালি*, বিহারি*, মারোয়াড়ি*, মাড়োয়ারি*, পাঞ্জাবি*, গুজরাটি*, ওড়িয়া*, অসমীয়া*, নেপালি*, দক্ষিণ ভারতীয়*, ভিন রাজ্য*, বাইরের লোক*, বহিরাগত*, উত্তর ভারতীয়*, হিন্দিভাষী*, তামিল*, মাদ্রাজি*, কাশ্মীরি*, મરાઠી*, પંજાબી*, બિહારી*, બંગાળી*,  ગુજરાતી*, મારવાડી*, ਪੰਜਾਬੀ*, ਬਿਹਾਰੀ*
    தமிழர்*, தமிழ்*, மலையாளி*, தெலுங்கு*, வட இந்திய*, வடஇந்திய*, வடக்கன்*, கன்னட*, பீகாரி*, ஹிந்திக்கார*, இந்திக்கார*, மார்வாடி*, குஜராத்தி*, பஞ்சாபி*, வங்காளி*, பெங்காலி*, நேபாளி*, காஷ்மீரி*, வடநாட்ட*, வெளி மாநில*, வெளியூர்*, வேறு மொழி*, நம்ம ஊர்*, வடக்கத்தி*, thamizh*, vada indian*, vadakkan*
    తెలుగు*, తమిళ*, కన్నడ*, మలయాళ*, ఉత్తర భారత*, ఉత్తరాది*, బీహార్*, మార్వాడీ*, మలయాళి*, మరాఠీ*, గుజరాతీ*, బెంగాలీ*, పంజాబీ*, హిందీ వాళ్ల*, ఈశాన్య*, నేపాలీ*, ఆంధ్ర వాళ్ల*, తెలంగాణ వాళ్ల*, ఇతర రాష్ట్ర*, బయటి వాళ్ళ*, బయటివాళ్ళ*, వేరే రాష్ట్ర*, వేరే భాష*, ಹೊರಗಿನವ*, ಬೇರೆ ಭಾಷೆ*, ಕನ್ನಡಿಗ*, ಕನ್ನಡ*, ತಮಿಳ*, ತೆಲುಗು*, ಮರಾಠಿ*, ಗುಜರಾತಿ*, ಬಂಗಾಳಿ*, ಬಿಹಾರಿ*, ಮಾರ್ವಾಡಿ*, ಪಂಜಾಬಿ*, ಈಶಾನ್ಯ*, ನೇಪಾಳಿ*, ಬೇರೆ ರಾಜ್ಯ*, ಉತ್ತರ ಭಾರತ*, ಹೊರ ರಾಜ್ಯ*, ಮಲಯಾಳಿ*
    മലയാളി*, തമിഴ*, ഉത്തരേന്ത്യ*, ബംഗാളി*, بہاری*, پنجابی*, کشمیری*, بنگالی*`),
  lexicon: { states },
  also: [
    '<only> .. from/frm .. <states>',
    '<no> .. from/frm .. <states>',
    '<refusesTo> .. <letTo> .. from/frm .. <states>',
    'from/frm .. <states> .. <only>',
    'from/frm .. <states> .. <refuse>',
    'from/frm .. <states> .. <nahi>',
    'from/frm .. <states> .. <prefer>',
    '<prefer> .. from/frm .. <states>',
    '<want> .. <person> .. from/frm .. <states>',
    '<states> .. <person> .. <nahi>',
    '<states> .. <person> .. <refuse>',
    '<no> <states> <person>',
    '<only> <states> <person>',
    'must/should/only .. speak/know .. <people>',
    'someone/somebody/person/people/anyone/tenant/roommate/flatmate .. speak/speaks/speaking/know/knows .. <people>',
  ],
  fine: [
    'we/i/she/he/they/owner/owners/aunty/uncle/family/landlord/landlady/both/all/cook .. speak/speaks/know/knows/learn ... <people>',
    '<people> ... spoken',
    'speak/speaks/talk/talks/know/knows/understand/understands . only . <people> ...',
    'only speaks/knows/understands . <people> ...',
    '<people> . <only> .. theriyum/telusu/telsu/gottu/baruthe/barutte/aati/aata/samajh/samajhte/janta/jaante/jane/janen/yete/yeto',
    '<people> . <only> .. தெரியும்/తెలుసు/వచ్చు/ಬರುತ್ತೆ/ಬರುತ್ತದೆ/ಗೊತ್ತು/आती/आता/येते/येतं/জানেন/বোঝেন/বলেন',
    '<people>/<states> .. to/till/via .. <people>/<states>',
    'facing/side/corner/block/wing .. <states>',
    '<no> . outsider/outsiders after/without/inside/overnight/at/in/past ...',
    'some/little/bit/basic . <people> for/with/to/at . the/a/your ...',
    'no/zero/any . brokerage/charge/charges/commission/fee/fees/problem/issue/restriction/restrictions from our side',
    'from delhi/north/south .. airport/station/metro/gate/side/campus',
  ],
}

export const regionExamples = {
  shutsOut: [
    'Malayalis only',
    'only tamil speaking families',
    'Punjabi boys not allowed',
    'people from Bihar please excuse',
    'Prefer somebody from Kerala',
    'Gujarati families get the first chance',
    'Bengali logon ko pehla mauka milega',
    'UP wale contact na karein',
    'मराठी लोकांसाठी फक्त',
    'வட இந்தியர்களுக்கு கிடையாது',
  ],
  fine: [
    'Bengali sweets and a South Indian mess in the lane',
    'We speak Telugu and Hindi at home',
    'North facing, near Delhi gate',
    'Punjabi Bagh metro, from the north gate of the campus',
  ],
}

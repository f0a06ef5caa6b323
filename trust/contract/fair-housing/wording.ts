import { ways } from '@basera/platform/contract/phrases'

/** How wording shuts people out, whoever they are: in English, Hindi, Marathi, Bengali, Gujarati, Tamil, Telugu, Kannada, Malayalam, Urdu. */
const wording = {
  only: ways(`only, onli, onley, exclusively, strictly, nobody but, no one but, none but, log hi, logon ko hi, ko hi, wale hi, walo ko hi, wali hi, hi sampark, hi contact, hi chahiye, hi denge, hi milega, hi chalenge, hi rahe*, restricted to, reserved for, limited to
    sirf, siraf, kewal, keval, khaas, bas, fakt, fakta, phakt, matra, maatra, mattum, matrame, matram, maatrame, mathra, mathram, mathrame, maathra, maathram, maathrame, wahi log, wohi log, vahi log, hi rakhna, hi rakhenge, shudhu, sudhu
    वही लोग, लोग ही, को ही, वाले ही, ही संपर्क, ही सम्पर्क, ही चाहिए, ही रहें, ही मिलेगा, ही देंगे, केवल, सिर्फ, मात्र, फक्त, শুধু, শুধুমাত্র, কেবল, કેવળ, ફક્ત, માત્ર, ਸਿਰਫ, ਕੇਵਲ
    மட்டும், மட்டுமே, మాత్రమే, మాత్రం, ಮಾತ್ರ, മാത്രം, صرف, فقط`),
  prefer:
    ways(`rather have, rather, prefer*, pref, prefs, prefrence, preferrable, priority, first choice, ideally, better if, first chance, first right, first option, first call, come first, comes first, get along better, fit better, fit in better, adjust better, blend in better, happier with, happiest with, given preference, given first preference, first preference, inclined towards, inclined to, lean towards, gel best with, gel best, gel better, gel well with, at ease with, easier with, sit better with, leaning towards, leans towards, partial to, soft corner for, wed like a, wed like an, would like a, would like an, wed love a, wed love an, would love a, would love an
    pehla mauka, pehle mauka, pahla mauka, pahle mauka, pehla haq, pehle denge, pahili sandhi, mudhal vaippu, modati avakasham, modala avakasha, prothom sujog
    pasand, prathmikta, prathamikta, behtar
    पहला मौका, पहले मौका, पहिली संधी, முதல் வாய்ப்பு, మొదటి అవకాశం, ಮೊದಲ ಅವಕಾಶ, প্রথম সুযোগ, वरीयता, प्राथमिकता, पसंद, प्राधान्य, அக்கறை, முன்னுரிமை, ప్రాధాన్యత, ప్రాధాన్యం, ಆದ್ಯತೆ, অগ্রাধিকার, ترجیح`),
  want: ways(`want, wants, wanted, love someone, love somebody, like someone, suitable tenant*, suitable for, ideal tenant*, ideal for, ideal, right person, best suited, looking for, need, needs, needed, required, require, requires, seeking, seeks, searching for, must be, should be, suits, meant for, would suit, will suit, comfortable with, insist on, insists on, open only for
    chahiye, chahie, chaahiye, hona chahiye, pahije, hava, havi, venum, vendum, kavali, kaavali, beku, chai, lagbe
    चाहिए, चाहिये, पाहिजे, हवे, हवी, हवा, வேண்டும், தேவை, కావాలి, ಬೇಕು, চাই, দরকার, چاہیے, درکار`),
  for: ways(`for, for a, for an, open to, let to, to let to, rent to, given to, give it to, giving it to, let out to, rented to, rented out to, given only to, available to
    ke liye, ko hi, walon ko, wale ko, ko denge, ko dunga, ko dena
    के लिए, को ही, को देंगे, साठी, জন্য, کے لیے, को मिलेगा`),
  no: ways(
    `no, never, avoid, without any, except, excluding, other than, minus, not for, neither, nor, ban on, zero, but not, apart from, barring`,
  ),
  refuse:
    ways(`rejected, reject, sorry, not alowd, not alowed, not allowd, not aloud, not allwd, hesitant about, hesitant to, hesitate to, not sure about, not find it a good fit, not a good fit, not be a good fit, asked to look, look for another, look for other, turned away, not given, declined, not allowed, not welcome, not permitted, not accepted, not preferred, not entertained, not considered, not suitable, not suited, not fit, not meant, not acceptable, not eligible, not for, not possible, not invited
    arent allowed, isnt allowed, arent welcome, wont be, will not be, will not get, cannot apply, cant apply, cannot stay, cant stay, cannot live, do not apply, dont apply
    need not, neednt, please excuse, excuse, excused, stay away, keep away, look elsewhere, keep out, prohibited, banned, barred, forbidden, not to apply, should not
    do not contact, dont contact, do not call, dont call, please dont, please do not, pls dont, kindly dont, do not message, dont message, do not bother, dont bother, not needed, not wanted, unwelcome, not required, not ok, not okay, disallowed, strictly no, skip, pass on, not our choice, no entry, not approach, not be taken, not taken, cannot be given, cant be given, cannot be taken, will feel uncomfortable, not comfortable here, find another, problem with, issue with, rehne do, door rahe*, mana hai, maaf kar*, sampark na kar*, contact na kar*, nahi man*, owner nahi*, bad experience*, bitter experience*, take the trouble, a strict no, strict no, a big no, a no, can avoid, may avoid, kindly avoid, please avoid, pls avoid, should avoid, better avoid, avoid kar*, fit in here, find it hard here, better off elsewhere, cannot be accommodated, cannot be accomodated, cant be accommodated, cant be accomodated, wont be accommodated, not accommodated, cannot accommodate, cannot accomodate, dnt msg, dont msg, do not msg, plz dnt, plz dont, pls dnt, dnt call, dnt contact, dnt message, kindly do not, wont get it, wont get, will not get it, do not get it, straight no, plain no, clear no, firm no, not keen on, not too keen on, not very keen on, not so keen on, not fond of, not in favour of, save ur time, no need to call, no need to msg, no need to message, strictly prohibited, not entertained here, not the place for, not a place for
    संपर्क न करें, संपर्क ना करें, फोन न करें, फ़ोन न करें, कॉल न करें, संपर्क करू नये, संपर्क साधू नये, फोन करू नये, যোগাযোগ করবেন না, ফোন করবেন না, સંપર્ક ન કર*, ફોન ન કર*, ਸੰਪਰਕ ਨਾ ਕਰ*, ਫ਼ੋਨ ਨਾ ਕਰ*, ਫੋਨ ਨਾ ਕਰ*
    தொடர்பு கொள்ள வேண்டாம், தொடர்பு கொள்ளவேண்டாம், அழைக்க வேண்டாம், கேட்க வேண்டாம், కాల్ చేయవద్ద*, ఫోన్ చేయవద్ద*, సంప్రదించవద్ద*, చేర్చుకోము, ಕರೆ ಮಾಡಬೇಡಿ, ಸಂಪರ್ಕಿಸಬೇಡಿ, ಸೇರಿಸಲ್ಲ, വിളിക്കേണ്ട*, ബന്ധപ്പെടേണ്ട*`),
  refusesTo: ways(
    `do not, dont, does not, doesnt, wont, will not, cannot, can not, cant, could not, couldnt, would not, wouldnt, never, not, unable to, refuse, refuses, not able to, not going to, not allowed to, not comfortable, against`,
  ),
  letTo: ways(
    `rent, rents, renting, rent out, let, lets, letting, let out, give, gives, giving, lease, leasing, accommodate, accommodating, accept, accepting, take, takes, taking, entertain, entertaining, allow, allows, allowing, host, hosting, consider, considering, want, wants, keep, keeping, invite, encourage, permit, permitting, tolerate, interested in, looking for, suitable for, suitable to, suited to, suited for, fit for, open to, available to, available for, meant for, share with, living with, stay with, with, take in, rent it, give it, give rooms, give flat, give house`,
  ),
  nahi: ways(`nahi, nahin, nahee, nai, nhi, mat, na, naa, nako, nakko, nahit, naka, illa, illai, illay, kidaiyathu, kidayathu, kedaiyadhu, koodathu, kudathu, vendam, venam, ledu, leru, vaddu, voddu, kaadu, ivvamu, ivvam, beda, bedi, kodalla, ilvalla, noy, hobe na, chole na, dur rah*, mana hai, manaa, allow nahi, na aaye, mat aana, kodukka mattom, tharamattom, thara mattom, ivvaledu, ivvadam ledu, kodukkilla, kodukilla, tharilla, kodukkunnilla, kodukkunilla, kododilla, kodolla, denar nahi, dena nahi, debo na, dei na, pasand nahi*, bekilla, bekagilla, bekaagilla, pidikkaadhu, pidikkadhu, pidikkathu, ishta illa, nachadu, nachaledu, aavadat nahi*, chalat nahi*, bhalo lage na
    उपलब्ध नहीं*, पसंद नहीं*, आवडत नाही*, चालत नाही*, नहीं, नही, न, ना, मत, माफ कर*, मना, नको, नाही, नाहीत, देणार नाही, दूर रहें, वर्जित, निषेध, नकोत, मिळणार नाही, प्रवेश नाही, অনুমতি নেই, নেই, নিষিদ্ধ, না, নয়, হবে না, নিষেধ, નહીં, નથી, ਨਹੀਂ
    இல்லை, கிடையாது, வேண்டாம், கூடாது, தர மாட்டோம், லேது, లేదు, వద్దు, కాదు, ఇవ్వబడదు, ఇవ్వము, ఇవ్వం, ಇಲ್ಲ, ಬೇಡ, ಕೊಡುವುದಿಲ್ಲ, ಅನುಮತಿಯಿಲ್ಲ, இடமில்லை, இடம் இல்லை, அனுமதி இல்லை, அனுமதியில்லை, தருவதில்லை, தரமாட்டோம், கொடுப்பதில்லை, கொடுக்க மாட்டோம், వద్దండి, లేదండి, ఇవ్వడం లేదు, ఇవ్వలేము, అనుమతి లేదు, ಕೊಡಲ್ಲ, ಕೊಡೋದಿಲ್ಲ, ನೀಡುವುದಿಲ್ಲ, ಅವಕಾಶವಿಲ್ಲ, ಬೇಡಿ, ഇല്ല, കൊടുക്കില്ല, വേണ്ട, നہیں, نہیں, نہ, منع`),
  person:
    ways(`person*, people, peoples, folk*, girl*, boy*, lady, ladies, gent*, guy*, man, men, woman, women, male*, female*, family, families, couple*, tenant*, roommate*, room mate*, flatmate*, flat mate*, student*, professional*, individual*, candidate*, applicant*, bachelor*, member*, resident*, occupant*, guest*, community, communities, background, caste, households, household, parent*, customer*, nurse*, doctor*, teacher*, engineer*, gentleman, gentlemen, employee*, worker*, housemate*, lodger*, boarder*, husband, wife, crowd, party, parties, only, somebody, someone
    log, logo, logon, logo ko, ladki*, ladka, ladke, ladkon, parivar*, parivaar*, wale, walo, walon, waale, wali, waala, wala, aadmi, aurat, kirayedar*, samaj, mulgi, muli, mulga, manus, mansa*, kutumb*, payyan, ponnu, kudumbam, abbayi, ammayi, kutumbam, huduga, hudugi, kutumba, meye, chele, poribar
    लोग*, लोगों, व्यक्ति*, लड़क*, परिवार*, वाले, वालों, वाली, आदमी, औरत, किराएदार*, किरायेदार*, समाज, माणस*, मुल*, कुटुंब*, लोकां*, পরিবার*, মেয়ে*, ছেলে*, লোক*, মানুষ, குடும்ப*, பெண்*, ஆண்*, మనుషులు, కుటుంబ*, అమ్మాయి*, అబ్బాయి*, వారికి, వాళ్ళ*, ಕುಟುಂಬ*, ಹುಡುಗ*, ಜನ*, ಕಡೆಯವರ*, خاندان, فیملی, لوگ, لڑکی`),
}

/** Not to keep or take in, said of people in the case of an object: of things it says nothing. */
const toPeople =
  ways(`ko, logon ko, log ko, logo ko, ladkon ko, ladkiyon ko, parivar ko, family ko, lokanna, manasanna, mulanna, mulinna, kutumbala
    को, लोगों को, परिवार को, व्यक्तींना, लोकांना, माणसांना, मुलांना, मुलींना, कुटुंबांना, লোকদের, মানুষদের, মানুষকে, লোককে, மக்களை, ஆட்களை, వాళ్ళను, వారిని, మనుషులను, ಜನರನ್ನು, ಅವರನ್ನು`)
const notKept =
  ways(`nahi rakhte, nahi rakhti, nahi rakhenge, nhi rakhte, nhi rakhenge, nahi lete, nahi lenge, thevat nahi*, ghet nahi*, rakhi na, nei na
    नहीं रखत*, नहीं रखें*, नहीं लेत*, ठेवत नाही*, घेत नाही*, রাখি না, নিই না, வைப்பதில்லை, ఉంచుకోము, పెట్టుకోము, తీసుకోము, ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ, ಇಟ್ಕೊಳ್ಳಲ್ಲ`)

/** Said after people whom one would like best. */
const wished =
  ways(`would be ideal, would be perfect, would be best, would be the best, would be better, would be great, would be good, will be ideal, will be best, will be better, will be perfect, are ideal, gel best, fit best, suit best, suit us best, suits us best
    mil jaye to, mil jaaye to, mil jae to, mil jayen to, mil jaaye toh, mil jaye toh, mile to, mile toh, milen to, ho to, ho toh, hon to, hone se, ho to achha*, ho to accha*, ho to best, ho to hi, aaye to, aayen to, aye to, rahe to, rahenge to, dhoond rahe, dhund rahe, dhoondh rahe, asel tar, asle tar, milale tar, asatil tar
    मिल जाए तो, मिल जाएँ तो, मिल जाएं तो, मिल जाये तो, मिले तो, मिलें तो, हो तो, हों तो, ढूँढ रहे, ढूंढ रहे, असल्यास, असतील तर, असेल तर, असले तर, मिळाल्यास, मिळाले तर, उत्तम
    হলে ভালো*, হলে সুবিধা*, পেলে ভালো*, হলে ভাল*, இருந்தால் நல்ல*, இருந்தா நல்ல*, வந்தால் நல்ல*, வந்தா நல்ல*, கிடைத்தால்*, என்றால் நல்ல*, అయితే బాగు*, అయితే మంచి*, అయితే మాకు, ఉంటే బాగు*, దొరికితే*, వస్తే బాగు*, ಸಿಕ್ಕರೆ*, ಆದರೆ ಒಳ್ಳೆ*, ಇದ್ದರೆ ಒಳ್ಳೆ*, ಬಂದರೆ ಒಳ್ಳೆ*`)

/** How a text turns people down without saying no. */
const turnedDown =
  ways(`look elsewhere, try elsewhere, search elsewhere, elsewhere, other localit*, another locality, other area*, another area, other colon*, other societ*, other building*, somewhere else, spare us, spare your*, save your time, saves time, waste your time, waste our time, go down well, never adjust*, not adjust*, cannot adjust, dont adjust, understand yourself, take the hint, reputation to keep, bad name, not our style, would not suit, wont suit, not suit us, not the place, not the right place, wrong place, keep it that way, like it that way, kept it that way, find our home suitable
    nahi dete, nahi denge, nahi deti, nhi dete, nhi denge, nhi deti, nhi milega, nhi milegi, nhi milta, nahi diya*, nahi di ja*, nahi dena, nahi milega, nahi milti, denar nahi*, det nahi*, milnar nahi*, deoa hobe na, deowa hobe na, dewa hobe na, deoa hoy na, debo na, dei na, kodalla, kodolla, koduvudilla, kudukka maat*, kodukka maat*, thara maat*, tharamaat*, ivvamu, ivvam, ivvaru, ivvabadadu
    theek nahi*, thik nahi*, sahi nahi*, mushkil hai, mushkil hoga, mana kar dete*, mana kar deti*, ishara kaafi, odd one out, skip this ad, skip this listing, skip us, understand our position, understand our situation, unhappy here, happier elsewhere, happier in another, easier elsewhere
    avoid kar*, unke liye nahi*, aapke liye nahi*, samajh ja*, khud samajh*, time waste*, time kharab*, kahin aur, kahi aur, dusri jagah, doosri jagah, rok deta*, rok dete*, rok dega, rokte hain, shubh nahi*, takleef hoti, dikkat hoti hai, apne aap ko alag
    dusrikade, dusri kade, itar kade, itarthe, jamnar nahi*, jamat nahi*, chalnar nahi*, raakapothe manchidi, rakapothe manchidi, raavoddu, ravoddu, oppukodu, oppukoru, oppukovadam ledu, vere chota, kudaradu, pidikkaadhu, pidikkadhu, pidikkathu, vera idam, vera edam, veru idam, set aagadhu, set aagathu, othu varadhu, othuvaradhu, hondkolalla, hondikolalla, hondalla, bere kade, barbedi, opkollalla, oppalla, onno para*, anyo para*, onno jaygay, onno jayga*, firiye deb*, phiriye deb*, mana kore deb*, manabe na, manbe na
    দিই না, দেই না, नहीं दिया*, नहीं दी*, नहीं दे*, नहीं मिले*, नहीं मिलत*, देणार नाही*, देत नाही*, मिळणार नाही*, দেওয়া হবে না, দেওয়া হয় না, দেব না, தர மாட்ட*, தரமாட்ட*, கொடுக்க மாட்ட*, ఇవ్వము, ఇవ్వం, ఇవ్వరు, ఇవ్వబడదు, ಕೊಡಲ್ಲ, ಕೊಡುವುದಿಲ್ಲ, ಕೊಡೋದಿಲ್ಲ, ठीक नहीं*, करमणार नाही*, ఇష్టం ఉండదు, సర్దుబాటు కాదు, ಇಷ್ಟವಾಗುವುದಿಲ್ಲ, ಇಷ್ಟವಾಗಲ್ಲ, ಅರ್ಥ ಮಾಡಿಕೊಳ್ಳಿ, समझ जाएँ, समझ जाएं, ख़ुद समझ*, खुद समझ*, कहीं और, दूसरी जगह, शुभ नहीं*, दिक्कत होती, दुसरीकडे, इतरत्र, जमणार नाही*, चालणार नाही*, வேறு இட*, ஒத்து வராது, சரிப்படாது, வேறு பகுதி*, వేరే చోట*, కుదరదు, ఒప్పుకోరు, ఒప్పుకోదు, రాకపోతే మంచిది, ಬೇರೆ ಕಡೆ*, ಹೊಂದಲ್ಲ, ಹೊಂದಿಕೊಳ್ಳಲ್ಲ, ಒಪ್ಪಲ್ಲ, ಒಪ್ಪುವುದಿಲ್ಲ, অন্য পাড়া*, অন্য জায়গা*, ফিরিয়ে দে*, মানবে না, মানবেন না`)

/** Who may call: `Jain families can contact`. */
const invited =
  ways(`can contact, may contact, can apply, may apply, can call, may call, can approach, please contact, pls contact, please call, contact, apply, call, contact kare*, sampark kare*, call kare*, sampark, thodarbu*, sampradin*, jogajog
    संपर्क*, सम्पर्क*, தொடர்பு*, సంప్రదించ*, ಸಂಪರ್ಕಿಸ*, যোগাযোগ*, સંપર્ક*`)

/** What says a place, a dish or a school rather than people. */
const things =
  ways(`temple*, mandir*, masjid*, mosque*, church*, gurdwara*, gurudwara*, dargah*, kovil*, koil*, basadi, chapel, cathedral, synagogue, agiary, cemetery, graveyard, shrine, pilgrim*
  colony, nagar, basti, mohalla, gali, street, road, marg, market, bazaar, bazar, para, pada, wada, wadi, chowk, layout, enclave, bagh, gate, ghat, bhavan, bhawan, sabha, sangh, sangha*, ashram, mutt, math, puram, pet, palya, block, area, quarter, quarters, lane, town, village, junction, circle, station, metro, camp, garden, gardens, house, home stay
  college*, university, vidyalaya, school*, institute, academy, medium, library, hospital*, trust, club, gymkhana, association, society, mission, centre, center, museum, theatre, hall, mahal, hostel trust
  bakery, restaurant*, hotel*, mess, food*, thali*, dish*, cuisine*, meal*, dinner, lunch, breakfast, cook, cooks, cooking, curry, sweets, snacks, dhaba, tiffin*, kitchen*, style, toilet*, commode, wc, film*, movie*, song*, music, newspaper*, tv, language, classes, festival*, wedding*, calendar, breakfasts, groceries, grocery, channel*, pack, radio, script, books, keyboard, signboard*, dialect, actor*, accent, newspaper, serial*, flag, history, art, dance, medium, store*, shop*, food stall*, recipes, thalis, tea, coffee, canteen, masala, sambar, filter coffee, biryani, bhojan, khana
  मंदिर*, मस्जिद*, गुरुद्वारा*, चर्च, कॉलोनी, नगर, बस्ती, मोहल्ला, कॉलेज, विश्वविद्यालय, भोजन, खाना, रसोई, थाली, கோவில்*, மசூதி*, தெரு, நகர், உணவு, சாப்பாடு, గుడి, మసీదు, కాలనీ, భోజనం, దేవాలయం, ದೇವಸ್ಥಾನ, ಮಸೀದಿ, ಊಟ, মন্দির*, মসজিদ*, পাড়া, খাবার, مسجد, مندر, کالونی`)

/** Wording that lets people in, though it names them. */
export const welcoming = [
  'no/zero/koi/any/kisi .. farak/fark/farq/difference/aitraaz/aitraz/dikkat/pareshani/problem*/issue*/restriction*/bar/bars/objection*/discrimination/bias/questions/preference*/limit*/rule*/condition*/problem',
  'bhi/भी .. problem/dikkat/pareshani/aitraaz/दिक्कत/परेशानी/आपत्ति/एतराज nahi/nahin/नहीं',
  'আপত্তি/অসুবিধা/সমস্যা নেই',
  'not only/just/limited/restricted',
  'no parking/lift/balcony/noise/smoke/water/storage ...',
  'no extra/additional/separate charge*/cost*/deposit/rent ...',
  'no caste/religion/language/community .. bar/preference/filter',
  'no/zero/any/koi/kisi .. religion/caste/community/language/state/dharm/jaati/jati ... ok/fine/welcome/chalega/chalenge/sakte/sakta/sakti',
  'irrespective/regardless ...',
  'open/available/let to . all/everyone/everybody/anyone ...',
  'all/everyone/everybody/anyone . including ...',
  'dont/not/never ask/mind/care/discriminate ...',
  'need not be ...',
  'ho/hon/hoon/hu to/toh bhi ...',
  'tired/sick/fed of/up . hearing/reading/seeing ...',
  'neednt be ...',
  'dont have to be ...',
  'nobody/noone is/was/will refused/rejected ...',
  'rejected/refused me/us/him/her/them/people for ...',
  'anyone/anybody/someone/somebody/broker/agent ... says/said/tells/claims ... lying/liar/lies/false/fake/wrong',
  'anyone/anybody/whoever who/saying says/said/saying/no ... not speaking/speak . for us',
  'koi/kisi .. chakkar/jhanjhat/lafda/bhedbhav/bhedbhaav nahi/nahin/nhi',
  'chakkar/jhanjhat/lafda/bhedbhav/bhedbhaav nahi/nahin/nhi',
  'sab/sabhi/koi bhi ... chalega/chalenge/swagat/welcome',
]

/** Said of people, whoever they are. */
export const saidOfPeople = { ...wording, turnedDown, invited, wished, toPeople, notKept, things }

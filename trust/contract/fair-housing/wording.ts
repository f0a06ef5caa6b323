import { ways } from '@basera/platform/contract/phrases'

/** How wording shuts people out, whoever they are: in English, Hindi, Marathi, Bengali, Gujarati, Tamil, Telugu, Kannada, Malayalam, Urdu. */
export const wording = {
  only: ways(`only, exclusively, strictly, nobody but, no one but, none but, log hi, logon ko hi, ko hi, wale hi, walo ko hi, wali hi, hi sampark, hi contact, hi chahiye, hi denge, hi milega, hi chalenge, hi rahe*, restricted to, reserved for, limited to
    sirf, siraf, kewal, keval, khaas, bas, fakt, fakta, phakt, matra, maatra, mattum, matrame, matram, maatrame, shudhu, sudhu
    लोग ही, को ही, वाले ही, ही संपर्क, ही सम्पर्क, ही चाहिए, ही रहें, ही मिलेगा, ही देंगे, केवल, सिर्फ, मात्र, फक्त, শুধু, শুধুমাত্র, কেবল, કેવળ, ફક્ત, માત્ર, ਸਿਰਫ, ਕੇਵਲ
    மட்டும், மட்டுமே, మాత్రమే, మాత్రం, ಮಾತ್ರ, മാത്രം, صرف, فقط`),
  prefer:
    ways(`rather have, rather, prefer*, pref, prefs, prefrence, preferrable, priority, first choice, ideally, better if, first chance, first right, first option, first call, come first, comes first
    pehla mauka, pehle mauka, pahla mauka, pahle mauka, pehla haq, pehle denge, pahili sandhi, mudhal vaippu, modati avakasham, modala avakasha, prothom sujog
    pasand, prathmikta, prathamikta, behtar
    पहला मौका, पहले मौका, पहिली संधी, முதல் வாய்ப்பு, మొదటి అవకాశం, ಮೊದಲ ಅವಕಾಶ, প্রথম সুযোগ, वरीयता, प्राथमिकता, पसंद, प्राधान्य, அக்கறை, முன்னுரிமை, ప్రాధాన్యత, ప్రాధాన్యం, ಆದ್ಯತೆ, অগ্রাধিকার, ترجیح`),
  want: ways(`want, wants, wanted, love someone, love somebody, like someone, suitable tenant*, suitable for, ideal tenant*, ideal for, ideal, right person, best suited, looking for, need, needs, needed, required, require, requires, seeking, seeks, searching for, must be, should be, suits, meant for, would suit, will suit, comfortable with, insist on, insists on, open only for
    chahiye, chahie, chaahiye, hona chahiye, pahije, hava, havi, have, venum, vendum, kavali, kaavali, beku, chai, lagbe
    चाहिए, चाहिये, पाहिजे, हवे, हवी, हवा, வேண்டும், தேவை, కావాలి, ಬೇಕು, চাই, দরকার, چاہیے, درکار`),
  for: ways(`for, for a, for an, open to, let to, to let to, rent to, given to, give it to, giving it to, let out to, rented to, rented out to, given only to, available to
    ke liye, ko hi, walon ko, wale ko, ko denge, ko dunga, ko dena
    के लिए, को ही, को देंगे, साठी, জন্য, کے لیے, को मिलेगा`),
  no: ways(
    `no, non, never, avoid, without any, except, excluding, other than, minus, not for, neither, nor, ban on, zero, but not, apart from, barring`,
  ),
  refuse:
    ways(`rejected, reject, sorry, asked to look, look for another, look for other, turned away, not given, declined, not allowed, not welcome, not permitted, not accepted, not preferred, not entertained, not considered, not suitable, not suited, not fit, not meant, not acceptable, not eligible, not for, not possible, not invited
    arent allowed, isnt allowed, arent welcome, wont be, will not be, will not get, cannot apply, cant apply, cannot stay, cant stay, cannot live, do not apply, dont apply
    need not, neednt, please excuse, excuse, excused, stay away, keep away, look elsewhere, keep out, prohibited, banned, barred, forbidden, not to apply, should not
    do not contact, dont contact, do not call, dont call, please dont, please do not, pls dont, kindly dont, do not message, dont message, do not bother, dont bother, not needed, not wanted, unwelcome, not required, not ok, not okay, disallowed, strictly no, skip, pass on, not our choice, no entry, not approach, not be taken, not taken, cannot be given, cant be given, cannot be taken, will feel uncomfortable, not comfortable here, find another, problem with, issue with, rehne do, door rahe*, mana hai, maaf kar*, sampark na kar*, contact na kar*, nahi man*, owner nahi*`),
  refusesTo: ways(
    `do not, dont, does not, doesnt, wont, will not, cannot, can not, cant, could not, couldnt, would not, wouldnt, never, not, unable to, refuse, refuses, not able to, not going to, not allowed to, not comfortable, against`,
  ),
  letTo: ways(
    `rent, rents, renting, rent out, let, lets, letting, let out, give, gives, giving, lease, leasing, accommodate, accommodating, accept, accepting, take, takes, taking, entertain, entertaining, allow, allows, allowing, host, hosting, consider, considering, want, wants, keep, keeping, invite, encourage, permit, permitting, tolerate, interested in, looking for, suitable for, suitable to, suited to, suited for, fit for, open to, available to, available for, meant for, share with, living with, stay with, with, take in, rent it, give it, give rooms, give flat, give house`,
  ),
  nahi: ways(`nahi, nahin, nahee, nai, nhi, mat, na, naa, nako, nakko, nahit, naka, illa, illai, illay, kidaiyathu, kidayathu, kedaiyadhu, koodathu, kudathu, vendam, venam, ledu, leru, vaddu, voddu, kaadu, ivvamu, ivvam, beda, bedi, kodalla, ilvalla, noy, hobe na, chole na, dur rah*, mana hai, manaa, allow nahi, na aaye, mat aana, kodukka mattom, tharamattom, thara mattom, ivvaledu, ivvadam ledu, kododilla, kodolla, denar nahi, dena nahi, debo na, dei na
    नहीं, नही, न, ना, मत, माफ कर*, मना, नको, नाही, नाहीत, देणार नाही, दूर रहें, वर्जित, निषेध, नकोत, मिळणार नाही, प्रवेश नाही, অনুমতি নেই, নেই, নিষিদ্ধ, না, নয়, হবে না, নিষেধ, નહીં, નથી, ਨਹੀਂ
    இல்லை, கிடையாது, வேண்டாம், கூடாது, தர மாட்டோம், லேது, లేదు, వద్దు, కాదు, ఇవ్వబడదు, ఇవ్వము, ఇవ్వం, ಇಲ್ಲ, ಬೇಡ, ಕೊಡುವುದಿಲ್ಲ, ಅನುಮತಿಯಿಲ್ಲ, இடமில்லை, இடம் இல்லை, அனுமதி இல்லை, அனுமதியில்லை, தருவதில்லை, தரமாட்டோம், கொடுப்பதில்லை, கொடுக்க மாட்டோம், వద్దండి, లేదండి, ఇవ్వడం లేదు, ఇవ్వలేము, అనుమతి లేదు, ಕೊಡಲ್ಲ, ಕೊಡೋದಿಲ್ಲ, ನೀಡುವುದಿಲ್ಲ, ಅವಕಾಶವಿಲ್ಲ, ಬೇಡಿ, ഇല്ല, കൊടുക്കില്ല, വേണ്ട, നہیں, نہیں, نہ, منع`),
  person:
    ways(`person*, people, peoples, folk*, girl*, boy*, lady, ladies, gent*, guy*, man, men, woman, women, male*, female*, family, families, couple*, tenant*, roommate*, room mate*, flatmate*, flat mate*, student*, professional*, individual*, candidate*, applicant*, bachelor*, member*, resident*, occupant*, guest*, community, communities, background, caste, households, household, parent*, customer*, nurse*, doctor*, teacher*, engineer*, gentleman, gentlemen, employee*, worker*, housemate*, lodger*, boarder*, husband, wife, crowd, party, parties, only, somebody, someone
    log, logo, logon, logo ko, ladki*, ladka, ladke, ladkon, parivar*, parivaar*, wale, walo, walon, waale, wali, waala, wala, aadmi, aurat, kirayedar*, samaj, mulgi, muli, mulga, manus, mansa*, kutumb*, payyan, ponnu, kudumbam, abbayi, ammayi, kutumbam, huduga, hudugi, kutumba, meye, chele, poribar
    लोग*, लोगों, लड़क*, परिवार*, वाले, वालों, वाली, आदमी, औरत, किराएदार*, किरायेदार*, समाज, माणस*, मुल*, कुटुंब*, लोकां*, পরিবার*, মেয়ে*, ছেলে*, লোক*, মানুষ, குடும்ப*, பெண்*, ஆண்*, మనుషులు, కుటుంబ*, అమ్మాయి*, అబ్బాయి*, వారికి, వాళ్ళ*, ಕುಟುಂಬ*, ಹುಡುಗ*, ಜನ*, خاندان, فیملی, لوگ, لڑکی`),
}

/** Who may call: `Jain families can contact`. */
export const invited =
  ways(`can contact, may contact, can apply, may apply, can call, may call, can approach, please contact, pls contact, please call, contact, apply, call, contact kare*, sampark kare*, call kare*, sampark, thodarbu*, sampradin*, jogajog
    संपर्क*, सम्पर्क*, தொடர்பு*, సంప్రదించ*, ಸಂಪರ್ಕಿಸ*, যোগাযোগ*, સંપર્ક*`)

/** What says a place, a dish or a school rather than people. */
export const things =
  ways(`temple*, mandir*, masjid*, mosque*, church*, gurdwara*, gurudwara*, dargah*, kovil*, koil*, basadi, chapel, cathedral, synagogue, agiary, cemetery, graveyard, shrine, pilgrim*
  colony, nagar, basti, mohalla, gali, street, road, marg, market, bazaar, bazar, para, pada, wada, wadi, chowk, layout, enclave, bagh, gate, ghat, bhavan, bhawan, sabha, sangh, sangha*, ashram, mutt, math, puram, pet, palya, block, area, quarter, quarters, lane, town, village, junction, circle, station, metro, camp, garden, gardens, house, home stay
  college*, university, vidyalaya, school*, institute, academy, medium, library, hospital*, trust, club, gymkhana, association, society, mission, centre, center, museum, theatre, hall, mahal, hostel trust
  bakery, restaurant*, hotel*, mess, food*, thali*, dish*, cuisine*, meal*, dinner, lunch, breakfast, cook, cooks, cooking, curry, sweets, snacks, dhaba, tiffin*, kitchen*, style, toilet*, commode, wc, film*, movie*, song*, music, newspaper*, tv, language, classes, festival*, wedding*, calendar, breakfasts, groceries, grocery, channel*, pack, radio, script, books, keyboard, signboard*, dialect, actor*, accent, newspaper, serial*, flag, history, art, dance, medium, store*, shop*, food stall*, recipes, thalis, tea, coffee, canteen, masala, sambar, filter coffee, biryani, bhojan, khana
  मंदिर*, मस्जिद*, गुरुद्वारा*, चर्च, कॉलोनी, नगर, बस्ती, मोहल्ला, कॉलेज, विश्वविद्यालय, भोजन, खाना, रसोई, थाली, கோவில்*, மசூதி*, தெரு, நகர், உணவு, சாப்பாடு, గుడి, మసీదు, కాలనీ, భోజనం, దేవాలయం, ದೇವಸ್ಥಾನ, ಮಸೀದಿ, ಊಟ, মন্দির*, মসজিদ*, পাড়া, খাবার, مسجد, مندر, کالونی`)

/** Wording that lets people in, though it names them. */
export const welcoming = [
  'no/zero/koi/any .. problem*/issue*/restriction*/bar/bars/objection*/discrimination/bias/questions/preference*/limit*/rule*/condition*/problem',
  'not only/just/limited/restricted',
  'no parking/lift/balcony/noise/smoke/water/storage ...',
  'no extra/additional/separate charge*/cost*/deposit/rent ...',
  'no caste/religion/language/community .. bar/preference/filter',
  'no/zero/any/koi/kisi .. religion/caste/community/language/state/dharm/jaati/jati ... ok/fine/welcome/chalega/chalenge/sakte/sakta/sakti',
  'irrespective/regardless ...',
  'dont/not/never ask/mind/care/discriminate ...',
  'need not be ...',
  'neednt be ...',
  'dont have to be ...',
  'nobody/noone is/was/will refused/rejected ...',
  'sab/sabhi/koi bhi ... chalega/chalenge/swagat/welcome',
]

import { ways } from '@basera/platform/contract/phrases'

/** Wording of honest listings that speaks of the same things. */
export const honestWording = {
  warnsOf: /fraud|scam|\bfakes?\b|beware|cheat|dhokha|savdhan|सावधान|धोखा|फ्रॉड/iu,
  /** `We are not fraud` warns nobody. */
  boasts: /\b(?:not|no|never|100 ?%)\b.{0,20}(?:fraud|scam|fake|cheat)/iu,
  lexicon: {
    country: ways(
      'usa, us, u s a, america, uk, england, london, ireland, dublin, europe, germany, berlin, france, paris, italy, spain, netherlands, sweden, norway, canada, toronto, vancouver, australia, sydney, melbourne, new zealand, singapore, malaysia, hong kong, japan, dubai, abu dhabi, uae, qatar, doha, saudi, riyadh, kuwait, oman, muscat, bahrain, gulf, africa, kenya, nigeria, boston, new york, california, texas, chicago, seattle, san francisco, bay area, atlanta, houston, dallas, virginia, auckland, wellington, perth, brisbane, adelaide, frankfurt, munich, hamburg, amsterdam, rotterdam, zurich, geneva, vienna, brussels, madrid, lisbon, oslo, stockholm, copenhagen, helsinki, warsaw, prague, budapest, moscow, manchester, birmingham, leeds, edinburgh, glasgow, scotland, bangkok, thailand, jakarta, manila, tokyo, seoul, korea, shanghai, china, beijing, nairobi, lagos, johannesburg, south africa, sharjah, ajman, jeddah, dammam, bahrain, mauritius, maldives, vancouver, montreal, calgary, ontario, brampton',
    ),
    not: ways(
      `no, not, never, dont, do not, doesnt, without, nobody, none, zero, koi, kabhi, nahi, mat, nako`,
    ),
    goodAdvice: ways(`dont pay, do not pay, never pay, paisa mat do, paise mat do`),
    metInPerson: ways(
      `every month, each month, monthly rent, showing the, meet me, you will meet, youll meet, meet the owner, in your hand, keys in hand, love showing, opens the house and shows, in front of the owner, see and talk, money comes last, at the time of agreement, on the day of agreement, talk to the neighbours, dekh ke, aake dekh, come evening n see, live on the ground floor, lives on the ground floor, live downstairs, lives downstairs, shows the, shows you, show you the, will show, show it, meets you, meet you, meets at, can see it, come and see, when you visit, come see, visit on, visits on, visit any, shows beds, after a visit, after you visit, after visiting, once you have visited, after you have seen, after seeing, show the house, show the flat`,
    ),
    ownShows: ways(
      'main dikha*, mai dikha*, hum dikha*, khud dikha*, main yahin, hum yahin, yahin reh*, ami dekhabo, ami dekhai, ami ekhane*, mi dakhav*, amhi dakhav*, naan kaat*, naanga kaat*, avanga kaat*, amma kaat*, nenu chup*, memu chup*, naanu tor*, naavu tor*, i live here, we live here, i live next door, lives next door, opens the flat, opens the door, my sister, my brother lives, मैं दिखा*, हम दिखा*, खुद दिखा*, हम यहीं, मैं यहीं, स्वतः दाखव*, मी दाखव*, நான் காட்டு*, நாங்கள் காட்டு*, నేను చూపి*, మేము చూపి*, ನಾನು ತೋರಿಸ*, ನಾವು ತೋರಿಸ*, আমি দেখাব*, আমরা দেখাব*',
    ),
    nearby: ways(
      `cantonment*, cantt, cantt area, retired, ex serviceman, army school, near army, army public, opposite`,
    ),
    policeCheck: ways(
      `police verification, registered agreement, registration office, for the agreement, rent agreement, at signing, when you move, move in, once you decide, after you, guard, shift hone`,
    ),
    address: ways(
      'thikana, door code, lock code, phone numbers, the phone number, exact address, address, the location, location, owner number, owners number, owner ka number, contact details, owner contact, numbers, pata, patta, vilasa, address chepta*, address sollu*, location bataunga, पता, नंबर, लोकेशन, पत्ता, ঠিকানা, સરનામું, முகவரி, అడ్రస్, చిరునామా, ವಿಳಾಸ, വിലാസം, پتہ',
    ),
    freeStay: ways(
      'stay free, free stay, free room, free rooms, rent free, no rent, without rent, zero rent, free accommodation, free living, rent not required, rent not needed, not take rent, free of cost, all expenses, expenses paid, stays free, free me reh*, free mein reh*, free me rah*, muft me, kiraya nahi lunga, kiraye ke badle, rent ke badle, bina kiraye, free me, free mein, फ्री रहना, मुफ्त कमरा, मुफ्त में, फुकट राह*, बिना किराए, किराया नहीं, ফ্রিতে থাক*, இலவச அறை, ఉచితంగా ఉండ*, ಉಚಿತ ರೂಮ್',
    ),
    gratis: ways(
      'without paying, no charges for you, no charge for you, paisa nahi chahiye, paise nahi chahiye, pay nothing, मुफ्त, फ्री, फुकट, मोफत, ফ্রি*, বিনামূল্যে, વિનામૂલ્યે, இலவச*, ఉచిత*, ఫ్రీ*, ಉಚಿತ*, ಫ್ರೀ*, സൗജന്യ*, مفت, muft',
    ),
    strongFavour: ways(
      'vibe physically, well physically, sleep in my room, sleep with, sweetheart, khayal rakhna, mera khayal, close to me, special friend, be my friend, broad minded, broadminded, open minded, openminded, intimate, intimacy, physical relation, sex, sexual, sugar daddy, sugar baby, company at night, my bed, share my bed, my needs, friendly with owner, spend weekends with, benefits for both, exchange for massage, dosti karni, saath sona, khush karna, raat ko saath, साथ सोना, खुश करना',
    ),
    upiPin: ways('with your pin, approve it with, enter pin, upi pin, enter upi, put pin, enter your pin'),
  },
  fine: [
    '<not> .. <fee>/<code>/token/tokens/money/brokerage',
    'no charges/charge for/to show*/visit*/see*',
    '<not> .. money/token/tokens .. before ...',
    'dont/do/never/not charge ...',
    'visit/dekhne/dikhane/देखने/दिखाने ka/ke/ki/का/के/की koi/no/nahi/कोई/नहीं ...',
    'bina/बिना dekhe/देखे ... nahi/nahin/नहीं lete/leta/leti/lenge/lunga/लेते/लेता/लेती/लेंगे/लूँगा/लूंगा',
    'bina/बिना dekhe/देखे ... lenge/lunga/lete/लेंगे/लेते nahi/nahin/नहीं',
    'see/visit/view .. first ... then ...',
    'after . agreement ...',
    '<not> pay ...',
    '<not> take/takes/ask/asks/send .. token/tokens/money/deposit ...',
    'visit/visits .. are free',
    'visit/see .. before .. pay',
    'after .. visit/visits/visited/seeing/seen/visiting ...',
    'visit/see first ...',
    'visit/see/seen/like .. then ...',
    'see/visit ... keeps/hold/holds ...',
    'registration/registeration/registeration . charge/charges .. agreement/deed',
    'agreement .. registration ...',
    'stamp duty ...',
    'registration/registeration .. number/form/plate',
    'otp .. app/gate/mygate/door/lobby',
    'qr .. bill/meter/menu',
    'pay .. <after> .. <visit>/nights',
    'only/just pay .. time',
    'pay/pays/paid/paying .. on time',
    '<uniform> colony/school/schools/hospital/canteen/area/ground/road/club/nagar/enclave/station/public/campus/camp/side/gate',
    'club/gym/pool membership',
    'opposite/same/any/either sex',
    'no rent agreement ...',
  ],
}

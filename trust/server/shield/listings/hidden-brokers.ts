import { phraseMatcher, type Word, ways } from '@basera/platform/contract/phrases'

const lexicon = {
  poses:
    ways(`i am owner, i am the owner, im owner, im the owner, owner here, owner post, owner posting, posted by owner, owner direct, direct owner, directly owner, direct from owner, directly from owner, from owner, from owners, dirct owner, owner listing, genuine owner, i own this, own property, posted by landlord, directly from owners, an elderly owner, by owner, owner flat, owner property, owner se, owner side, my own flat, my own house, own flat, own house, self owned, landlord here, all direct, owners office, behalf of owner, behalf of my uncle
    khud ka, khud ki, mera khud, meri khud, apna khud, makan malik khud, malik khud, malik se, makaan malik, owner hu, owner hoon, malik hu, malik hoon, owner hi hu, malik khud post, apna makan, main owner, owner bol raha
    मालिक से, मैं मालिक, खुद का, खुद मालिक, मकान मालिक, मालक स्वतः, थेट मालक*, मी मालक, स्वतःचा, মালিক নিজে, সরাসরি মালিক, আমি মালিক, உரிமையாளர் நேரடி*, நேரடி உரிமையாளர்*, நானே உரிமையாளர்*, நானே ஓனர்*, ஓனர் நேரடி*
    मालिक का फ्लैट, मालिक का फ़्लैट, मालिक का मकान, मालिक का घर, मालिक की तरफ से, मालिक की ओर से, मालिक की तरफ़ से, बीच में कोई नहीं, मालकाचा फ्लॅट, मालकाचे घर, मालकाकडूनच, मालकाकडून थेट, मध्ये कोणी नाही, মালিকের ফ্ল্যাট, মালিকের বাড়ি, মালিকের ঘর, মাঝখানে কেউ নেই, ஓனர் வீடு, ஓனரோட வீடு, நடுவில் யாரும் இல்லை, நடுவுல யாரும் இல்ல
    ఓనర్ ఫ్లాట్, ఓనర్ ఇల్లు, మధ్యలో ఎవరూ లేరు, ಮಾಲೀಕರ ಮನೆ, ಮಾಲೀಕರ ಫ್ಲಾಟ್, ಮಧ್ಯೆ ಯಾರೂ ಇಲ್ಲ, malik ka flat, malik ka makan, malik ki taraf se, beech me koi nahi, beech mein koi nahi, nobody in between, no one in between
    ఓనర్ డైరెక్ట్, డైరెక్ట్ ఓనర్, నేనే ఓనర్*, నేనే యజమాని*, యజమాని నేరుగా, ನೇರವಾಗಿ ಮಾಲೀಕ*, ಮಾಲೀಕರಿಂದ ನೇರ*, ನಾನೇ ಮಾಲೀಕ*, ನಾನೇ ಓನರ್*, ಓನರ್ ಡೈರೆಕ್ಟ್*`),
  noBroker:
    ways(`no broker*, zero broker*, without broker*, nil broker*, bina broker*, broker nahi*, brokers nahi*, brokerage nahi*, no brokrej, brokrej nahi, brokrage nahi, no brokrage, no dalal*, dalali nahi*, dalal nahi*, koi dalal*, no commission, zero commission, commission nahi*, commision nahi*, no middle man, no middlemen, no middleman, no agent*, no agency, no dealer*, not use dealer*, do not go through agents, no brokrage, why pay broker*, agent nahi*, broker ko paise kyu, broker ledu, broker leru, broker evaru leru, brokerage ledu, broker illa, brokerage illa, broker illai, brokerage illai, broker nahi, broker nai, broker kidaiyathu, dalal nei, broker nei
    दलाली नहीं, दलाली नही, कोई दलाल*, बिना दलाल*, ब्रोकर नहीं, ब्रोकरेज नहीं, दलाली नाही, दलाल नाही, एजंट नाही, कोई ब्रोकर नहीं, ब्रोकर नाही, ब्रोकरेज नाही, দালাল নেই, দালাল ছাড়া, দালালি নেই, দালালি লাগবে না, কোনো দালাল*, புரோக்கர் இல்லை, ப்ரோக்கர் இல்லை, தரகர் இல்லை, தரகு இல்லை, బ్రోకరేజ్ లేదు, బ్రోకర్ లేరు, బ్రోకర్ లేదు, మధ్యవర్తి లేరు, ಬ್ರೋಕರ್ ಇಲ್ಲ, ಬ್ರೋಕರೇಜ್ ಇಲ್ಲ, ದಲ್ಲಾಳಿ ಇಲ್ಲ`),
  /** What nobody asks for but who finds homes for others. */
  ownCharge:
    ways(`consultancy fee*, consultancy charge*, consultancy of, consultancy rs, consultation fee*, consultation charge*, consulting fee*, consulting charge*, facilitation fee*, facilitation charge*, facilitation amount, facilitation cost*, assistance fee*, assistance charge*, liaison*, matching fee*, coordination fee*, coordination charge*, office charge*, office fee*, office expense*, office commission, agency fee*, agency charge*, agreement service, seva shulk, sewa shulk, sewa shulka, executive fee*, move in kit, brkg, brokrej, arrangement cost, arrangement charge*, arrangement fee*, helping charge*, finders fee, finder fee, finding fee, office kharch*, getting the deal done, mehnatana*, humari mehnat, hamari mehnat
    सेवा शुल्क*, ऑफिस चार्ज*, ऑफ़िस चार्ज*, ऑफिस का चार्ज*, कार्यालय शुल्क*, सहायता शुल्क*, অফিস চার্জ*, সেবা মূল্য*, சேவை கட்டண*, சேவைக் கட்டண*, ஆபீஸ் சார்ஜ்*, ఆఫీస్ ఛార్జ్*, ఆఫీసు ఛార్జ్*, సేవా రుసుము*, ಸೇವಾ ಶುಲ್ಕ*, ಸಹಾಯ ಶುಲ್ಕ*, ಆಫೀಸ್ ಚಾರ್ಜ್*`),
  /** What is theirs, whoever else is said to let the home. */
  cut: ways(`our brokerage, my brokerage, our commission, my commission, our dalali, hamari dalali, humari dalali, meri dalali, hamara commission, humara commission, hamari brokerage, humari brokerage, amader dalali, amchi dalali, namma commission, enga commission, maa commission, commission hame, commission humein, commission humko
    हमारी दलाली, मेरी दलाली, हमारा कमीशन, मेरा कमीशन, कमीशन हमें, हमारी ब्रोकरेज, आमची दलाली, माझी दलाली, आमचे कमिशन, आमचं कमिशन, আমাদের দালালি, আমার দালালি, আমাদের কমিশন, எங்கள் கமிஷன், எங்க கமிஷன், எங்கள் தரகு, మా కమీషన్, మా బ్రోకరేజ్, మా బ్రోకరేజీ, ನಮ್ಮ ಕಮಿಷನ್, ನಮ್ಮ ಕಮೀಷನ್, ನಮ್ಮ ದಲ್ಲಾಳಿ`),
  /** What they say it is for: a charge only with a sum. */
  work: ways(`thank you amount, dikhai, convenience fee*, convenience charge*, chai pani, for finding the room, for finding the flat, for finding the house, for finding you, for finding u, for getting the deal, for arranging, who fixed the flat, who fixed the room, for my time, for my tym, my efforts, payment for my work, flat dilane, room dilane, kamra dilane, makan dilane, dilane ka, dilwane ka, dilwaya tha, charges from licensee, my fee is, our fee is, our fees, my fees, registered with us, handling fee*, handling charge*
    दिलाने का, दिलाने के, दिलवाने का, मिळवून दिल्याबद्दल, ব্যবস্থা করে দেওয়ার, முடித்துக் கொடுப்பதற்கு, முடித்து கொடுப்பதற்கு, ಓಡಾಟದ ಖರ್ಚು`),
  given:
    ways(`to be paid, to be given, has to be paid, has to be given, to be givn, you pay, u pay, pays, payable, extra, non refundable, does not come back, goes to, taken from, is taken, lagega, lagta hai, dena hai, dena hoga, dene honge, dena padega, dena padta, le lete, rakh lenge, not refundable, one time
    लगेगा, देना होगा, देने होंगे, द्यावेत, द्यायचे, द्यावे, দিতে হবে, தர வேண்டும், கொடுக்க வேண்டும், ఇవ్వాలి, ಕೊಡಬೇಕು`),
  charge:
    ways(`service, services, documentation, document, paper work, paperwork, agreement, processing, registration, charge, charges, fee, fees, commission, shulk, kharcha, executive, our boy, our boys, our team, our office, my office, hamare office, hamari team, office, alag se lagega, pratinidhi
    शुल्क, चार्ज, खर्च, फीस, एग्रीमेंट, सर्विस, कागज़ी कार्रवाई, कागजी कार्रवाई, प्रतिनिधि, देना होगा, চার্জ, খরচ, সার্ভিস, கட்டணம், சார்ஜ், ஒப்பந்த*, ఛార్జ్, రుసుము, అగ్రిమెంట్, ಶುಲ್ಕ, ಚಾರ್ಜ್, ಅಗ್ರಿಮೆಂಟ್, ಹುಡುಗನಿಗೆ, ಹುಡುಗರಿಗೆ`),
  /** Which part of the rent brokers take. */
  share:
    ways(`half month rent, half months rent, half month charge*, half month facilitation, half month is ours, half of first month, 50% of 1st month, 50% of first month, half the rent, a fortnights rent, fortnights rent, thirty days rent, 30 days rent, one rent, my fifteen days, my 15 days, 1 month is ours, one month is ours, one month to be paid, 1 month to be paid, ek kiraya, ek maheene ke barabar, ek mahine ke barabar, aadhe maheene, half a month of rent, half a months rent, half of rent, half of the rent, half rent, 50% of rent, 50% of the rent, 50 percent of rent, 15 days rent, 15 days of rent, 15 day rent, fifteen days rent, fifteen days of rent, 15 din ka, 15 din ki, pandrah din ka, pandra din ka, 15 days goes, rent of 15 days, rent of fifteen days, one months rent, one month rent, 1 month rent, 1 months rent, of one month rent, equal to one month*, equals one month*, aadha mahina, aadhe mahine, adhe mahine, aadha kiraya, adha kiraya, aadha rent, ek mahine ka kiraya, ek mahine ka aadha, 1 mahine ka kiraya, 1 month chalta, okka nela rent, oka nela rent, okka nela addhe, sagam nela, ara nela, ara maasa*, arai maasa*, oru maasa vaadagai, oru maasa vadagai, ardha tingal*, ondu tingal*, ardhek mash*, ek masher bhara, ardha mahina, ek mahinyache
    आधे महीने, आधा महीना, आधे महीने का किराया, पंद्रह दिन का किराया, आधा किराया, एक महीने का किराया, एक महीने के किराये, एक महीने के किराए, 15 दिन का किराया, अर्धा महिना, एक महिन्याचं भाडं, एक महिन्याचे भाडे, अर्ध्या महिन्याचं, अर्ध्या महिन्या*, पंधरा दिवस*, एक महिन्याचे भाडे, অর্ধেক মাস*, আধ মাস*, আধা মাস*, এক মাসের ভাড়া, পনেরো দিন*, அரை மாத*, பாதி மாத*, ஒரு மாத வாடகை, பதினைந்து நாள்*, సగం అద్దె, సగం నెల*, నెలలో సగం, అర నెల*, ఒక నెల అద్దె, పదిహేను రోజుల*, ಅರ್ಧ ತಿಂಗಳ*, ಒಂದು ತಿಂಗಳ ಬಾಡಿಗೆ, ಹದಿನೈದು ದಿನ*`),
  /** To the one who writes. */
  mine: ways(`to me, to us, mine, ours, is ours, pays me, pay me, gives me, give me, mujhe, humara, hamara, humari, by us, is to be paid, is to be given, has to be given, my manager, mere manager, my assistant, to assistant, mere ladke, usko, uska, jo flat dikhane
    मुझे, हमें, हमारा, हमारी, मला, आम्हाला, आमचं, आमचे, আমাকে, আমাদের, எனக்கு, எங்களுக்கு, నాకు, మాకు, ನನಗೆ, ನಮಗೆ`),
  /** Homes elsewhere, of other people. */
  others:
    ways(`any budget, all budget*, other properties, any house, everywhere in, sab area, sab jagah room, list of them, 200 landlords, different landlords, ready stock, bhi dikha denge, in any part of, bhi dikha dunga, dilwa denge, dilwa dunga, every budget, any area, all areas, all area, every area, har budget, har area, sab jagah, we deal in, i deal in, deal in, tell me budget, tell budget, tell requirement, tell me your requirement, your requirement, send options, forward pics, more options, similar options, similar homes, similar flats, other options, many more, other flats, other homes, more flats, inventory, several houses, several flats, aur bhi makan, aur bhi flat*, aur bhi ghar, aur bhi room*, 12 15 flat, flats khali, daily 20 visits
    बजट बताइए, बजट बताओ, बजट बताएं, सैकड़ों मकान, बहुत से मकान, बजेट सांगा, আরও অনেক ফ্ল্যাট, অনেক ফ্ল্যাট আছে, বাজেট বলুন, பட்ஜெட் சொல்லுங்க*, బడ్జెట్ చెప్పండి, ಬಜೆಟ್ ಹೇಳಿ*, budget batao, budget bataiye, budget sanga, budget bolun
    हर बजट, दिलवा देंगे, कुठेही, फ्लॅट दाखवू, घर दाखवू, और भी मकान, और भी घर, और भी फ्लैट, सभी बजट, इतर फ्लॅट, आणखी घरे, আরও ফ্ল্যাট, আরও বাড়ি, சேர்த்து பல வீடு*, வீடுகளும், வேறு வீடுகளும், చాలా ఇళ్ళు, చాలా ఇళ్లు, ఇళ్ళు ఉన్నాయి, ఇళ్లు ఉన్నాయి, ಮನೆಗಳಿವೆ, ಮನೆಗಳೂ ಇವೆ`),
  homes: ways(
    '1rk, 1bhk, 2bhk, 3bhk, 1 bhk, 2 bhk, 3 bhk, 4bhk, flats, flat, homes, houses, villas, rooms, makan, ghar',
  ),
  atLast: ways(
    'after deal, deal closed, deal is closed, deal final, after finalisation, after finalization, once you finalise, once you finalize, once final, after final, after u like, after you like, when you take the flat, at the time of shifting, shifting ke din, pasand aane pe, final hone par, final hone ke baad',
  ),
  /** Who says openly to be one. */
  open: ways(
    'broker, brokers, brokerage, agent, agents, agency, dealer, dealers, realty, realtor*, realtors, estate, real estate, dalal, dalali, commission, property consultant, property point, properties, property services, property dealer, ब्रोकर*, दलाल*, एजेंट*, डीलर, कमीशन, দালাল*, புரோக்கர்*, தரகர்*, బ్రోకర్*, ఏజెంట్*, ಬ್ರೋಕರ್*, ದಲ್ಲಾಳಿ*',
  ),
  saysSo: ways(
    `dealer here, broker here, agent here, dealer hu, dealer hoon, dealer hun, broker hu, broker hoon, broker hun, agent hu, agent hoon, agent hun, i am a broker, i am broker, im a broker, im broker, we are brokers, i am an agent, i am agent, im an agent, im agent, i am a dealer, im a dealer, through dealer, through broker, through agent, by dealer, by agent, by broker, property dealer, not owner, not the owner
    मैं ब्रोकर, मैं दलाल, मैं एजेंट, प्रॉपर्टी डीलर, मी ब्रोकर, मी एजंट, আমি দালাল, আমি ব্রোকার, நான் புரோக்கர், நான் தரகர், నేను బ్రోకర్, నేను ఏజెంట్, ನಾನು ಬ್ರೋಕರ್, ನಾನು ಏಜೆಂಟ್`,
  ),
  not: ways('no, not, zero, without, nil, never, koi, nahi, bina, nothing'),
  society: ways(
    'society, maintenance, association, apartment, building, ac, car, lift, stamp, police, wifi, housekeeping, laundry, food, mess',
  ),
}

const poses = ['<poses>', '<noBroker>']

const takes = [
  'brokerage/commission/दलाली/ब्रोकरेज .. paid/payable/pay/applicable/lagega/lagegi/dena/deni/देनी/देना/द्यावी/द्यायची',
  '<ownCharge>',
  '<work> ... <given>',
  '<given> ... <work>',
  '<work> ... <share>',
  '<share> ... <work>',
  '<share> ... <charge>',
  '<charge> ... <share>',
  '<share> ... <mine>',
  '<mine> ... <share>',
  '<charge> ... my/our/maa/hamare/humare/mere boy/boys/executive/team/office/staff/ladke/ladka',
]

const others = [
  '<others>',
  'also ... <homes> .. available',
  '<homes> .. also .. available',
  'also . <homes> <homes>',
  'me/mein bhi . <homes>',
]

const fees = [
  '<ownCharge>',
  '<share>',
  '<charge> .. <atLast>',
  '<atLast> .. <charge>',
  'fees/fee/charges/commission/registration ...',
  'service ka/ke/ki ...',
]

const fine = [
  'within/in/every/next/last/minimum/least/than .. <share>',
  'dikhai deta/deti/dete/diya/padta/padti ...',
  '<share> .. before/pehle/ahead/prior ...',
  'fee/fees/charge/charges/brokerage .. paid/pays by/from . owner/landlord',
  'owner/landlord/who pays/pay me ...',
  'rent/kiraya ... every/each/har month/mahine',
  'leaving/leave/leaves/vacate/vacating/exit/break/breaking/lock/earlier/before ... <share>',
  '<not> .. brokerage/commission',
  '<not> . <ownCharge>/<charge>',
  '<not> .. fee/fees/charge/charges/commission/amount',
  '<society> . service/charge/charges/fee/fees ...',
  'charge/charges/fee/fees .. to/by/of/for . <society>',
  'deposit/advance/security/notice/noticed ... <share>',
  '<share> ... deposit/advance/security/notice',
]

const prepare = () => ({
  claims: phraseMatcher(lexicon, [...poses, ...others, '<open>', '<saysSo>']),
  charges: phraseMatcher(lexicon, [...takes, ...fees, '<cut>'], fine),
})

let matchers: ReturnType<typeof prepare> | undefined

/**
 * What a listing tells of brokers: one who says to be one and claims nothing else, one who says that none is here, or
 * does not say to be one, and takes what brokers take, or nothing.
 */
export function brokerIn(words: readonly Word[]): 'open' | 'hidden' | null {
  matchers ??= prepare()
  const said = new Set([...matchers.claims(words), ...matchers.charges(words)].map(({ pattern }) => pattern))
  const says = (patterns: readonly string[]) => patterns.some((pattern) => said.has(pattern))
  if (said.has('<saysSo>') || (!says(poses) && said.has('<open>'))) return 'open'
  const takesCut = said.has('<cut>') && says([...poses, ...others])
  return takesCut || says(takes) || (says(others) && says(fees)) ? 'hidden' : null
}

export const hiddenBrokerExamples = {
  cheats: [
    'Direct owner, no brokerage, a liaison fee of 15 days goes to our office',
    'I am the owner. Documentation charge is 15 days rent',
    'Owner here. Flats in Wakad and Baner too, tell me your requirement. Registration 1,000',
    'Flat dekhne ka kuch nahi, agreement ke time hamare office ka kharcha aadha mahina',
    'मालिक से सीधी बात, एक महीने के किराये के बराबर सेवा शुल्क',
    'मालकाकडून थेट, आमची दलाली एक महिन्याचे भाडे',
    'Owner direct flat, hamari dalali 15 din ka kiraya',
  ],
  honest: [
    'Brokerage of 15 days at signing',
    'Owner here, society service charges of 2,000 are extra',
    'No broker, the office of the society is on the ground floor',
    'Owner direct, one month rent as deposit and 15 days notice',
    'I am a broker, my fee is half a month of rent',
    'Girls PG, rooms available in single and double, one time registration fee 1,000',
    'Owner here, three flats in my building are free, society charges extra',
    'Balcony se lake dikhai deta hai, subah chai pani milta hai',
    'Owner direct, khali karne se 15 din pehle mujhe bata dena',
    'No broker. The agreement is made within 15 days of moving in',
    'হাতে লেখা চুক্তি, মালিকের বাড়ি, এক মাসের ভাড়া জমা',
    'For finding the flat, look for the blue gate; I am at home for my work all day',
    'Own flat. Rent for half a month if you come after the 15th',
  ],
}

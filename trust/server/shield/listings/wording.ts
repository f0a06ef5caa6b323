import { ways } from '@basera/platform/contract/phrases'

/** What listings that cheat speak of, in all languages; each concept is used by several kinds. */
export const wording = {
  /** To hand money over. */
  pay: ways(`pay, pays, paid, paying, payment, payments, send, sending, transfer, transferring, transferred, deposit now, wire, remit, make an advance, make payment, gpay, google pay, googlepay, phonepe, phone pe, paytm, upi, bank transfer, online transfer, online payment, scan, qr, paypal, money, amount, token, tokan, advance, booking amount, booking, book, holding amount, holding deposit, reserve, block, lock, one month, two months
    paise, paisa, paisay, rupay, rupaya, rupaye, rupees, bhejo, bhej, bhejna, bhejiye, bhejen, bhej do, daalo, dalo, daal do, karwao, jama, jama karo, bhugtan, adwance, advans, edvans, tokan
    panam, anuppu*, kattanum, kattanam, katanum, kattu*, pannunga, pampandi, pampinch*, pampali, kattandi, kattali, veyandi, kalsi, kalisi, kaluhisi, haki, haaki, kodi, pathan, pathao, dite hobe, dilei
    पैसे, पैसा, रुपये, रुपए, एडवांस, अग्रिम, टोकन, भेज*, जमा, भुगतान, डाल*, गूगल पे, पेटीएम, फोनपे, ट्रांसफर, पाठव*, भर*, डिपॉझिट, डिपॉजिट, क्यूआर
    টাকা, অগ্রিম, টোকেন, পাঠা*, দিতে হবে, জমা, এডভান্স, বিকাশ, ડિપોઝિટ, પૈસા, એડવાન્સ, મોકલ*
    பணம், முன்பணம், அட்வான்ஸ், டோக்கன், அனுப்ப*, கட்ட*, செலுத்த*, రూపాయ*, డబ్బు*, అడ్వాన్స్, టోకెన్, పంప*, కట్ట*, చెల్లించ*, ಹಣ, ಮುಂಗಡ, ಟೋಕನ್, ಕಳುಹಿಸ*, ಕಟ್ಟ*, ಪಾವತಿ*, അഡ്വാന്സ്, പണം, അയയ്ക്ക*, രൂപ, پیسے, ایڈوانس, ٹوکن, بھیج*`),
  money:
    ways(`money, token, tokan, advance, adwance, advans, edvans, deposit, deposits, security, rent, amount, payment, booking amount, holding amount, holding deposit, fee, fees, charge, charges, rs, rupees, rupee, half the rent, one month, two months, first month, 5k, 2k, 1k, 10k
    paise, paisa, rupay, rupaya, rupaye, panam, dabbu, hana, duddu, taka
    पैसे, पैसा, रुपये, रुपए, एडवांस, अग्रिम, टोकन, डिपॉझिट, डिपॉजिट, हजार, টাকা, অগ্রিম, টোকেন, ডিপোজিট, પૈસા, ટોકન, ડિપોઝિટ
    பணம், முன்பணம், அட்வான்ஸ், டோக்கன், ரூபாய், డబ్బు*, అడ్వాన్స్, టోకెన్, రూపాయ*, ಹಣ, ಮುಂಗಡ, ಠೇವಣಿ, ಟೋಕನ್, ರೂಪಾಯಿ, డిపాజిట్*, வாடகை, भाडे, भाड़ा, किराया, ভাড়া, പണം, അഡ്വാന്സ്, ടോക്കണ്, پیسے, ایڈوانس, ٹوکن`),
  send: ways(`secure it, imps, neft, pay u, pay me, pay the, pays, western union, wise, remitly, moneygram, bank account, salary account, my account, his account, to my gpay, on gpay, do the payment, payment link, deposit to, you deposit, phonepe pe, phonepe cheyandi, bkash, send, sending, sends, sent, transfer, transferring, transfers, is transferred, wire, remit, pay now, pay online, pay today, online, by upi, upi, gpay, google pay, phonepe, paytm, paypal, bank transfer, wire transfer, deposit now, make an advance, reaches me, reflects, goes there, goes to, lock, block, reserve, hold, as commitment, screenshot, screenshots, screenshots of
    bhejo, bhej, bhejna, bhejiye, bhejen, bhejoge, daalo, dalo, daal do, karwao, account me, account mein
    anuppu*, pannunga, pampandi, pampinch*, pampali, kalsi, kalisi, kaluhisi, haki, pathan, pathao, patahva
    भेज*, गूगल पे, पेटीएम, फोनपे, ट्रांसफर, पाठव*, ऑनलाइन, পাঠা*, ট্রান্সফার, મોકલ*, அனுப்ப*, పంప*, ಕಳುಹಿಸ*, അയയ്ക്ക*, بھیج*`),
  /** `If you pay`, `without paying`. */
  ifPaid:
    ways(`without token, without advance, without payment, without deposit, without paying, bina token, bina advance, bina paise, diye bina, diye bagair, dene par, bhejne par, token pe hi, anuppina*, anupna*, anuppinal*, kattina*, kattinal*, kudutha*, pampithe*, pampiste*, kadithe*, kattithe*, isthe*, cheste, chesthe, haakidare*, hakidre*, kalsidre*, kottre*, kottare*, na dile, dile, dilei, pathale*, diye pore, dilyashivay, bharlyashivay, pathavlyavar, bharlyavar, pathavlyas, dilyavar
    देने पर, भेजने पर, दिए बिना, बिना टोकन, बिना एडवांस, मिलते ही, दिल्याशिवाय, भरल्याशिवाय, पाठवल्याशिवाय, पाठवल्यावर, भरल्यावर, दिल्यावर
    না দিলে, দিলে*, পাঠালে*, না পাঠালে, দেওয়ার পর, கட்டினால்*, அனுப்பினால்*, கொடுத்தால்*, செலுத்தினால்*, கட்டாமல், చెల్లిస్తే*, కడితే*, కట్టితే*, పంపితే*, పంపిస్తే*, ఇస్తేనే, ಕಟ್ಟಿದರೆ*, ಕಟ್ಟಿದ್ರೆ*, ಕಳುಹಿಸಿದರೆ*, ಕಳಿಸಿದ್ರೆ*, ಕೊಟ್ಟರೆ*, ಹಾಕಿದರೆ*, પૈસા આપ્યા પછી, ടോക്കണ് തന്നാല്`),
  brand: ways(
    `stanza living, stanza, zolo, zolostays, nestaway, oyo, oyo life, colive, housr, hello world, helloworld, isthara, settl, yourspace, your space, nobroker, magicbricks, magic bricks, 99acres, 99 acres, housing dot com, olx, square yards, airbnb, booking dot com, makemytrip`,
  ),
  /** To see the home. */
  visit:
    ways(`takes you, take you to, taken to the, visit, visits, visiting, visited, viewing, viewings, view the, see, seeing, inspection, inspect, site visit, physical visit, shown, show, showing, look at, looking at, come and see, meeting, see it
    dekho, dekhe, dekhna, dekhne, dekhen, dikhana, dikhane, dikhayenge, dikhaenge, dikhaunga, dikha, milne, milna
    paakka, paaka, parkka, paarka, pakkanum, kaatuvom, kaattuvom, kaatuven, chudataniki, chudadaniki, chupistam, chupisthamu, chupistanu, choodandi, torsthivi, torisuttivi, torsuttini, noduva, nodoke, nodakke, dekhar, dekhbo, dekhabo, dekhano, bagh*, dakhav*
    देख*, दिखा*, विजिट, मिलने, बघ*, बघण्या*, दाखव*, पाह*, व्हिजिट, দেখা*, দেখতে, দেখার, ভিজিট, જોવા, જોયા, બતાવ*
    பார்க்க*, பார்த்த*, காட்ட*, చూడ*, చూప*, చూసే*, ನೋಡ*, ತೋರಿಸ*, കാണ*, دیکھ*, دکھا*`),
  /** Stands before what comes later: `pay before you visit`. */
  before: ways(`before, prior to, ahead of, in advance of`),
  /** Stands behind what comes later, `dekhne se pehle`, or before what comes first, `pehle paise`. */
  first: ways(`first, in advance, upfront, up front, beforehand, advance me, advance mein
    pehle, pahle, pahley, phle, pehlay, munnadi, munnaadi, mundhiye, mundu, mundhu, modalu, modlu, age, agei, aadhi, adhi
    पहले, पहिले, आधी, अगोदर, बघण्याआधी, पाहण्याआधी, পূর্বে, আগে, আগেই, પહેલા, પહેલાં, முன், முன்பு, முன்னர், முதலில், முன்னாடி, ముందు, ముందుగా, మొదట, ಮೊದಲು, ಮುಂಚೆ, ಮೊದಲೇ, മുമ്പ്, ആദ്യം, پہلے`),
  /** `visit only after payment` */
  after: ways(
    `only when, only if, when the, as soon as, when deposit, when he gets, when i get, when we get, if the payment, follows, after, only after, once, only on, upon, against, subject to, on receipt of, on payment of`,
  ),
  /** `pay first, then visit`, `paise do phir dekho`. */
  next: ways(`then, later, afterwards, after that, once approved, moving day, only then, next, after payment, and only
    baad, baad me, baad mein, bad me, phir, fir, tabhi, tab, uske baad, iske baad, apram, apuram, appuram, tarvata, tarvatha, tharvatha, amele, aamele, nantara, tarpor, pore, nantar
    बाद, फिर, तभी, मग, नंतर, তারপর, পরে, তবে, પછી, பிறகு, பின்னர், அப்புறம், తర్వాత, తరువాత, ನಂತರ, ಆಮೇಲೆ, പിന്നീട്, ശേഷം, بعد, پھر`),
  /** The lister or owner cannot be met. */
  away: ways(`abroad, overseas, out of india, out of country, outside india, foreign, in canada, in usa, in us, in america, in uk, in london, in dubai, in germany, in australia, in singapore, in africa, in europe, in gulf, in saudi, in qatar, to dubai, to germany, to canada, to singapore, to usa, to uk, to america, from canada, from usa, from uk, from london, from dubai, working in uk, merchant navy, on ship, on board, sailing
    at sea, marine engineer, sailor, new jersey
    videsh, bahar desh, foreign la, foreign lo, foreign alli, america lo, dubai lo, dubai la, bideshe, bidesh
    विदेश*, दुबई, अमेरिका, कनाडा, लंदन, परदेशात, परदेशी, বিদেশ*, দুবাই*, আমেরিকা*, વિદેશ*, வெளிநாட்ட*, துபாய*, அமெரிக்கா*, విదేశ*, దుబాయ్*, అమెరికా*, ವಿದೇಶ*, ದುಬೈ*, ಅಮೆರಿಕ*, വിദേശ*, ദുബായ*, بیرون ملک, دبئی`),
  uniform:
    ways(`indian army, army, armed forces, cisf, crpf, bsf, itbp, nsg, defence officer, in defence, in defense, air force, navy, jawan, soldier, fauji, faujee, foji, colonel, major, cantonment posting, border, siachen, military, army officer, sainik
    army mein, army me, fauj, sena
    सेना, आर्मी, फौज*, सैनिक, सैन्यात, लष्करात, जवान, सीआईएसएफ, সেনা*, আর্মি*, সৈন্য*, સેના*, આર્મી*, ராணுவ*, இராணுவ*, ஆர்மி*, ఆర్మీ*, సైన్య*, మిలిటరీ*, ಸೇನೆ*, ಸೈನ್ಯ*, ಆರ್ಮಿ*, സൈന്യ*, ആര്മി*, فوج*, آرمی`),
  posted:
    ways(`posted, posting, transferred, transfer, deputed, deputation, serving, on duty, border, field, station, stationed, siachen, kashmir, ladakh, assam, j&k, jammu
    tabadla, transfer ho, posting ho
    पोस्टिंग, पोस्टेड, तबादला, ड्यूटी, तैनात, बदली, பணி, இருக்கிறேன், ఉన్నాను, పోస్టింగ్, ಇದ್ದೇನೆ, ಸೇನೆಯಲ್ಲಿದ್ದೇನೆ, ಪೋಸ್ಟಿಂಗ್, আছি, পোস্টিং, પોસ્ટિંગ`),
  keys: ways(`access card, key card, smart card, fob, lock code, key, keys, chabi, chaabi, chavi, chaavi, saavi, chaaviyan, thalalu, talalu, thaalam, keyi, possession letter, allotment letter, contract
    चाबी, चाभी, चावी, चाबियां, চাবি, ચાવી, சாவி*, తాళ*, తాళాలు, కీ, కీస్, ಕೀ, ಕೀಲಿ*, താക്കോല്, چابی`),
  sent: ways(`courier, couriered, post, posts, posted to you, i post, mails, mailed, deliver, delivers, delivered, release, released, ship, ships, dispatches, at your door, at your address, by post, by mail, by dhl, dhl, fedex, ups parcel, blue dart, bluedart, speed post, parcel, reach you, will be sent, will be delivered, be delivered, dispatched, dispatch, shipped, send you keys, send you the keys, send the keys, come by, comes by, they come, transport, reaches you, hand over later, caretaker, neighbour, neighbor, watchman gives
    kuriyar, kooriyar, dak se, daak se, courier se, courier la, courier lo, padosi de
    पार्सल, आपके पते, पहुँच*, पहुंच*, পার্সেল*, பார்சல*, పార్శిల*, పార్సిల*, ಪಾರ್ಸೆಲ್*, कूरियर, कुरियर, कोरियर, कुरिअर*, डाक, कुरियरने, কুরিয়ার*, ডাকে, કુરિયર*, கூரியர*, கொரியர*, தபால*, వస్తాయి, కొరియర్*, కూరియర్*, పోస్టులో, ಕೊರಿಯರ್*, ಅಂಚೆ*, കൊറിയര്*, کوریئر`),
  /** Money that no home asks for before it was seen. */
  fee: ways(`visit ka, inspection slot, visiting slot, refundable visit, visitor permit, visitors permit, visitor pass, entry permit, society permit, society pass, security pass, the pass, gate entry, allotment form, allotment fee, form with fee, form fee*, paid visit*, slot fee*, visiting charge*, visit charge*, visiting fee*, visit fee*, visiting card, visit card, viewing fee*, viewing charge*, inspection fee*, inspection charge*, gate pass*, gatepass*, entry pass*, visit pass*, site visit fee*, site visit charge*, registration fee*, registration charge*, file charge*, file fee*, processing fee*, verification charge*, verification fee*, application fee*, membership, service charge of, unlock owner, unlock contact, premium plan, prime plan, joining kit, joining fee, subscription, paid appointment, dikhane ki fees, dikhane ka charge, visit ka charge, dekhne ka charge, visit ke, parking pass fee, booking fee*, holding fee*, reservation fee*, background check fee*, token fee*
    पास बनवा*, विजिट चार्ज, विजिट फीस, विजिटिंग चार्ज, व्हिजिट चार्ज, गेट पास, गेटपास, रजिस्ट्रेशन फीस, रजिस्ट्रेशन चार्ज, पंजीकरण शुल्क, मेंबरशिप, सदस्यता, प्रोसेसिंग फीस, फाइल चार्ज, दिखाने की फीस
    ভিজিট চার্জ, ভিজিটিং চার্জ, গেট পাস, রেজিস্ট্রেশন ফি, મેમ્બરશિપ, વિઝિટ ચાર્જ, விசிட் சார்ஜ், விசிட்டிங் சார்ஜ், கேட் பாஸ், பதிவு கட்டணம், விசிட் கட்டணம், విజిటింగ్ ఛార్జ్*, విజిటింగ్ చార్జ్*, గేట్ పాస్, రిజిస్ట్రేషన్ ఫీజు, ವಿಸಿಟಿಂಗ್ ಚಾರ್ಜ್*, ಗೇಟ್ ಪಾಸ್, ನೋಂದಣಿ ಶುಲ್ಕ, വിസിറ്റിംഗ് ചാര്ജ്, وزٹ چارج, گیٹ پاس`),
  permit:
    ways(`gate pass*, gatepass*, entry permit*, visitor permit*, visitors permit, visitor pass*, visitors pass, visit pass*, entry pass*, entry coupon*, visitor coupon*, visit coupon*, entry card*, society pass, society permit, security pass, entry slip, visit slip, gate entry slip, pass banega, pass banwa*
    गेट पास, गेटपास, प्रवेश पास, एंट्री पास, கேட் பாஸ், గేట్ పాస్*, ಗೇಟ್ ಪಾಸ್*, গেট পাস, ગેટ પાસ, ഗേറ്റ് പാസ്`),
  price:
    ways(`rs, rupees, rupee, rupay, rupaye, rupaya, inr, costs, cost, pay, paid, payable, fee, charge, charges, send, phonepe, gpay, paytm, upi
    रुपये, रुपए, रूपये, ரூபாய், రూపాయ*, ರೂಪಾಯಿ, টাকা, રૂપિયા`),
  /** Money or pressure. */
  sum: ways(`costs, cost, worth, padega, banwana, lagte, लगेंगे, लगेगा, पैसे, rs, inr, rupees, rupee, rupay, rupaye, rupaya, charge, charges, fee, fees, refundable, refund, pay, paid, online, upi, phonepe, paytm, gpay, deposit, amount, adjusted, advance, lagega, lagenge, dena, bhejna, wapas, returned, money, needed, required, required to, karwao, usd
    रुपये, रुपए, देना, देने, जमा, वापस, शुल्क, लागेल, भरावा, টাকা, দিতে, ரூபாய், கட்ட*, రూపాయ*, కట్ట*, ರೂಪಾಯಿ, ಕಟ್ಟ*`),
  urgent:
    ways(`keeps it for you, gone by, be quick, by evening, transfers today, will be the third, need tenants fast, otherwise gone, hurry, urgent, urgently, today, now, right now, immediately, within one hour, within an hour, in one hour, 1 hour, first come, first to, many people, many interested, others are, three others, several people, somebody else, someone else, lose it, dont lose, before it goes, going fast, limited, last chance, last day, tomorrow price, price goes up, about to pay, demand is too high, fast, quick
    jaldi, abhi, aaj hi, turant, warna, nahi to, koi aur, dusra le, le jayega, chala jayega, ghante me, ippo, udane, vegam, ventane, chala mandi, bega, tarvata ledu, ekhoni, noile, onno keu
    जल्दी, अभी, आज, तुरंत, वरना, नहीं तो, कोई और, ले लेगा, निकल जाएगा, आजच, लगेच, নাহলে, না হলে, এখনই, অন্য কেউ, તરત, આજે જ, இன்றே, உடனே, வேறு ஒருவர், ఇప్పుడే, వెంటనే, వేరే వాళ్ళు, ఈరోజే, ಈಗಲೇ, ಇಂದೇ, ಬೇರೆಯವರು, ഇന്ന് തന്നെ, ابھی, جلدی`),
  girl: ways(`girl, girls, lady, ladies, female, females, woman, women, student girl, single girl, housewife, aunty
    ladki*, akeli ladki, aurat, auraton, mahila*, ponnu*, pengal*, pen, ammayi*, hudugi*, meye, meyeder, meyera, mulgi*, mulina, mulisathi, mulinsathi
    लड़क*, महिला*, युवती*, मुलग*, मुली*, मुलीला, মেয়ে*, મહિલા*, છોકરી*, பெண்*, అమ్మాయి*, మహిళ*, ಹುಡುಗಿ*, ಮಹಿಳೆ*, പെണ്കുട്ടി*, لڑکی*`),
  free: ways(`free, rent free, no rent, free stay, free room, stay free, free accommodation, without rent, zero rent, rent not required, rent not needed, not take rent, all expenses, expenses paid, rent can be adjusted, rent negotiable, rent is negotiable
    muft, free me, free mein, kiraya nahi, kiraye ke badle, rent ke badle, bina kiraye, ilavasa*, uchitam*, phri
    मुफ्त*, फ्री, फुकट*, मोफत, बिना किराए, किराया नहीं, ফ্রি*, বিনামূল্যে*, વિનામૂલ્યે, மலிவு இல்லை, இலவச*, ఉచిత*, ఫ్రీ*, ಉಚಿತ*, ಫ್ರೀ*, സൗജന്യ*, مفت`),
  favour:
    ways(`friendship, special friend, be my friend, broad minded, broadminded, open minded, openminded, intimate, intimacy, physical, relationship, relation, massage, sex, sexual, sugar daddy, sugar baby, benefits, fun, company at night, at night, my bed, share bed, share my bed, live with me, live in with, spend weekend*, spend time, spend night*, my needs, my company, good looking, beautiful girl, bold, adjustable, cooperative in all, friendly with owner, companion, dating
    dosti, raat ko, raat me, saath rehna, saath sona, time spend, khush karna, akele me, natpu, sneham, sneha, bandhutwo, maitri
    दोस्ती, रात को, साथ रहना, साथ सोना, खुश करना, मैत्री, বন্ধুত্ব*, মৈত্রী, મિત્રતા, நட்பு*, స్నేహ*, ಸ್ನೇಹ*, സൗഹൃദ*, دوستی`),
  document:
    ways(`passport, passport scan, photo holding, aadhaar, aadhar, adhar, adhaar, aadhaar card, aadhar card, pan card, pan, id proof, identity proof, passport copy, voter id, driving licence, selfie, documents, bank details, account details, bank statement, salary slip
    आधार, पैन, सेल्फी, सेल्फ़ी, दस्तावेज, कागजात, আধার, প্যান, সেলফি, আধার কার্ড, આધાર, ஆதார், செல்ஃபி, பான், ఆధార్, సెల్ఫీ, పాన్, ಆಧಾರ್, ಸೆಲ್ಫಿ, ಪ್ಯಾನ್, ആധാര്, سیلفی, آدھار`),
  give: ways(`telling us, telling me, tell us, tell me, send, share, mail, whatsapp, upload, submit, give, provide, forward, need your, require your, bhejo, bhej, bhejna, bhejen, bhej do, dena, do, anuppu*, pampandi, kalsi, kaluhisi, pathan, tell, batao, bata, bata dena, read out, confirm
    भेज*, दें, दीजिए, बताएं, बताये, बताओ, पाठव*, সাংগান, পাঠা*, দিন, বলুন, મોકલ*, அனுப்ப*, சொல்ல*, పంప*, చెప్ప*, ಕಳುಹಿಸ*, ಹೇಳ*, കളുഹ*, അയയ്ക്ക*, بھیج*, بتائ*`),
  code: ways(`otp, one time password, upi pin, enter pin, pin, cvv, verification code, 6 digit code, six digit code
    ओटीपी, पिन, ওটিপি, ઓટીપી, ஓடிபி, ఓటీపీ, ಒಟಿಪಿ, ഒടിപി, او ٹی پی`),
  cheap:
    ways(`throwaway, throw away, half price, half rate, too cheap, unbelievable, 50 off, 60 off, 70 off, huge discount, festival discount, dont want profit, not for profit, low rent, cheap rent, 50 percent off, aadhe daam, aadhe dam, sasta
    आधे दाम, सस्ता, स्वस्त, குறைந்த வாடகை, తక్కువ అద్దె, ಕಡಿಮೆ ಬಾಡಿಗೆ, সস্তা`),
  stranger: ways(
    `escrow, airbnb, booking dot com, paypal, western union, moneygram, wire transfer, my lawyer, lawyer, my agent account, god fearing, missionary, take care of my house, gpay agent, trusted agent, rental agent from`,
  ),
  noVisit:
    ways(`nobody can see, no one can see, ask for visit, ask for a visit, no need to visit, need not visit, no physical visit, home is locked, house is locked, flat is locked, visit abhi possible nahi, visit possible nahi, visit nahi, video dekh lo, video tour only, no visit, no visits, without visit, without visiting, without seeing, without inspection, without viewing, no visit needed, visit not possible, cannot visit, cannot show, cant show, cannot meet, cant meet, not show, unable to show, not able to meet, no viewing, no inspection, book without, do not allow visits, dont allow visits, only e mail, cannot take calls
    bina dekhe, bina dikhaye, dekhne ka time nahi, bin dekhe, na bagh*, paakkama, chudakunda, nodade, na dekhei
    बिना देखे, न बघता, বিনা দেখে, না দেখে, பார்க்காமல், చూడకుండా, ನೋಡದೆ, بغیر دیکھے`),
  condition:
    ways(`address, location, exact location, owner number, owners number, number of owner, contact, contacts, contact details, owner contact, numbers, details, visit, viewing, visiting, booking, booked, allotment, keys, refund, schedule, show, appointment
    pata, patta, number, location bataunga, address chepta*, address sollu*, vilasa
    पता, नंबर, लोकेशन, पत्ता, ঠিকানা, સરનામું, முகவரி, అడ్రస్, చిరునామా, ವಿಳಾಸ, വിലാസം, پتہ`),
  /** Who must not know that a home is let. */
  keeper:
    ways(`owner, owners, house owner, landlord, landlady, malik, makan malik, ghar malik, society, sosaiti, sosayti, guard, watchman, chowkidar, secretary, neighbours, neighbors, owner ko, malik ko, society ko, guard ko, owner kitta, ownerkitta, owner ku, owner ki, ownerki, owner ge, ownerge, ownerige, owner ke, malik ke, owner la, malak la, malakala, bariwala ke, bariwalake, makan malik ne
    मालिक, मालिक को, मकान मालिक को, सोसायटी, सोसायटी को, सोसाइटी को, गार्ड को, पड़ोसियों को, मालकाला, घरमालकाला, सोसायटीत, सोसायटीला, वॉचमनला, মালিককে, বাড়িওয়ালাকে, ওনারকে, সোসাইটিকে, দারোয়ানকে, સોસાયટીને, માલિકને, મકાનમાલિકને, ਮਾਲਕ ਨੂੰ, ਸੁਸਾਇਟੀ ਨੂੰ
    ஓனரிடம், ஓனர்கிட்ட, ஓனருக்கு, உரிமையாளரிடம், வாட்ச்மேனிடம், సొసైటీకి, ఓనర్‌కి, ఓనర్‌కు, యజమానికి, ಸೊಸೈಟಿಗೆ, ಓನರ್‌ಗೆ, ಮಾಲೀಕರಿಗೆ, ഓണറോട്, ഉടമയോട്, സൊസൈറ്റിയോട്`),
  notTold:
    ways(`mat batana, mat batao, mat bolna, mat kehna, na batana, na bolna, nahi batana, nahi bolna, batane ki zaroorat nahi, batane ki jarurat nahi, solla vendam, sollavendam, sollaadheenga, solladheenga, sollatheenga, theriya koodathu, theriyakoodathu, theriya vendam, cheppoddu, cheppaku, cheppakandi, cheppavaddu, teliyakudadu, teliyakoodadu, helbedi, helabedi, helbeda, gottagbardu, sangu naka, sangu nako, bolben na, janaben na, bola jabe na, kahesho nahi, kehta nahi, kaheta nahi, na dasna, na dassna, parayaruthu, parayanda
    मत बताना, मत बोलना, मत बताइए, मत कहना, न बताएं, न बताना, सांगू नका, सांगू नको, बताने की ज़रूरत नहीं, बताने की जरूरत नहीं, বলবেন না, জানাবেন না, বলা যাবে না, કહેશો નહીં, કહેતા નહીં, ન કહેતા, ਨਾ ਦੱਸਣਾ, ਨਾ ਦੱਸਿਓ
    சொல்ல வேண்டாம், சொல்லாதீங்க, தெரியக்கூடாது, తెలియకూడదు, చెప్పకండి, చెప్పొద్దు, ಹೇಳಬೇಡಿ, ಗೊತ್ತಾಗಬಾರದು, പറയരുത്, അറിയരുത്`),
  /** As whom the tenant should pass. */
  kin: ways(`rishtedar, bhatija, bhanja, mehman, chhota bhai, chota bhai, mera bhai, cousin, thambi, thangachi, sondhakaran, sondhakaaranga, tammudu, chellelu, bandhuvu, bandhuvulu, tamma, sambandhi, sambandhikaru, nentaru, atmiyo, aatmiya, bhau, pahune, natevaik
    रिश्तेदार, भतीजा, भांजा, मेहमान, मेरा भाई, नातेवाईक, पाहुणे, पाहुणा, भाऊ, আত্মীয়, অতিথি, ভাই, સગા, સંબંધી, મહેમાન, ਰਿਸ਼ਤੇਦਾਰ, ਭਰਾ, தம்பி, சொந்தக்கார*, உறவினர், తమ్ముడు, బంధువు*, ತಮ್ಮ, ಸಂಬಂಧಿ*, ನೆಂಟ*, ബന്ധു*, അനിയൻ`),
  saidToBe:
    ways(`bol dena, bol do, keh dena, keh do, kehna, bolna hai, ban kar, bankar, banke, nu sollunga, nu sollikonga, nu sollu, ani cheppandi, ani cheppu, anta heli, anta helidre, antha heli, bole deben, bole diyo, mhanun sanga, mhanun sangaycha, kahejo, kehjo
    बोल देना, बोल दो, कह देना, कहना, बनकर, बताकर, आहे सांगा, म्हणून सांगा, आहेत असं सांगा, আছে বলবেন, বলে দেবেন, বলবেন, કહેજો, કહી દેજો, ਕਹਿ ਦੇਣਾ, ਕਹਿ ਦਿਓ, என்று சொல்லுங்கள், னு சொல்லுங்க, అని చెప్పండి, ಅಂತ ಹೇಳಿ, ಅಂತ ಹೇಳಿದರೆ, ಎಂದು ಹೇಳಿ, എന്ന് പറഞ്ഞാൽ, എന്ന് പറയൂ`),
} as const

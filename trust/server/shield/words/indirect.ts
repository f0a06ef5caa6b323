import type { Concepts } from '../patterns.ts'

/** What cheats say when they name neither money nor a code. */
export const indirect: Concepts = {
  screen: {
    en: `screen, desktop, display`,
    local: `स्क्रीन*, ஸ்கிரீன்*, ஸ்க்ரீன்*, స్క్రీన్*, ಸ್ಕ್ರೀನ್*, স্ক্রিন*, স্ক্রীন*`,
  },
  'show-screen': {
    all: `show|share|mirror|cast|see|control|give .. {screen}, {screen} .. show|share|mirror|cast|dikha*|kaatt*|kattu*|choop*|chup*|tors*|thors*|dakhav*|dakhv*|dekha*|दिखा*|दाखव*|காட்டு*|చూప*|ತೋರಿಸ*|ತೋರ್ಸ*|দেখা*, dikha*|kaattu*|chup*|tors*|dakhav*|dekha* .. {screen}`,
  },
  prompt: {
    en: `request, requests, notification, notifications, popup, pop up, prompt, mandate, alert, autopay`,
    local: `anurodh, vinanti, रिक्वेस्ट, अनुरोध, विनंती, सूचना, नोटिफिकेशन, मैंडेट, ரிக்வெஸ்ட்*, கோரிக்கை*, அறிவிப்பு*, నోటిఫికేషన్*, రిక్వెస్ట్*, అభ్యర్థన*, ರಿಕ್ವೆಸ್ಟ್*, ವಿನಂತಿ*, ಸೂಚನೆ*, ನೋಟಿಫಿಕೇಶನ್*, রিকোয়েস্ট*, অনুরোধ*, নোটিফিকেশন*`,
  },
  approve: {
    en: `approve, aprove, accept, acept, allow, confirm it, press|tap|click|say yes|ok|okay|allow|accept|proceed, ok|okay kar*|karo|pann*|chey*|madi|kara|korun`,
    local: `manjoor kar*, manzoor kar*, swikar*, sweekar*, haan kar*|dab*|bol*, मंज़ूर कर*, मंजूर कर*, स्वीकार*, स्वीकारा, हाँ कर*|दबा*|बोल*, ஏத்துக்கோ*, ஏற்றுக்கொள்*, ஓகே பண்ணு*|குடு*|கொடு*, அனுமதி*, అంగీకరించ*, ఓకే చే*|నొక్క*, ఒప్పుకో*, ಒಪ್ಪಿಕೊಳ್*, ಒಪ್ಕೋ*, ಓಕೆ ಮಾಡ*|ಒತ್ತಿ, মেনে নিন|নাও, গ্রহণ কর*, ওকে কর*|দিন`,
  },
  'i-approve': {
    all: `i|i'll|ill|will|guard|security .. approve|accept|allow|confirm, approve|accept|allow kar|kr dunga|dungi|denge|deta|deti, मंज़ूर|मंजूर कर दूँगा|दूंगा|दूँगी|दूंगी|करते|करती|करता, मंजूर|स्वीकार करतो|करते|करेन, அனுமதிப்பேன், ஓகே பண்ணுவேன்|பண்றேன், ఓకే చేస్తాను, అంగీకరిస్తాను, ಓಕೆ ಮಾಡ್ತೀನಿ|ಮಾಡುತ್ತೇನೆ, মেনে নেব, approve pannuren|panren|chestanu|madthini|karto|karte|korbo`,
  },
  'at-yours': {
    en: `your|ur|u side|end|phone|mobile|app|gpay|phonepe|paytm|device|account|number, on yours|your|ur`,
    local: `aapke|apke|aapki|tumhare|tere yaha|yahan|app|phone|mobile|number|taraf, आपके|तुम्हारे यहाँ|यहां|फ़ोन|फोन|मोबाइल|ऐप|नंबर, तुमच्या मोबाइल*|फोन*|अॅप*, तुमच्याकड*, tumchya app|phone|mobile*, tumchyakade, உங்க|உங்கள் போன்*|மொபைல்*|ஆப்*|பக்க*, unga app|phone|mobile|number, మీ ఫోన్*|మొబైల్*|యాప్*|వైపు, mee|mi app|phone|mobile|number, ನಿಮ್ಮ|ನಿಮ್ ಫೋನ್*|ಮೊಬೈಲ್*|ಆಪ್*|ಕಡೆ, nim|nimma app|phone|mobile|number, আপনার ফোন*|মোবাইল*|অ্যাপ*|দিক*, apnar app|phone|mobile`,
  },
  'your-part': {
    en: `your|ur|u side|end|part|formality|formalities|process|work|step is?|gets?|are? done|complete*|over|finish*|clear*|first, complete|finish|do|clear .. your|ur|the side|part|end|formality|formalities|step|process, from|by your|ur side|end|part, first your|ur side|end|part|step, formalities|formality|process|procedure|paperwork .. done|complete*|over|clear*|finish*|then|after, done|finished|completed .. from my|our side|end, my|our|mine side|end|part .. done|over|finished|pending`,
    hi: `aapki|apki|aapke|apke|tumhari|tumhare taraf|side|or se, aapki|tumhari formality|formalities|taraf, pehle aap .. phir hum|ham|main, process|formality|formalities pura|puri|poora|complete, meri|mere taraf|side|yaha se .. ho gaya|hogaya|done, आपकी|तुम्हारी तरफ़|तरफ|ओर से, आपका|तुम्हारा काम पूरा|होते, प्रक्रिया पूरी, औपचारिकता*, मेरी तरफ़|तरफ से .. हो गया`,
    mr: `तुमच्या बाजूच*|बाजून*, तुमच्याकडून, तुमचं|तुमचे काम झाल*, प्रक्रिया पूर्ण*, माझ्याकडून .. झाल*, tumchya kadun|kadun|baju*, maza|mazya kadun .. zal*`,
    ta: `உங்க|உங்கள் பக்கத்*, உங்க|உங்கள் பக்கம்|வேலை|தரப்பு முதல்*|முடி*|அப்புறம், முதல்ல|முதலில் உங்க|உங்கள் பக்க*|தரப்பு, என்|எங்க பக்கம் முடி*, unga side|pakkam|velai mudi*|first|apram, en side|pakkam mudi*`,
    te: `మీ వైపు|పని|భాగం ము*|అయ్యా*|తర్వాత|పూర్తి*, ముందు మీ వైపు|భాగం, నా|మా వైపు అయి*|పూర్తి*, mee|mi side|vaipu|pani ayy*|tarvata|mundu, naa|na side|vaipu ayi*|ayy*`,
    kn: `ನಿಮ್ಮ ಕಡೆ|ಕೆಲಸ|ಭಾಗ ಆದ*|ಆಮೇಲೆ|ಮುಗಿ*|ಮೊದಲು, ಮೊದಲು ನಿಮ್ಮ ಕಡೆ|ಭಾಗ, ನನ್ನ|ನಮ್ಮ ಕಡೆ ಆಯ್*|ಮುಗಿ*, nim|nimma kade|side|kelsa ad*|mugi*|amele, nan|nam kade|side ayt*|mugi*`,
    bn: `আপনার দিক|কাজ|পক্ষ হলে|পরে|শেষ|আগে|থেকে, আগে আপনার দিক|পক্ষ, আমার|আমাদের দিক থেকে .. হয়ে|শেষ, apnar dik|side|kaj hole|holei|sesh, amar dik|side theke .. hoye|sesh`,
  },
  'first-deal': {
    all: `first|initial|opening transaction|transfer|payment|entry .. tenant|you|your|ur, tenant|you|ur|u .. first|initial|opening transaction|transfer, bank says|said|rule|wants .. first, pehla|pahla transaction|transfer|len den, पहला लेनदेन|ट्रांजैक्शन|ट्रांज़ैक्शन|व्यवहार, முதல் பரிமாற்ற*|ட்ரான்ஸாக்*, మొదటి లావాదేవీ*|ట్రాన్సాక్*, ಮೊದಲ ವ್ಯವಹಾರ|ಟ್ರಾನ್ಸಾಕ್*, প্রথম লেনদেন*|ট্রানজ্যাক*, mudhal transaction, modati transaction, modala transaction, pahila vyavahar, prothom lenden|transaction`,
  },
  payee: {
    en: `accountant, accounts|account department|section|team|person|manager|head|guy, cashier, treasurer, my|our ca|manager|lawyer|clerk|secretary|agent|representative|niece|nephew|staff|driver, finance team|department|head, office account`,
    local: `munim, muneem, ca sahab|saab|ko, manager ko|saab, मुनीम*, अकाउंटेंट*, लेखाकार*, मैनेजर, वकील, खजांची, साहेबांकडे, साहेबां*, saheban*, அக்கவுண்டன்ட்*, கணக்காளர*, மேனேஜர்*, வக்கீல்*, అకౌంటెంట్*, మేనేజర్*, లాయర్*, ಅಕೌಂಟೆಂಟ್*, ಮ್ಯಾನೇಜರ್*, ವಕೀಲ*, হিসাবরক্ষক*, অ্যাকাউন্ট্যান্ট*, ম্যানেজার*, উকিল*`,
  },
  'at-sea': {
    en: `ship, vessel, on board, onboard, offshore, rig, merchant navy, sailing, un mission, peacekeeping, deployed, embassy, diplomat, treatment abroad, abroad for|treatment`,
    local: `jahaz, jahaaz, जहाज़*, जहाज*, மர்ச்சன்ட், கப்பல்*, kappal*, ఓడ*, షిప్‌*, షిప్*, ಹಡಗಿ*, ಹಡಗು, hadagu, জাহাজ*, jahaj, videsh me, विदेश*, परदेश*, வெளிநாட்டு*, విదేశా*, ವಿದೇಶ*, বিদেশ*`,
  },
  'no-meeting': {
    en: `can't|cant|cannot|couldn't|won't|unable|not|never to? be? able? to? meet|show|come, meeting|showing .. not possible|impossible`,
    local: `mil|dikha|aa nahi|nhi|na sakta|sakti|sakte|paunga|paungi|pa, मिल|दिखा|आ नहीं सकता|सकती|सकते|पाऊँगा|पाऊंगा|पा, नहीं मिल|दिखा सकता|सकती|सकते|पाऊँगा, भेटू|दाखवू|येऊ शकत नाही, bhetu|dakhavu|yeu shakat nahi, சந்திக்க|காட்ட|வர முடியாது|முடியல*, sandhikka|kaatta|vara mudiy*, కలవలేను, చూపించలేను, రాలేను, kalavalenu, chupinchalenu, ralenu, ಭೇಟಿ ಆಗಲ್ಲ|ಆಗೋಕೆ|ಮಾಡಲು, ತೋರಿಸೋಕೆ|ಬರೋಕೆ ಆಗಲ್ಲ*, torsoke|baroke|bheti agalla, দেখা করতে|হবে পারব|পারছি না, দেখাতে|আসতে পারব|পারছি না, dekha korte|dekhate|aste parbo|parchi na`,
  },
  'rate-things': {
    en: `rating, ratings, review|reviews|reviewing, like videos|video|posts, likes, subscribe, subscribing, data entry, typing work, simple task|tasks, easy task|tasks|work, hotel|restaurant|google|map rating|ratings|review|reviews|task|tasks, part time`,
    local: `रेटिंग*, रिव्यू*, लाइक, टास्क*, ரேட்டிங்*, லைக், டாஸ்க்*, రేటింగ్*, లైక్*, టాస్క్*, ರೇಟಿಂಗ್*, ಲೈಕ್, ಟಾಸ್ಕ್*, রেটিং*, লাইক*, টাস্ক*`,
  },
  'each-day': {
    en: `daily, per day, every day, same day, each day, weekly, per week, a day, instant`,
    local: `roz, roj, rozana, rojana, dina, dinamum, dhinamum, daily, roju*, rojuki, prati dina, dinakke, protidin, रोज, रोज़, रोज़ाना, दररोज, தினமும், தினசரி, ஒரு நாளைக்கு, రోజూ, రోజుకు, ದಿನಕ್ಕೆ, ಪ್ರತಿದಿನ, ದಿನಾ, রোজ, প্রতিদিন`,
  },
  doubling: {
    en: `double, doubles, doubled, triple, 2x, 3x, 10x, guaranteed profit|return|returns|income, profit`,
    local: `dugna, duguna, doguna, dupatt*, duppat, rettippu, rendu madangu, dwigun, दुगना, दुगुना, दोगुना, दुप्पट, डबल, இரட்டிப்ப*, டபுள், రెట్టింపు, డబుల్, ದುಪ್ಪಟ್ಟು, ಡಬಲ್, দ্বিগুণ, ডাবল`,
  },
  venture: {
    en: `crypto, bitcoin, trading, forex, invest, investment, usdt, stock tips, ipo, scheme, lottery, betting, casino`,
    local: `nivesh, paisa lagao, क्रिप्टो*, ट्रेडिंग*, निवेश*, गुंतव*, கிரிப்டோ*, முதலீடு*, டிரேடிங்*, క్రిప్టో*, పెట్టుబడి*, ట్రేడింగ్*, ಕ್ರಿಪ್ಟೋ*, ಹೂಡಿಕೆ*, ಟ್ರೇಡಿಂಗ್*, ক্রিপ্টো*, বিনিয়োগ*, ট্রেডিং*`,
  },
  footage: {
    en: `your|ur private|personal|nude|dirty|bad? video|videos|photo|photos|pics|pictures|recording|chats, video|photos|pics|recording of you|u|yours, recorded you|u|your|our|everything|call`,
    local: `teri|tumhari|aapki|tera|tumhara private|gandi? video|photo|photos|recording, तेरा|तेरी|तुम्हारा|तुम्हारी|आपका|आपकी|तुझा|तुझे|तुझी|तुमचा वीडियो|विडियो|व्हिडिओ|फ़ोटो|फोटो|रिकॉर्डिंग, உன்|உன்னோட|உங்க வீடியோ|போட்டோ|படம், un|unnoda video|photo, నీ|మీ వీడియో|ఫోటో*|ఫొటో*, nee|ni video|photo*, ನಿನ್ನ|ನಿಮ್ಮ ವೀಡಿಯೋ|ವಿಡಿಯೋ|ಫೋಟೋ*, nin video|photo, তোমার|তোর|আপনার ভিডিও|ছবি, tomar|tor video|chobi, tuza|tuzi|tujha video|photo`,
  },
  'to-all': {
    en: `everyone, everybody, all your|ur, your|ur family|friends|contacts|parents|relatives|wife|husband|boss|office|father|mother, viral, online, facebook, contacts, leak, upload`,
    local: `sabko, sab ko, ghar walo*, rishtedar*, सबको, सब को, घरवालों, रिश्तेदार*, सगळ्यांना, सर्वांना, घरच्यांना, viral, वायरल, व्हायरल, எல்லாருக்கும், எல்லோருக்கும், ellarukkum, ellaarukkum, வைரல், అందరికీ, అందరికి, andariki, వైరల్, ಎಲ್ಲರಿಗೂ, ellarigu, ವೈರಲ್, সবাইকে, সকলকে, sobaike, ভাইরাল, saglyanna`,
  },
  'keep-secret': {
    en: `don't|dont|do|never not? tell|inform|talk|discuss|mention|ask|say|speak|disclose .. anyone|anybody|guard|watchman|security|neighbour|neighbours|neighbor|neighbors|family|owner|tenant|others|nobody|broker|parents|friends, keep .. secret|confidential|between us|private, no need to tell|inform|talk`,
    local: `kisi ko|se mat|na|nahi bata*|bol*|kah*, kisiko mat bata*, watchman|guard|padosi|chowkidar|chaukidar .. mat|na bat*|bol*|kar*|puch*|pooch*, किसी को|से मत|न|ना बता*|कह*|बोल*, चौकीदार|पड़ोसी|गार्ड .. मत, कोणाला|कुणाला|वॉचमन* .. नका|नको, யாருக்கும்|யார்கிட்டயும்|வாட்ச்மேன்* .. சொல்லா*|பேசா*|கேக்கா*, ఎవరికీ|ఎవరితో*|వాచ్‌మన్*|వాచ్మన్* .. చెప్పక*|మాట్లాడక*|చెప్పొద్ద*, ಯಾರಿಗೂ|ವಾಚ್‌ಮನ್*|ವಾಚ್ಮನ್* .. ಹೇಳಬೇಡ*|ಮಾತಾಡಬೇಡ*, কাউকে|দারোয়ান*|গার্ড* .. বলবেন|বলো|জানাবেন না, yaarukkum sollaa*, evariki cheppak*, yarigu helbed*, kauke bolben|bolo na, konala sangu naka`,
  },
  rivals: {
    en: `another|other|one|two|three|four|many|several|lot|lots|10|5|some of? other|more? family|families|party|parties|people|persons|person|tenant|tenants|couple|clients|candidates|enquiries|calls .. ready|asking|waiting|want|wants|interested|finalise|finalising|close|take|booking|coming|line, cousin|friend|someone|somebody .. want|wants|ready, many enquiries|calls`,
    local: `ek|dusra|dusri|koi ladka|ladki|banda|party|family .. aane|aa wala|wali|wale|raha|rahi|rahe, family|party|log|bande ready|taiyar|line|puch*|pooch*, एक|दूसरा|दूसरी|कई परिवार|पार्टी|लोग .. तैयार|पूछ*|लेने, एक|दुसरे|खूप कुटुंब|लोक|पार्टी .. तयार|विचार*|घ्यायला, குடும்பம் .. ரெடி|தயார்|எடுக்க, நிறைய|நெறைய பேர் .. கேக்*|கேட்*, కుటుంబం .. రెడీ|సిద్ధం|తీసుకో*, చాలా మంది .. అడుగు*, ಕುಟುಂಬ .. ರೆಡಿ|ಸಿದ್ಧ|ತಗೊ*, ತುಂಬಾ ಜನ .. ಕೇಳ*, পরিবার .. রাজি|নিতে|তৈরি, অনেক লোক|জন .. চাই*|জিজ্ঞ*, neraya per|enquiry|aal .. kek*|kett*|wait*, chala mandi .. adug*, thumba|tumba jana .. kel*, onek lok .. chai*, khup lok .. vichar*`,
  },
  'put-something': {
    en: `do|put|send|drop|give|pay|show|arrange|keep something|sumthing|little|small|some|token of|bit|whatever .. account|now|right|today|tonight|first|seriousness|amount|gesture|side|trust|serious, put|send|drop|give|do|keep something|sumthing, show seriousness|commitment|good faith, small amount|sum|token|gesture`,
    hi: `kuch|kuchh|thoda|thoda sa|thoda bahut dal*|daal*|bhej*|kar sako|sakte|do|dedo, कुछ|थोड़ा|थोड़ा-बहुत कुछ? डाल*|भेज*|कर दें|दो|सकें|सकते`,
    local: `ஏதாவது|கொஞ்சம் வந்தா*|வந்தால்|தந்தா*, সামান্য কিছু|কিছুটা এলে|পেলে|দিলে, जे काही|काही .. पोचल*|आल*, थोड़ा बहुत|थोड़ा-बहुत .. दे दो|दीजिए|देना, थोडं|काहीतरी|काही काहीतरी? टाका|टाकल*|पाठव*|केल*, kahi|kahitari|thoda tak*|pathav*|kel*, ஏதாவது|கொஞ்சம் ஏதாவது|கொஞ்சம்? போட்ட*|போடு*|பண்ண*|அனுப்ப*, edhavadhu|edavadu|konjam pott*|podu*|pann*|anup*, ఏదైనా|ఏదో|కొంచెం ఏదైనా|ఒకటి? వేస్తే|వేయండి|చేస్తే|పంపితే|పంపండి, edaina|edo|konchem okati? vesth*|vey*|chesth*|pamp*, ಏನಾದ್ರೂ|ಏನಾದರೂ|ಸ್ವಲ್ಪ ಏನಾದ್ರೂ|ಏನಾದರೂ? ಹಾಕಿ*|ಮಾಡಿ*|ಕಳಿಸ*, enadru|swalpa haaki*|haki*|madi*|kals*, কিছু|একটু কিছু|একটা? দিলে*|পাঠালে*|করলে*|দিন, kichu|ektu ekta|kichu? dile*|pathal*|korl*|din`,
  },
  trusting: {
    en: `trust, serious, genuine, seriousness, confidence, believe, commitment, 100 percent|genuine, good faith, interested for real`,
    local: `bharosa, bharosaa, vishwas, yakeen, nambik*, nambikk*, nammakam, nambike, bhorsa, biswas, भरोसा, विश्वास, यक़ीन, यकीन, நம்பிக்க*, நம்பு*, నమ్మక*, నమ్మండి, ನಂಬಿಕೆ, ನಂಬಿ, ভরসা, বিশ্বাস`,
  },
  'blank-sign': {
    all: `signature|sign|signed .. blank|white|plain|empty paper|sheet|cheque|page, blank|white|plain|empty paper|sheet|cheque|page .. signature|sign|signed, sign kiya .. kora|khali, कोरे|सादे|कोऱ्या काग* .. हस्ताक्षर|साइन|दस्तखत|सही, வெள்ளை|காலி பேப்பர்*|தாள* .. கையெழுத்து*|கையொப்ப*, తెల్ల|ఖాళీ కాగితం|పేపర్* .. సంతకం*, ಬಿಳಿ|ಖಾಲಿ ಹಾಳೆ*|ಪೇಪರ್* .. ಸಹಿ*, সাদা|ফাঁকা কাগজ* .. সই*|স্বাক্ষর*`,
  },
  'strange-page': {
    en: `airbnb|booking|agoda|escrow|holding|secure|official page|link|site|portal .. mail|email|send|create|make|book|pay, mail|email|send|create you? a|an|the|my airbnb|booking|escrow|agoda, through airbnb|booking com|escrow|agoda, manager|agent|office|team|he|she .. send|sends|mail|mails you? a|the? link`,
    local: `manager|agent|office .. link bhej*, मैनेजर|एजेंट .. लिंक भेज*, मॅनेजर|एजंट .. लिंक पाठव*, மேனேஜர்*|ஏஜெண்ட்* .. லிங்க்* அனுப்ப*, మేనేజర్*|ఏజెంట్* .. లింక్* పంప*, ಮ್ಯಾನೇಜರ್*|ಏಜೆಂಟ್* .. ಲಿಂಕ್* ಕಳಿಸ*|ಕಳುಹಿಸ*, ম্যানেজার*|এজেন্ট* .. লিঙ্ক*|লিংক* পাঠা*, airbnb|booking .. mail|page|link`,
  },
  'pass-on': {
    shown: `six|6|four|4|chhe|छह|சிக்ஸ்|ஆறு|ఆరు|ಆರು|ছটা|ছয়|सहा digits|digit|ank|अंक|आकडे|இலக்க*|அங்கி|అంకె*|ಅಂಕಿ*|সংখ্যা* .. type|write|enter|send|tell|likh*|लिख*|लिहा|எழுது*|రాయండి|ಬರೀ*|ಬರೆ*|লিখুন|লিখে`,
    all: `number|code|message|sms|otp .. come|comes|came|receive|get|get .. forward|send|tell|give|read, {digits}|{sms} .. {arrived} .. {tell}, {arrived} .. {digits}|{sms} .. {tell}, {at-yours} .. {digits} .. {arrived} .. {tell}, {at-yours} .. {digits}|{sms} .. aayega|ayega|आएगा|वरुम|வரும்|వస్తుంది|ಬರುತ್ತೆ|ಬರುತ್ತದೆ|येईल|আসবে|varum|vastundi|barutte|baruthe|yeil|asbe`,
  },
  lonely: {
    en: `lonely, alone here|at home, feel alone|bored, i like you, you are|seem|look sweet|nice|cute|beautiful|handsome, video chat|call me? at? night|tonight|telegram`,
    local: `akeli hu|hun|hoon, akela hu, अकेली रह*|हूँ|हूं, आप अच्छे|अच्छी लग*, aap acche|achhe lag*, एकटीच, एकटी राह*, तुम्ही आवडल*, தனியா இரு*, உங்களை|உன்னை பிடிச்*, ఒంటరిగా ఉం*, మీరు నచ్చ*, ಒಬ್ಬಳೇ ಇರ*, ನೀವು ಇಷ್ಟ ಆದ*, একা থাকি, আপনাকে|তোমাকে ভালো লে*`,
  },
  'gift-card': {
    all: `gift|amazon|itunes|steam|play card|cards|voucher|vouchers|coupon|coupons, गिफ्ट|अमेज़न|अमेजन|गूगल कार्ड|वाउचर|प्ले, गिफ्ट कार्ड, கிஃப்ட்|கிப்ட் கார்டு*, గిఫ్ట్ కార్డ్*, ಗಿಫ್ಟ್ ಕಾರ್ಡ್*, গিফট|গিফ্ট কার্ড*`,
  },
  refused: {
    en: `can't|cant|cannot|won't|wont|not going to share|give|tell|send my|any .. otp|pin|code|card|cvv, so i left, i|we refused|declined|blocked|hung|reported|ignored|rejected|ran|walked|said no, cut the call, said no, refused, obviously fake, never fell, did not|didn't fall|pay|give|share|install|send|click, just a trick, is a trick`,
    local: `scan|approve|share nahi|nhi karungi|karunga|karenge, pin nahi|nhi lagta|lagti, स्कैन नहीं करूँगा|करूंगा|करूँगी|करूंगी, mana kar diya|di, mana kiya, maine mana, phone kaat*, block kar diya|dia, block kiya, मना कर दिया|दी, मना किया, फोन|फ़ोन काट*, काट दिया, ब्लॉक कर दिया|किया, nahi mhanal*, नाही म्हण*, नकार दिल*, फोन कापल*, मी कापल*, ब्लॉक केल*, mudiyadhu*|mudiyathu*|vendam* sonn*|sollit*|nu, முடியாது*|வேண்டாம்* சொன்ன*|சொல்லிட்ட*|ன்னு, கட் பண்ணிட்ட*, பிளாக் பண்ணிட்ட*, kudaradu|vaddu ann*, కుదరదు|వద్దు అన్నా*|చెప్పా*, కట్ చేశా*, బ్లాక్ చేశా*, agalla|beda ande|andbitte|helde, ಆಗಲ್ಲ|ಬೇಡ ಅಂದ*|ಹೇಳಿದ*, ಕಟ್ ಮಾಡಿದ*, ಬ್ಲಾಕ್ ಮಾಡಿದ*, na bole|kore diyechi|dilam, না বলে|করে দিয়েছি|দিলাম, কেটে দিয়েছি|দিলাম, ব্লক করে*`,
  },
  reported: {
    en: `he|she|they|someone|somebody|one|guy|man|caller|landlord|broker|agent|person|uncle asked|wanted|told|said|called|tried|demanded|claimed, agent|broker|banda .. maang|mang raha|rahe|rahi tha|the|thi, got a call|message|sms, i was asked|told|called, called me|us and|saying|claiming`,
    local: `jisne|jo bhi .. maang*|mange|maange, जिसने|जो भी .. माँग*|मांग*, usne|unhone|kisi ne|ek aadmi|bande ne|aadmi ne .. bola|bole|kaha|maang*|mang*, उसने|उन्होंने|किसी ने|आदमी ने|एक .. कहा|बोला|माँग*|मांग*|मांगे, call aaya, फ़ोन|फोन|कॉल आया, tyane|tyani .. mhanal*|magit*, त्याने|एकाने .. म्हण*|मागि*, avar|oruthar|avan .. sonn*|kett*, ஒருத்தர்|அவர்|அவன் .. சொன்ன*|கேட்ட*, athanu|vadu|okatanu .. annadu|adig*, అతను|ఒకతను|వాడు .. అన్నా*|అడిగా*, avru|avanu|obba .. andru|anda|kel*, ಅವರು|ಅವನು|ಒಬ್ಬ .. ಅಂದ*|ಕೇಳಿದ*, o|ekjon|lokta .. bollo|cheyech*, ও|একজন|লোকটা .. বলল*|চাইল*`,
  },
  late: {
    en: `i'll|ill|will|may|might|be|running|am|bit late, come later, delayed`,
    local: `late aa*|ho*|hu, der ho*|se aa*, देर होगी|हो|से, उशीर, லேட் ஆகும்|ஆச்சு, தாமத*, లేటు, లేట్ అవు*, ఆలస్యం*, ಲೇಟ್, ತಡ, দেরি, deri hobe, ushir`,
  },
}

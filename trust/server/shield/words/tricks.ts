import type { Concepts } from '../patterns.ts'

export const tricks: Concepts = {
  code: {
    en: `otp, otps, o t p, one time password|code|pin, otp code, otp number, verification|verify|confirmation|security|sms|login|registration|authentication|activation|secret|whatsapp code|pin|number|no, #number|six|four digit|digits, code came|received|u got|you got|you received|in sms|on sms|on your|in your|from sms, code you|u|which|that received|got|get|came|comes, code|pin .. sms|message|msg, cvv, the code, that code, one code, numbers you|u got|received`,
    counted: `four|six|#number digits|digit|ank|anko|akde|sonkha, chaar|char|chhe|#number ank|anko|akde|sonkha, naalu|naalugu|naalku en|ankelu|anki, चार|छह|छः अंक|अंकों|आकडे, நாலு|ஆறு எண்*, నాలుగు|ఆరు అంకె*, ನಾಲ್ಕು|ಆರು ಅಂಕಿ*, চার|চারটে|ছয়|ছটা সংখ্যা*|ডিজিট*`,
    hi: `ओटीपी, ओ टी पी, code, कोड, वेरिफिकेशन कोड, अंकों का कोड|नंबर, ank ka code|number, digit ka|wala code|number|no, message me number|code, sms me|mein, मैसेज में|पर नंबर|कोड`,
    ta: `ஓடிபி, ஓ டி பி, ஒடிபி, கோட், கோட*, கோடு*, குறியீடு, எண் குறியீடு, இலக்க எண்`,
    te: `ఓటీపీ, ఓటిపి, ఓ టి పి, కోడ్, అంకెల కోడ్|నంబర్, ankela code|number`,
    kn: `ಒಟಿಪಿ, ಓಟಿಪಿ, ಒ ಟಿ ಪಿ, ಕೋಡ್, ಅಂಕಿಯ ಕೋಡ್|ಸಂಖ್ಯೆ`,
    mr: `ओटीपी, कोड, अंकी कोड, अंकांचा कोड, ankacha|anki code`,
    bn: `ওটিপি, ও টি পি, কোড, কোডটা, সংখ্যার কোড, ডিজিটের কোড`,
  },
  sms: {
    en: `sms, text, msg, message, messages, texts, notification, your phone|mobile`,
    local: `msg, message, sms, phone|mobile pe|par, मैसेज, मेसेज, एसएमएस, मोबाइल, मोबाईल*, फोन, மெசேஜ், எஸ்எம்எஸ், మెసేజ్*, ఎస్ఎంఎస్, మొబైల్*, ಮೆಸೇಜ್, ಮೊಬೈಲ್*, মেসেজ, এসএমএস, মোবাইল*`,
  },
  arrived: {
    en: `came, come, received, receive, got, get, arrived, reached, sent to you|u`,
    local: `aaya, aya, aayega, ayega, aayi, gaya, आया, आएगा, आया होगा, vandh*, vanth*, varum, வந்த*, வந்தி*, வரும், vachi, vachina, vachindi, vacch*, వచ్చి*, వచ్చిన, bandi*, banda, ಬಂದ*, ala, aala, alel*, आला, आलेल*, आलेला, eseche, geche, asbe, এসেছে, গেছে, আসবে`,
  },
  digits: {
    en: `number, numbers, digit, digits, code, pin, figures`,
    local: `number, no, ank, anko, code, नंबर, अंक, अंकों, आकडे, अंकी, எண், எண்ண*, எண்கள், நம்பர்*, இலக்க*, అంకె*, నంబర్*, సంఖ్య*, ಅಂಕಿ*, ನಂಬರ್*, ಸಂಖ್ಯೆ*, সংখ্যা*, নম্বর*, akde, ankelu, anki`,
  },
  tell: {
    en: `tell, share, forward, fwd, send, snd, give, type, read, provide, enter, say, message|msg|text me, show me, confirm, need, want, let me know, reply with`,
    hi: `bata, batao, bataiye, bataye, batado, btado, bta, btao, btaiye, bolo, bol, boliye, likho, bhej*, bhjo, forward, share, share kar*, de do, dedo, dijiye, do, bhejdo, chahiye, बता, बताओ, बताइए, बताएं, बताइये, बोलो, बोलिए, भेज*, दे दो, दीजिए, दो, फॉरवर्ड, शेयर, चाहिए`,
    ta: `sollu, sollunga, solunga, sollungal, anup*, share, forward, kudu, kudunga, kodunga, சொல்லு*, அனுப்பு*, கொடு*, குடு*, ஷேர், பகிர*, venum, வேணும்`,
    te: `cheppu, cheppandi, chepandi, pampu, pampandi, pampinchu, pampinchandi, share, ivvandi, చెప్పండి, చెప్పు, పంపండి, పంపించ*, షేర్, ఇవ్వండి`,
    kn: `heli, helu, kalsi, kalisi, kaluhisi, share, kodi, forward, ಹೇಳಿ, ಹೇಳು, ಕಳಿಸಿ, ಕಳುಹಿಸಿ, ಶೇರ್, ಕೊಡಿ`,
    mr: `sanga, sang, pathva, pathav, share, dya, forward, सांगा, सांग, पाठवा, पाठव, शेअर, द्या`,
    bn: `bolun, bolo, balun, pathan, pathao, share, din, dao, forward, janan, বলুন, বলো, পাঠান, পাঠাও, শেয়ার, দিন, দাও, জানান`,
  },
  'read-out': {
    en: `read, read out, revert with, reply with, let me have, dictate`,
    local: `padh*, padhkar, sunao, suna do, पढ़*, सुनाइए, सुनाओ, padichu, படிச்சு`,
  },
  'ask-code': {
    all: `what is|was|the .. {code} .. came|got|received|you|u, whats|what's .. {code} .. came|got|received|you|u, {tell} .. {code}, {code} .. {tell}, {code} {tell}, {code} .. forward, forward it|this|that to me, {tell} me|us? your|the? pin|cvv|password`,
    read: `{sms} .. {arrived} .. {digits} .. {tell}|{read-out}, {arrived} .. {sms} .. {digits} .. {tell}|{read-out}, {tell}|{read-out} .. {digits} .. {arrived}|{sms}, {digits} you|u just? received|got|receive|get, {sms} .. {arrived} .. {tell}|{read-out} .. {digits}, code .. let me have, {digits} .. {arrived} .. {sms} .. {tell}|{read-out}`,
    came: `code|otp|sms|message came|aaya|aya|ayega|aayega|aayi hoga|h|hai|you|on|to|by .. {tell}, {code} .. aaya|aya|आया|vandh*|vanth*|வந்த*|vach*|vacch*|వచ్చ*|banda|bandi*|ಬಂದ*|alel*|ala|आलेल*|आला|eseche|asbe|এসেছে|এসেছ .. {tell}`,
  },
  'code-came': {
    all: `{code} .. aaya|aya|ayega|aayega|reached|arrived|आया|आएगा|vandh*|vanth*|வந்த*|வரும்|vach*|vacch*|వచ్చ*|వస్తుంది|banda|bandi*|ಬಂದ*|ಬರುತ್ತೆ|alel*|ala|yeil|आलेल*|आला|येईल|eseche|asbe|এসেছে|আসবে|come|comes|came|received|get|got, aaya|aya|आया|vandh*|vanth*|வந்த*|vachina|vacchina|వచ్చిన|banda|ಬಂದ|alela|alel*|आलेला|eseche|এসেছে|received|got|receive .. {code}, will|u|you get|receive|got|getting .. {code}, you|u get|got|receive|received a|an|one|the? otp|code|sms, by mistake .. {code}, {code} .. by mistake|mistakenly|galti, galti se .. code|otp`,
  },
  receive: {
    en: `receive, recieve, receiv, receiving, get paid|money|the|your, credited, credit, will come|reach|be added|added|get, added to, comes to, come to you|u|your, u get|receive, you get|will get|receive|will receive, to u, in|into|to your|ur|u account|bank|wallet|gpay, deposited in|to, straight to your|ur, amount gets, get the rent|amount|money|payment|advance|deposit, for receiving`,
    hi: `mil jaye*|jae*|jayenge|jayega|jaega|jayegi, milenge|milega|milegi, aa jaye*|jae*|jayega|jayenge|jaega, aajaye*, aayega|ayega|aayenge, aapke|apke|tumhare|tere account|khate|khaate|bank, receive, lene ke liye, add ho jaye*, mil jayega, tumhe milenge, credit ho, jama ho jaye*, aapke|apke bank, मिल जाए*, मिलेगा, मिलेंगे, मिलेगी, आ जाए*, आएगा, आएंगे, आपके खाते|अकाउंट, पैसे लेने, प्राप्त, जमा हो, आपके बैंक`,
    ta: `varum, vandhudum, vandhurum, vandhuvidum, vanthudum, kedaikum, kidaikkum, unga account, வரும், வந்துடும், வந்துவிடும், கிடைக்கும், உங்களுக்கு வரும்`,
    te: `vastayi, vasthayi, vastundi, vachestundi, vachestayi, vasthundi, meeku vast*|vasth*, padathayi, jama avutayi, పడుతుంది, మీ బ్యాంకులో, paduthundi, padutundi, వస్తాయి, వస్తుంది, వచ్చేస్తాయి, వచ్చేస్తుంది, పడతాయి, జమ అవుతాయి`,
    kn: `barutte, baruthe, bartade, barthade, baruttade, sigutte, jama agutte, nimge barutte, ಬರುತ್ತೆ, ಬರುತ್ತದೆ, ಸಿಗುತ್ತೆ, ಜಮಾ ಆಗುತ್ತೆ`,
    mr: `yetil, yeil, miltil, milel, jama hotil, तुमच्या खात्यात, येतील, येईल, मिळतील, मिळेल, जमा होतील`,
    bn: `asbe, aasbe, paben, pabe, pabo, dhukbe, chole asbe, dhuke jabe, আসবে, পাবেন, পাবে, ঢুকবে, ঢুকে যাবে, চলে আসবে`,
  },
  'pay-to-receive': {
    en: `for|to receiving|receive|get|accept ~ {money} .. pay|scan|scanner|pin|enter, pay|scan|enter .. to receive|get|accept .. {money}`,
    hi: `{money} lene|paane|pane|receive ke|karne? liye|lie|ke .. pin|scan|pay, {money} लेने|पाने के लिए .. पिन|स्कैन|पे`,
  },
  qr: {
    en: `qr, qrcode, qr code, q r, q r code, barcode, bar code, scanner photo|image|code|pic|bhej*|sent, scan code, scan the|this|it|my|that|frm|from|and|n|kar*|kr*`,
    local: `क्यूआर, क्यू आर, स्कैनर, बारकोड, க்யூஆர்*, க்யூ ஆர்*, கியூஆர்*, கியூ ஆர்*, క్యూఆర్, క్యూ ఆర్, ಕ್ಯೂಆರ್, ಕ್ಯೂ ಆರ್, ಕ್ಯುಆರ್, কিউআর, কিউ আর`,
  },
  scan: {
    en: `scan, scann, scaning, scanning, skan`,
    local: `स्कैन, स्कॅन, ஸ்கேன், స్కాన్, ಸ್ಕ್ಯಾನ್, স্ক্যান`,
  },
  'upi-pin': {
    en: `upi pin|password, u p i pin, put|enter|type|give|and|n|press ur|your|the? upi? pin, upi mpin, mpin, secret pin, enter your|ur secret? pin, press|click pay|proceed|on pay, =pin enter|put|dal*|daal*, enter pin`,
    hi: `pin daal*|dal*|dijiye|dalke|dalna|lagao|maro|dabao|likho, apna|secret pin, गुप्त पिन, upi pin, pay pe|par click, पिन डाल*, पिन डालिए|डालो|डालना, यूपीआई पिन, पिन लगा*`,
    ta: `pin podu*|podunga|pottu|adi*|kudu*, பின் போடு*|அடி*|கொடு*|எண்*, பின்னை`,
    te: `pin kott*|enter|veyandi|ivvandi, పిన్ ఎంటర్|కొట్ట*|వేయండి|ఇవ్వండి|నొక్క*`,
    kn: `pin haaki|haki|kodi|enter|madi|otti, ಪಿನ್ ಹಾಕಿ|ಒತ್ತಿ|ನಮೂದಿಸಿ|ಕೊಡಿ`,
    mr: `pin taka|tak|dya|dabun, पिन टाका|टाकून|टाक|द्या`,
    bn: `pin din|dao|dile|diye|likhun, পিন দিন|দাও|দিলে|দিয়ে`,
  },
  collect: {
    en: `collect request, payment request, money request, request of|for .. #amount, sent|send|sending|snd|accept|approve u|you|a|the|ur|your|my? request|req|requests, accept|approve .. request, request .. accept|approve, request money, approve it, click pay, click on pay, notification of #amount, mandate, autopay, auto pay, press pay|proceed`,
    hi: `request bhej*|bheji|bheja|daal*, request .. accept|approve, accept kar*|kr*|krlo, approve kar*|kr*, रिक्वेस्ट भेज*, रिक्वेस्ट .. एक्सेप्ट|स्वीकार, एक्सेप्ट कर*, अप्रूव कर*`,
    ta: `request anup*, request .. accept, accept pann*, approve pann*, ரிக்வெஸ்ட் அனுப்*, ரிக்வெஸ்ட் .. அக்செப்ட், அக்செப்ட் பண்*`,
    te: `request pamp*, request .. accept, accept ches*|chey*|cheyy*, రిక్వెస్ట్ పంప*, యాక్సెప్ట్ చే*, రిక్వెస్ట్ .. యాక్సెప్ట్`,
    kn: `request kals*|kalis*, request .. accept, accept mad*|maad*, ರಿಕ್ವೆಸ್ಟ್ ಕಳಿ*|ಕಳ್ಸಿ*, ಅಕ್ಸೆಪ್ಟ್ ಮಾಡಿ*`,
    mr: `request pathav*|pathv*, request .. accept|swikar*, accept kar*, रिक्वेस्ट पाठव*, स्वीकारा, एक्सेप्ट करा, ॲक्सेप्ट करा, अॅक्सेप्ट करा`,
    bn: `request pathi*|patha*, request .. accept, accept kor*, রিকোয়েস্ট পাঠি*, অ্যাকসেপ্ট কর*, এক্সেপ্ট কর*`,
  },
  remote: {
    en: `anydesk, any desk, anydesc, anydask, teamviewer, team viewer, quick support, quicksupport, rustdesk, rust desk, ultraviewer, ultra viewer, airdroid, screen share|sharing, screenshare, share your|ur|the? screen, remote support|access|app, hopto, zoho assist`,
    names: `*डेस्क, *डेस्क्टॉप, टीमव्यू*, टीमव्ह्यू*, क्विकसपोर्ट*, अल्ट्राव्यू*, *டெஸ்க், *டெஸ்க்கு, டீம்வியூ*, க்விக்சப்போர்ட்*, *డెస్క్, టీమ్వ్యూ*, క్విక్సపోర్ట్*, *ಡೆಸ್ಕ್, ಟೀಮ್ವ್ಯೂ*, ಕ್ವಿಕ್ಸಪೋರ್ಟ್*, *ডেস্ক, টিমভিউ*, কুইকসাপোর্ট*, screen mirror*, aweray, awesun, supremo`,
    local: `एनीडेस्क, एनी डेस्क, टीमव्यूअर, टीम व्यूअर, क्विक सपोर्ट, स्क्रीन शेयर|शेअर, எனிடெஸ்க்*, எனி டெஸ்க்*, டீம்வியூவர்*, ஸ்கிரீன் ஷேர், ఎనీడెస్క్, ఎనీ డెస్క్, టీమ్ వ్యూయర్, టీమ్‌వ్యూయర్, స్క్రీన్ షేర్, ಎನಿಡೆಸ್ಕ್, ಎನಿ ಡೆಸ್ಕ್, ಟೀಮ್ ವ್ಯೂವರ್, ಸ್ಕ್ರೀನ್ ಶೇರ್, এনিডেস্ক, এনি ডেস্ক, টিমভিউয়ার, স্ক্রিন শেয়ার`,
  },
  apk: {
    en: `#apk, apk, apk file, a p k, app file`,
    local: `एपीके, ஏபிகே, ఏపీకే, ಎಪಿಕೆ, এপিকে`,
  },
  install: {
    en: `install, instal, download, downlod, dwnld, open the|this|my|it|and, allow, enable, turn on, start the|screen|sharing, share your|ur`,
    local: `install kar*|kr*|pann*|ches*|chey*|mad*|kor*, daal lo|do, dal lo|do, chalu, इंस्टॉल*, इन्स्टॉल*, डाउनलोड, खोल*, டவுன்லோட், இன்ஸ்டால்*, பதிவிறக்*, డౌన్లోడ్, డౌన్‌లోడ్, ఇన్‌స్టాల్, ఇన్స్టాల్, ಡೌನ್‌ಲೋಡ್, ಡೌನ್ಲೋಡ್, ಇನ್‌ಸ್ಟಾಲ್, ಇನ್ಸ್ಟಾಲ್, ডাউনলোড, ইনস্টল, ইন্সটল, on karo|kro|pann*|madi|cheyandi`,
  },
  document: {
    en: `aadhar, aadhaar, adhar, adhaar, aadhr, adharcard, pan card|no|number|photo|copy, mother's|mothers name, pancard, pan and, and pan, passport, bank statement|passbook|details, cancelled cheque|check, date of birth, dob, mother name|maiden, debit|credit|atm card, card number|details, voter id, driving licence|license, salary slip|slips, payslip, id proof|card, ids, signature, documents, docs, photo id`,
    selfie: `selfie, selfi, live photo, photo holding|with id, holding it`,
    hi: `aadhar, aadhaar, adhar, pan card, passbook, salary slip, आधार, पैन, पासबुक, सेल्फी, जन्म तारीख|तिथि, दस्तावेज*, पासपोर्ट, बैंक डिटेल*`,
    ta: `ஆதார், பான், பாஸ்போர்ட், செல்பி, ஆவண*`,
    te: `ఆధార్, పాన్, సెల్ఫీ, పాస్‌పోర్ట్, పత్రా*`,
    kn: `ಆಧಾರ್, ಪಾನ್, ಪ್ಯಾನ್, ಸೆಲ್ಫಿ, ದಾಖಲೆ*`,
    mr: `आधार, पॅन, सेल्फी, कागदपत्र*, ओळखपत्र`,
    bn: `আধার, প্যান, সেলফি, পাসপোর্ট, কাগজপত্র, ভোটার`,
  },
  'card-secret': {
    en: `debit|credit|atm card, card number|expiry|pin|details, cvv, net banking password|id, bank password`,
    local: `डेबिट|क्रेडिट|एटीएम कार्ड, டெபிட்|கிரெடிட் கார்டு*, డెబిట్|క్రెడిట్ కార్డ్*, ಡೆಬಿಟ್|ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್*, ডেবিট|ক্রেডিট কার্ড*`,
  },
  'two-documents': {
    all: `{document} .. {document}, {document} {document}, {document} card? and|n|aur|or|ani|ar|mariyu|matthu|& .. {document}, aadhar .. pan, pan .. selfie, aadhar .. selfie, आधार .. पैन|सेल्फी|पॅन|बैंक, ஆதார் .. பான்|செல்பி, ఆధార్ .. పాన్|సెల్ఫీ, ಆಧಾರ್ .. ಪಾನ್|ಪ್ಯಾನ್|ಸೆಲ್ಫಿ, আধার .. প্যান|সেলফি, front and back, both side|sides, dono side, दोनों तरफ`,
  },
  'ask-document': {
    all: `what's|whats|what is? your|ur {document}, {tell} .. {document}, {document} .. {tell}, {give} .. {document}, {document} .. {give}, {tell}|{give} {document}, {document} {tell}|{give}, {document} .. chahiye|चाहिए|venum|வேண்டும்|kavali|కావాలి|beku|ಬೇಕು|havi|pahije|हवे|lagbe|লাগবে|needed|required|mandatory, mail|email|upload|whatsapp .. {document}, wants|want|needs|need your|ur .. {document}`,
  },
  mistake: {
    en: `by mistake, mistakenly, mistake, wrongly, accidentally, accident, extra zero, one extra, instead of, wrong account|number, keyed|typed|entered|put .. extra|wrong|instead, additional zero, twice, two times, double payment|payed|paid|debited, debited twice, extra, excess, overpaid, over paid, more than, too much, balance amount`,
    hi: `bhul se, bhool se, भूल से, galti se, galati se, galtise, ki jagah, do bar|baar, dobar, zyada, jyada, jada, extra, गलती से, ग़लती से, की जगह, दो बार, ज्यादा, ज़्यादा, अतिरिक्त`,
    ta: `thappa, thavara, thavaru*, adhigama, athigama, jaasthi, jasthi, extra, rendu thadava, தவறுதலா*, தப்பா, தவறாக, அதிகமா*, இரண்டு முறை, ரெண்டு தடவ*, எக்ஸ்ட்ரா`,
    te: `porapatuna, porapaatuna, porapatu, tappuga, thappuga, ekkuva, rendu sarlu, పొరపాటున, తప్పుగా, ఎక్కువ, రెండు సార్లు`,
    kn: `tappagi, thappagi, jasti, jaasti, hecchu, hechu, eradu sala|bari, ತಪ್ಪಾಗಿ, ಜಾಸ್ತಿ, ಹೆಚ್ಚು, ಎರಡು ಸಲ|ಬಾರಿ`,
    mr: `chukun, chukine, jast, jasti, don vela|da, चुकून, चुकीने, जास्त, दोनदा, दोन वेळा`,
    bn: `bhul kore, vul kore, bhule, beshi, duibar, dubar, du bar, ভুল করে, ভুলে, বেশি, দুবার, দুইবার`,
  },
  'give-back': {
    en: `return, refund, send back, give back, pay back, gpay back, transfer back, sent back, send the|remaining|rest|balance|extra|difference|excess, send .. back, push .. back, remaining back, forward to them|him|her|movers, return .. to, refund .. to|me|back|the, back to me|this|my, send #amount to, give .. back`,
    hi: `wapas, wapis, vapas, vapis, lauta*, return kar*|kr*|de*, baki wala|paise|pese|ke|amount?, baaki paise, वापस, वापिस, लौटा*, बाकी पैसे, रिटर्न`,
    ta: `thirumba, thiruppi, thirupi, meedhi*, meethi*, balance anup*, திரும்ப, திருப்பி, மீதி*`,
    te: `tirigi, thirigi, tirigi pamp*, venakki, migatha, migil*, తిరిగి, వెనక్కి, మిగతా, మిగిలి*`,
    kn: `vapas, vaapas, wapas, ulid*, hindirugi*, ವಾಪಸ್, ಉಳಿದ*, ಹಿಂತಿರುಗಿ*, ಮರಳಿ`,
    mr: `parat, paratava, baki, bakiche, urle*, परत, बाकीचे, उरले*`,
    bn: `ferot, ferat, pherot, baki, ফেরত, বাকি`,
  },
  'i-sent-you': {
    en: `i|my|we|company .. sent|transferred|paid|credited|transfer|deposited|added|debited, from my|our side, paid you|u, proof attached, includes packers|movers, sent you|u|from, transferred, got debited, amount got, went to, cheque is for, see ss|screenshot, my company cheque`,
    hi: `chale gaye, chala gaya, chla gya, chale gye, bhej diya, bhej diye, ho gaya|gya|gaye|gye, transfer ho, kar diya, चले गए, चला गया, भेज दिए, भेज दिया, कर दिया, हो गया`,
    ta: `anupiten, anuppiten, anupitten, anuppitten, pottuten, potuten, poiduchu, அனுப்பிட்டேன், அனுப்பிவிட்டேன், போட்டுட்டேன்`,
    te: `pampanu, pampesanu, pampa, vesanu, vesa, vesesa, vellipoyayi, పంపాను, పంపేశాను, వేశాను, వెళ్ళిపోయాయి`,
    kn: `kalsidini, kalisidini, kalsiddini, haakidini, haakbitte, hakbitte, kalisbitte, hogide, ಕಳಿಸಿದ್ದೀನಿ, ಕಳಿಸಿದ್ದೇನೆ, ಹಾಕಿದ್ದೀನಿ, ಹೋಗಿದೆ`,
    mr: `gele, pathavle, pathavle gele, takle, zale, गेले, पाठवले, टाकले, झाले`,
    bn: `pathiyechi, pathiye diyechi, pathiye, chole geche, diye felechi, পাঠিয়েছি, পাঠিয়ে দিয়েছি, চলে গেছে, দিয়ে ফেলেছি`,
  },
  'gate-app': {
    en: `mygate, my gate, nobrokerhood, adda app, society|security|visitor app, door|gate|visitor code`,
    local: `मायगेट*, மைகேட்*, మైగేట్*, ಮೈಗೇಟ್*, মাইগেট*`,
  },
  sympathy: {
    en: `hospital, my mother|child|father|wife|son|daughter is? sick|ill|admitted|serious, lost my|his|her job, school fee|fees, treatment, operation, majboori`,
    local: `naukri chali|chhut, maa hospital, नौकरी छूट|चली, अस्पताल*, बीमार*, मजबूरी, हॉस्पिटल*, ஆஸ்பத்திரி*, மருத்துவமனை*, హాస్పిటల్*, ఆసుపత్రి*, ಆಸ್ಪತ್ರೆ*, হাসপাতাল*`,
  },
}

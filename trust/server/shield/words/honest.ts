import type { Concepts } from '../patterns.ts'

export const honest: Concepts = {
  'not-ahead': {
    en: `no, not, don't, dont, do not, donot, never, nvr, without, needn't, neednt, zero, nothing, won't, wont, isn't, isnt, refuse, stop, nobody, none, doesn't, doesnt, shouldn't, neither, rather not, why should i, stop asking`,
    hi: `bina, bagair, mat, na dena|dijiye|karo|bhejo|batana|kare|karna, kabhi nahi, koi, बिना, मत, कोई, न`,
    bn: `কোনো`,
  },
  'not-behind': {
    hi: `nahi, nhi, nahin, nai, mat, na kare|karo|karna|karein|kariye|dena|de|batana|bataye|karen|bheje|bhejna, नहीं, मत, न करें|करो|दें|बताएं|दे, ni chahiye|lagta|lagega|dena`,
    ta: `thevai illai|illa, thevaiyillai, தேவையில்லை, தேவை இல்லை, *வேண்டியதில்லை, vendam, vendaam, venam, illa, illai, kidayathu, kidaiyathu, koodathu, kudathu, *adheenga, *atheenga, *aadheenga, *adhinga, *athinga, *aathinga, *aadhinga, *aatheenga, வேண்டாம், இல்லை, இல்ல, கிடையாது, கூடாது, *ாதீங்க, *ாதீர்கள், *ாதே`,
    te: `*nakkarledu, *నక్కర్లేదు, *అవసరంలేదు, vaddu, oddu, ledu, lekunda, kadu, *akandi, *kudadu, akkarledu, avasaram ledu, వద్దు, లేదు, *కండి, *కూడదు, అక్కర్లేదు, అవసరం లేదు, కాదు`,
    kn: `*bekagilla, *bekilla, *ಬೇಕಾಗಿಲ್ಲ, *ಬೇಕಿಲ್ಲ, beda, bedi, illa, *bedi, *beda, *baradu, ಬೇಡ, ಬೇಡಿ, ಇಲ್ಲ, *ಬೇಡಿ, *ಬೇಡ, *ಬಾರದು, *ಬೇಡಿರಿ`,
    mr: `nako, naka, nahi, nahit, nay, नको, नका, नाही, नाहीत`,
    bn: `*ben na, *bo na, nei, noy, lagbe na, na dewai, না, নেই, নয়, লাগবে না, korben na, bolben na, deben na, diben na`,
  },
  'no-worry': {
    en: `don't|dont|not|no worry|worries|tension|problem|issue|issues|need to worry|doubt|risk|delay, not a scam|fraud|fake|broker, no fraud|fake|scam|visit|brokerage|problem, doesn't|doesnt|isn't work|working, if you|u don't|dont, dont like, don't like, not like, no visit, not in, can't|cannot|cant|not able|not come|not show, not available, no time, not mine, not working, don't|dont chat|message|msg|reply, oh no, time pass, don't|dont waste|miss|delay, why not, if not, not satisfied, not possible, wont be, not only, no inspection|viewing`,
    hi: `tension mat, tension na|nahi, chinta mat, tension nahi, fikar mat|na, dikha nahi|nhi, mil nahi|nhi, nahi|nhi to|toh, pasand nahi|nhi, yaha .. mat|nahi|nhi, वरना, नहीं तो, चिंता मत, टेंशन मत, पसंद नहीं, यहाँ .. मत`,
    local: `kavala padaadheenga|vendam, கவலை*, nokkandi, nokandi, నొక్కండి, ఎక్కండి, dhigulu vaddu, kangaru vaddu, chinte beda, ಚಿಂತೆ ಬೇಡ, kalji karu naka, kalji nako, काळजी, chinta korben na, চিন্তা`,
  },
  'at-signing': {
    en: `at|on|during|after|with the|rent|rental? agreement, agreement day|time|date|signing, sign the|an? agreement, at signing, when we sign, on signing, on the day, at the time, when i|you|we|u meet|come|collect|shift|move|take|sign|reach|moved, on moving, move in, after moving, on shifting, after you|u|we move|shift|join, moving in, in person, after agreement, rent agreement day, when we meet, at the house, after meeting`,
    hi: `agreement ke|k|wale|ke din|pe|par|me|k time|time, chabi lete|milte, agreement wale|vale din, shift hone, shifting ke, aane ke baad|bad, milke, milkar, एग्रीमेंट के|वाले|पर, चाबी लेते, शिफ्ट होने, मिलकर, आने के बाद`,
    ta: `sunday agreement, agreement pod*|pann*|annikku|apo, kudi vandha, kudi varum, அக்ரிமெண்ட்*, ஒப்பந்த*, குடி வந்த, குடி வரும்`,
    te: `agreement roju|appudu|ayyaka|time, cherina, cherinappudu, అగ్రిమెంట్*, ఒప్పందం*, చేరిన`,
    kn: `agreement dina|madi|time|agi, serida, ಅಗ್ರಿಮೆಂಟ್*, ಒಪ್ಪಂದ*, ಸೇರಿದ`,
    mr: `agreement chya|karta|vela|la, karar, rahayla alyavar, करार*, राहायला`,
    bn: `agreement er din|somoy|din, thakte asar, chukti, চুক্তি*, থাকতে আসার`,
  },
  met: {
    en: `nice meeting, nice to meet, met you|u, meeting you yesterday, as discussed|agreed, as we|you agreed|discussed, yesterday .. visit, thanks for showing, after yesterday, last evening, loved the place, when you visited|came, since you|u saw|visited|liked|came, liked the|our room|flat|place|house, received #amount, your visit`,
    hi: `kal mil*|dikh*, milke acha|accha|achha, mil ke acha|accha, pasand aaya|aya|aayi, dekh liya, visit kar liya, कल मिल*, मिलकर, पसंद आया|आई, देख लिया`,
    local: `nethu meet|paath*|vandh*|sandhi*, நேத்து, நேற்று, ninna kalis*|chus*|vach*, నిన్న, ninne meet|nodi*|band*, ನಿನ್ನೆ, kal bhet*|alat, काल, kal dekha|eshe*, কাল`,
  },
  wary: {
    en: `blocked him|her|them, is it a scam, if you|u|anyone|someone ask|asks|asked|tells|says, scammer, scammers, scammed, fraudster, cheated, beware, be careful, careful, reported, reporting, guy|someone|person|man|owner who|that .. wanted|asked|ask|demanded, wanted #amount before, horrible, i'm out, never share, don't share, dont share, don't|dont pay|give|send|trust any|anybody|anyone|before|until|unless|without|money, pretending, claiming, claim to be, is it safe, someone asked, guy asked, i am not going, u asked me, why should i, another site, previous owner, last landlord, vanished, hope you understand, rather not, happened to my|our|a cousin|friend|sister|brother|neighbour|neighbor|colleague|roommate|flatmate, lost #amount, lost all|her|his|their|my money|savings|advance|deposit, where|how do i report`,
    hi: `sambhal|sambhalke ke? rehna|rahna|raho, fake|nakli hota|hoti|hote hai|hain, report kar dena|do|dijiye, मेरे|हमारे भाई|दोस्त|साथ .. ऐसा हो चुका|हुआ, savdhan, saavdhan, bach ke, bachke, banke log, samajh jao, mat batana, mat bataye*, mat dena, kaun deta, nahi|nhi dunga|dungi|denge, सावधान, बचकर, मत देना, मत बताना, नहीं दूँगा|दूंगा|देंगे, समझो, बनकर, मना कर देना|देना।|दीजिए, ठगा गया|गई|गए, koi .. bole|kahe|maange to|toh mat|mana, hazar|hazaar|lakh gaye|gaya|gayi|udd|ud|doob, account khali ho, paise doob gaye, पैसे डूब|चले गए, हज़ार|हजार गए|चले, mana kar dena|dijiye, thag liya`,
    local: `jakkiradha*, jaakiradh*, ushaar, emandhud*, ஜாக்கிரதை, உஷார், ஏமாந்து*, jagratha, jaagratha, జాగ్రత్త, echchara, echara, hushar, ಎಚ್ಚರ*, ಹುಷಾರ್*, savadh, fasu naka, सावध, फसू नका, sabdhan, shabdhan, phande pa, fande pa, সাবধান, ফাঁদে পা, ঠকেছে*, ঠকেছি*, thokeche, thokechi, yaarukum, yaar kitayum, யாருக்கும், ஏமாற்று*, evariki, evarikee, ఎవరికీ, మోసం, yarigu, yaarigu, ಯಾರಿಗೂ, ಮೋಸ, konala|konalahi .. naka|nako, कोणाला* .. नका|नको, फसव*, kauke .. na|deben|bolben, কাউকে .. না|দেবেন, প্রতার*`,
  },
  fraud: {
    en: `scam, scams, fraud, frauds, cheat, cheating, fake owner|owners|people|guy|guys|army|agent|agents|listing|listings|cisf|person`,
    hi: `thagi, thug, dhokha, ठगी, ठग, धोखा`,
    local: `mosam, మోసం, ಮೋಸ, ஏமாற்று*, फसव*, প্রতার*`,
  },
  'denies-fraud': {
    en: `can't|cant|cannot|don't|dont|not|no|never do|a|any|doing? fraud|scam|scammer|cheat|fake|cheating|cheater, genuine, trust me|army|us|defence|soldier, if you|u don't|dont|not, if you do not`,
    hi: `fraud|jhoot|jhooth|dhokha nahi|nhi, bharosa, भरोसा, झूठ नहीं, धोखा नहीं`,
  },
  'shown-by': {
    en: `brother|flatmate|roommate|roomie|friend|wife|mother|mom|dad|father|sister|neighbour|neighbor|aunty|cousin|he|she|they .. show|shows|shown|around|open|opens, call|ask|meet my brother|flatmate|wife|mother|father|neighbour`,
    hi: `bhai|dost|flatmate|roommate|wife|biwi|mummy|papa|behen|didi|padosi|aunty|uncle .. dikha dega|degi|denge, भाई|दोस्त|पत्नी|माँ|पिताजी|बहन|पड़ोसी|आंटी .. दिखा देगा|देगी|देंगे`,
    local: `akka|thambi|anna|amma|friend .. kaattuvar*|kaatuvanga|kaattuvanga, தம்பி|அண்ணன்|அக்கா|அம்மா .. காட்டுவார்*|காட்டுவாங்க, tammudu|anna|amma|friend .. chupistadu|chupistaru|chupistundi, తమ్ముడు|అమ్మ|అన్న .. చూపిస్తా*, thamma|akka|amma .. torstane|torstare|torsthane, ತಮ್ಮ|ಅಮ್ಮ|ಅಣ್ಣ .. ತೋರಿಸು*, bhau|aai|mitra|baiko .. dakhvel|dakhavel, भाऊ|आई|मित्र .. दाखवेल, bhai|ma|bondhu .. dekhabe|dekhiye, ভাই|মা|বন্ধু .. দেখাবে|দেখিয়ে`,
  },
  'own-work': {
    en: `i use, i work, for work, for my work|job|office, at work, on tv, on the|our|my tv, smart tv, chromecast, projector, at my office, i make|build|develop|code|earn, my office|job|work, of my office, i am|m a developer|programmer|engineer`,
    hi: `kaam karta|karti, office ka|ki|ke, mera office, काम करता|करती, ऑफिस`,
    local: `velai panren|seiren, వర్క్ చేస్తా*, kelsa madthini, kaam karto|karte, kaj kori, கம்பெனி*`,
  },
  wonders: {
    en: `how much, shall i|we, do i|we need|have, should i|we, is there|it, what documents|docs|is the|s the, when will, when do, is it, do you, are there, can i|we, how can, how do, what about, would you, may i, does the, did you`,
    hi: `kitna, kitni, kitne, kab tak, kab, kya lagega|lagenge, padega kya, hoga kya, lagega kya, kaise, kyun, kyu, कितना, कितनी, कितने, कब, क्या देना|देखने, पड़ेगा क्या, कैसे, क्यों`,
    ta: `evlo, evvalavu, eppo, eppodhu, *anuma, venuma, irukka, எவ்வளவு, எப்போ, எப்போது, *ணுமா, *வேண்டுமா, இருக்கா`,
    te: `entha, eppudu, kattala, ivvala, pampala, unda, ఎంత, ఎప్పుడు, *ాలా, ఉందా, emaina`,
    kn: `eshtu, yavaga, yaavaga, *beka, *bekaa, ಎಷ್ಟು, ಯಾವಾಗ, *ಬೇಕಾ, *ಬೇಕಾಗುತ್ತಾ, enadru`,
    mr: `kiti, kadhi, lagel ka, lagtil ka, ahe|hoil|aahe ka, किती, कधी, लागेल का, होईल का, आहे का`,
    bn: `koto, kobe, kokhon, kichu, lagbe ki, hobe ki, কত, কবে, কখন, কিছু দিতে, লাগবে কি, হবে কি`,
  },
  seeks: {
    en: `looking for|to, need a|an|something|single|furnished, searching, i want a|to rent, may|can|could|shall i|we visit|see|view|come, when may|can|could i|we, want to see, we'd like, we look, we are looking, i am looking, near cantonment, is family, is that a problem, from 1st, for my family, recommended, joining, quarters`,
    hi: `dhund*, dhoond*, chahiye, talash, dekhne aa sakta|sakti|jau, kab dekh*, room chahiye, ढूंढ*, ढूँढ*, चाहिए, तलाश, कब देख*`,
    local: `veedu venum, venum, தேடு*, வேண்டும், வேணும், kavali, vetuk*, కావాలి, వెతుకు*, beku, hudk*, ಬೇಕು, ಹುಡುಕ*, hava ahe, pahije, shodh*, हवं आहे, हवी आहे, शोध*, dorkar, khujchi, দরকার, খুঁজছি`,
  },
  family: {
    en: `my father|dad|husband|brother|uncle|papa|grandfather|cousin|friend|wife|brother in law, retired, ex, looking, work at|with|in|for, working at|in|with, i am with, my office, guest house`,
    hi: `mere papa|pitaji|bhai|pati|husband|dada, papa, retired, retire, मेरे पिताजी|पति|भाई|पापा, रिटायर*`,
    local: `enga|en appa|anna|mama, retired, என் அப்பா, ஓய்வு, maa|ma nanna|anna, మా నాన్న, రిటైర్*, nam|namma appa|anna, ನಮ್ಮ ತಂದೆ|ಅಪ್ಪ, ನಿವೃತ್ತ*, maze vadil|pati|bhau, माझे वडील, निवृत्त, amar baba|swami|dada, আমার বাবা|স্বামী, অবসর`,
  },
  gate: {
    en: `at|the|near|outside gate, reach the|there|by|at|home, reached, near, metro, directions, directions, when you come|arrive|reach, on the way, tower, flat #number, see you|u, if guard, standing, arrive, saturday, sunday, office hours, #maplink`,
    hi: `rasta bata*|samjha*|bol*, raasta bata*|samjha*|bol*, rasta na|nahi mile, gate pe|par, pahuch*, pahunch*, aake call, aate time|samay, गेट, पहुँच*, पहुंच*, आते समय`,
    local: `vazhi theri*|sol*, vali theri*|sol*, வழி தெரி*|சொல்*, கேட்ல, daari teliya*|chepta*|cheppa*, dari teliya*|chepta*, దారి తెలియ*|చెప్*, daari helt*|hel*|gott*, dari helt*|hel*, ದಾರಿ ಹೇಳ*|ಗೊತ್ತ*, vaat sangt*|dakhav*, vat sangt*|dakhav*, rasta sang*, nighalyavar, वाट सांग*|दाखव*, रस्ता सांग*, निघाल्यावर, rasta bole|bolbo|dekhi*, station e|theke neme, রাস্তা বলে|বলব|দেখি*, নেমে ফোন, gate kitta, vandhutu, வந்ததும், கேட், gate daggara, vachi call, గేట్, దగ్గర, gate hatra, bandu call, ಗೇಟ್, ಹತ್ತಿರ, gate javal, alyavar, गेट*, आल्यावर, gate er kache, ese phone, গেট*, এসে ফোন`,
  },
  monthly: {
    en: `this|last|next|each|every|per month, monthly, november|october|december|january|february|april|june|july|august|september rent, every month|mnth, before|by the? 5th|1st|10th|7th, electricity, bill, maintenance, share is, ur share, your share, adjust next, wifi, maid, cook`,
    hi: `bijli, bill, har mahine|mahina, is mahine, agle mahine, बिजली, बिल, हर महीने, अगले महीने, इस महीने`,
    local: `ovvoru|prathi|prati|dar|proti maasam|maasa|nela|tingalu|tingla|mahina|mahinya*|mash|mas|mase, masam masam, ஒவ்வொரு மாச*|மாத*, மாசம், మాసం, ప్రతి నెల*, ಪ್ರತಿ ತಿಂಗಳು|ತಿಂಗಳ*, दर महिन्या*|महिना, প্রতি মাস*|মাসে, current bill, indha maasa, கரண்ட், இந்த மாச*, ee nela, ఈ నెల, కరెంట్, ee ting*, ಈ ತಿಂಗ*, ಕರೆಂಟ್, ya mahin*, या महिन्या*, लाईट, ei mash*, এই মাস*, কারেন্ট`,
  },
  'deposit-back': {
    en: `refund|return|returned|refunded my? deposit, deposit refund, deposit .. refundable|back|return|refund|refunded, get my deposit, after you vacate, on leaving, vacated, when you|u leave, minus the painting`,
    hi: `deposit .. wapas|wapis, security .. wapas|wapis, ghar chodte, chodte|chhodte|khali karte time|samay|waqt, khali kiya, डिपॉजिट .. लौटा*|वापस, सिक्योरिटी वापस, खाली किया, छोड़ते|छोड़ने समय|वक्त|पर, खाली करते|करने समय|वक्त|पर`,
    local: `सोडताना, खोली सोड*, ছাড়ার সময়|পর, காலி செய்யும்*, ఖాళీ చేసే*|చేసినప్పుడు, ಖಾಲಿ ಮಾಡುವಾಗ, advance .. thirumba|tirigi|vapas|ferot|parat, deposit .. parat|vapas|tirigi|thirumba|ferot, அட்வான்ஸ் .. திருப்பி, అడ్వాన్స్ .. తిరిగి, ಅಡ್ವಾನ್ಸ್ .. ವಾಪಸ್, डिपॉझिट .. परत, অ্যাডভান্স .. ফেরত`,
  },
  budget: {
    en: `budget, under|below|upto|within|max|maximum #amount, up to #amount, #amount max|maximum|only|range, something|smthg|smth|anything cheap|cheaper|smaller, can afford, afford`,
    hi: `budget, bajat, #amount tak, बजट, बजेट, #amount तक, sasta chahiye|kamra|room, सस्ता चाहिए`,
    local: `budget, #amount varaikum|varaikku|varaku|varege|paryant|porjonto, பட்ஜெட்*, *வரைக்கும், బడ్జెట్*, ವರೆಗೆ, ಬಜೆಟ್*, *ವರೆಗೆ, बजेट*, पर्यंत, বাজেট*, পর্যন্ত`,
  },
  'brought-home': {
    en: `gas|cylinder|lpg|food|milk|grocery|groceries|pizza|tiffin|newspaper delivery|agency|boy|guy|man|wala, gas, cylinder, swiggy, zomato, blinkit, zepto, instamart, bigbasket, delivery boy|guy|man|partner|person`,
    hi: `gas, cylinder, silinder, delivery|gas|doodh|khana wala|wale|vale|wali|wale ko, गैस*, सिलेंडर*, सिलिंडर*, डिलीवरी वाला|वाले|बॉय, दूधवाला|दूधवाले`,
    local: `gas, கேஸ், சிலிண்டர்*, டெலிவரி பையன்*|பாய், గ్యాస్*, సిలిండర్*, డెలివరీ అబ్బాయి*|బాయ్*, ಗ್ಯಾಸ್*, ಸಿಲಿಂಡರ್*, ಡೆಲಿವರಿ ಹುಡುಗ*|ಬಾಯ್*, गॅस*, सिलेंडर*, डिलिव्हरी बॉय*, গ্যাস*, সিলিন্ডার*, ডেলিভারি বয়*`,
  },
}

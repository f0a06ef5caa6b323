import { ways } from '@basera/platform/contract/phrases'

// What a name must not say (accounts.name-own): one list a line of thought, each with names that show it. A `*` stands for any end of a word.

/** The product's own name, in scripts that it is written in; alone or with one of the words below it is no person's. */
export const productNames =
  ways(`basera, bsera, baseraa, bazera, basera india, basera app, basera rooms, basera room, basera home
  बसेरा, বসেরা, বাসেরা, பசேரா, பஸேரா, బసేరా, ಬಸೇರಾ, ബസേര, બસેરા, বসেৰা, ਬਸੇਰਾ, ବସେରା, بسیرا, بسيرا`)

/** Whoever speaks for a product or a company. */
export const officeWords =
  ways(`support, suport, customer care, customer service, customer help, customercare, customer executive, care executive, care team, helpdesk, help desk, helpline, help line, help center, help centre, help team
  admin, admins, administrator, administrators, administration, adminstrator, moderator, moderators, moderation, webmaster, superuser, sysadmin, operator desk
  team, staff, official, officials, officially, verified, verification, verified owner, trust and safety, safety team, security team, security desk, system, notification, notifications, system alert, grievance, nodal officer, management, headquarters, head office, back office, billing, refund, refunds, refund desk, payment desk, payments desk, booking desk, fraud desk, legal desk, fraud team, fraud prevention, prevention cell, complaint cell, complaints cell, settlement desk, settlement team, settlements, escrow, kyc, kyc desk, kyc update, account suspended, account blocked, account locked, click profile, click here, no reply, noreply, mailer daemon
  kastamar keyar, kastamar kear, kastomar keyar, customer keyar, custmer care, costumer care, costomer care, helplain, help lain, saport
  baseraseva, baserasupport, baseraadmin, baserateam, baserahelp*, baseracare, baseraofficial, baseraverified, baserarooms, baserahq, teambasera, supportteam, adminteam, supportdesk, officialbasera
  सपोर्ट, सहायता केंद्र, सहायता, ग्राहक सेवा, कस्टमर केयर, हेल्पलाइन, हेल्प डेस्क, टीम, एडमिन, ऐडमिन, प्रशासक, प्रशासन, मॉडरेटर, आधिकारिक, अधिकृत, सत्यापित, अधिकारिक
  அதிகாரப்பூர்வ, అధికారిక, ಅಧಿಕೃತ, ഔദ്യോഗികം, ഔദ്യോഗിക, অফিসিয়াল, আনুষ্ঠানিক, અધિકૃત, ਅਧਿਕਾਰਤ, സപ്പോർട്ട്
  সাপোর্ট, সহায়তা, অ্যাডমিন, এডমিন, প্রশাসক, টিম, কাস্টমার কেয়ার, হেল্পলাইন, সত্যায়িত, સપોર્ટ, એડમિન, ટીમ, ਸਪੋਰਟ, ਐਡਮਿਨ, ਟੀਮ
  कस्टमर सर्विस, मदत कक्ष, मदत केंद्र, सहाय्य कक्ष, सहाय्यता, તપાસ ટીમ, ગ્રાહક સેવા, કસ્ટમર કેર, હેલ્પલાઇન, হেল্পডেস্ক, হেল্প ডেস্ক, ਕਸਟਮਰ ਕੇਅਰ, ਹੈਲਪਲਾਈਨ, ਗਾਹਕ ਸੇਵਾ, গ্রাহক সেবা, গ্রাহক পরিষেবা, পরিষেবা কেন্দ্র, ଗ୍ରାହକ ସେବା, ଗ୍ରାହକ ସହାୟତା
  रिफंड, रिफ़ंड, रिफण्ड, রিফান্ড, રિફંડ, ਰਿਫੰਡ, ரீஃபண்ட், ரீஃபன்ட், రీఫండ్, రిఫండ్, ರೀಫಂಡ್, ರಿಫಂಡ್, റീഫണ്ട്, ریفنڈ
  சகாய மையம், ஹெல்ப்லைன், கஸ்டமர் கேர், హెల్ప్‌లైన్, సహాయ కేంద్రం, వినియోగదారుల సేవ, ಸಹಾಯವಾಣಿ, ಸಹಾಯ ಕೇಂದ್ರ, ಕಸ್ಟಮರ್ ಕೇರ್, ಹೆಲ್ಪ್‌ಲೈನ್, കസ്റ്റമർ കെയർ, ഹെൽപ്പ്‌ലൈൻ, സഹായ കേന്ദ്രം, ഉപഭോക്തൃ സേവനം
  ஆதரவு, சப்போர்ட், நிர்வாகி, அட்மின், வாடிக்கையாளர் சேவை, உதவி மையம், குழு, సపోర్ట్, మద్దతు, అడ్మిన్, నిర్వాహకుడు, కస్టమర్ కేర్, టీమ్, ಬೆಂಬಲ, ಸಪೋರ್ಟ್, ಅಡ್ಮಿನ್, ನಿರ್ವಾಹಕ, ಗ್ರಾಹಕ ಸೇವೆ, ತಂಡ, സപ്പോര്ട്ട്, അഡ്മിന്, ടീം
  سپورٹ, ایڈمن, ٹیم, منتظم, کسٹمر کیئر, ہیلپ لائن, آفیشل`)

/** What follows the product's name where it is a given name: `Basera Begum`. */
export const namesakes =
  ways(`begum, begam, khatun, khatoon, bano, banu, bibi, parveen, parvin, khanam, fatima, sultana, nisha, khan, ali, ahmed, ansari, shaikh, sheikh, syed
  बेगम, बानो, ख़ातून, खातून, খাতুন, বেগম, বানু, بیگم, خاتون, بانو`)

/** Beside the product's name only: words that people have for names, too. */
export const besideProduct =
  ways(`care, help, service, services, desk, india, app, rooms, room, homes, online, bot, security, safety, trust, manager, executive, founder, ceo, owner, agent, payments, pay, alert, alerts, info, news, global, pvt, ltd, private, company, the
  केयर, मदद, मदत, सेवा, ऐप, कक्ष, সেবা, সাহায্য, সহায়*, உதவி*, சேவை, సహాయ*, సేవ*, ಸಹಾಯ*, ಸೇವೆ, സഹായ*, സേവന*, મદદ, સહાય*, સેવા, ਮਦਦ, ਸਹਾਇ*, ਸੇਵਾ, ସହାୟତା, مدد*`)

/** Whoever may command: police, court, tax, army, bank. Titles that are surnames stay allowed: Kotwal, Daroga. */
export const authorityWords =
  ways(`police, polis, policeman, policemen, policewoman, cop, cops, constable, head constable, inspector, sub inspector, commissioner, superintendent, magistrate, thana incharge, station house officer, crime branch, cyber crime, cybercrime, cyber cell, cyber police, interpol, investigation officer, investigating officer
  officer, officers, government, govt, goverment, ministry, prime minister*, chief minister*, pmo, regulatory, authority, authorities, municipal corporation, collectorate, district collector, rto office, rto agent, passport office, income tax, incometax, tax department, tax dept, gst department, customs department, customs officer, enforcement directorate, narcotics, department, dept, high court, supreme court, district court, court notice, sarkari adhikari, adhikari police
  pulis, politz, kaval thurai, kaavalthurai, kaval nilaiyam, kaval athikari, vibhag, bibhag, nyayalaya, nyayalay, jila adalat, lok adalat, adalat se, adalat ka, adalat adhikari, mantralaya, mantralay, aayog, chunav adhikari, aaykar, aayakar, inkam taks, inkam taiks, rizerv bank, rijarv bank, risarv bank, menejar, mainejar, mainager, manejar, manager*, inkam tax, income taks, income tex, jila adhikari, varumana vari
  electricity office, bijli board, bijli daftar, vidyut board, vidyut mandal, vidyut nigam, minsara variyam, min variyam, minvariyam, eb office, tneb, tangedco, bescom, mseb, msedcl, mahavitaran, kseb, kptcl, apspdcl, tsspdcl, uppcl, wbsedcl, tata power, torrent power
  cbi afsar, cid afsar, baink adhikari, ofisar, afisar, officar, officier, inspektar, inspekter, commissionar, majistrate, majistret
  haikort, highcourt, karnal saab, karnal sahab, tahsildar saheb, tahsildar sahab, tehsildar saheb, tehsildar sahab, havildar saab, havildar sahab, subedar sahab, thanedar sahab, collector sahab, judge sahab, fauj wale, fauji wale, paurasabha, পৌরসভা, dakghar, dak ghar, डाकघर, ডাকঘর, ଡାକଘର, speed post, lic policy, lic agent, lic office, aadhar card, aadhaar card, aadhar centre, aadhaar centre, aadhar center, aadhar update, aadhaar update, aadhar seva, aadhar office, আধাৰ, آدھار دفتر, পাছপৰ্ট, indane, indane gas, bharat gas, hp gas, ਭਾਰਤੀ ਫੌਜ, भारतीय फौज, ভারতীয় সেনা, ભારતીય સેના, இந்திய ராணுவ*, భారత సైన్య*, ಭಾರತೀಯ ಸೇನೆ, ഇന്ത്യൻ ആർമി, گیس ایجنسی, armi afsar, aarmi afsar, army afsar, fauji afsar, indian army, indian navy, indian air force, army officer, army major, army captain, army man, armyman, army, crpf, cisf, bsf, itbp, cbi, raw agent, rbi, sebi, trai, uidai, npci, irdai, epfo, ips, ias, irs officer, acp, acp office, dcp, dcp office, sp office, dm office, dgp, sho, sarkari afsar, sarkari karmchari, sarkari karmachari, sarkari babu, session judge, sessions judge, district judge, chief justice, tehsildar office, election commission, electricity board, water board
  bank manager, bank officer, bank official, bank employee, bank agent, bank of india, bank of baroda, reserve bank, state bank, sbi, hdfc, icici, axis bank, kotak bank, punjab national bank, canara bank, union bank, yes bank, hdfc bank, icici bank, paytm, phonepe, google pay, gpay, bhim upi, phone pe, phone pay, fone pay, fone pe, gugal pe, gugal pay, gugul pay, googal pay, blue dart, bluedart, fedex, dtdc, delhivery, airtel, vodafone, bsnl, flipkart, pani board, pani bord, paani bord, jal bord, razorpay, razor pay, cashfree, mobikwik, amazon pay, bajaj finserv, manager
  फोनपे, फ़ोनपे, फोन पे, पेटीएम, गूगल पे, गुगल पे, रेज़रपे, रेजरपे, ফোনপে, ফোন পে, পেটিএম, গুগল পে, ફોનપે, ફોન પે, પેટીએમ, ગૂગલ પે, ਫੋਨਪੇ, ਫੋਨ ਪੇ, ਪੇਟੀਐਮ, ਗੂਗਲ ਪੇ, போன்பே, போன் பே, ஃபோன்பே, பேடிஎம், கூகுள் பே, ஜிபே, ఫోన్‌పే, ఫోన్ పే, పేటీఎం, గూగుల్ పే, ಫೋನ್‌ಪೇ, ಫೋನ್ ಪೇ, ಪೇಟಿಎಂ, ಗೂಗಲ್ ಪೇ, ഫോൺപേ, ഫോൺ പേ, പേടിഎം, ഗൂഗിൾ പേ, فون پے, پے ٹی ایم
  bharat sarkar, rajya sarkar, kendra sarkar, up sarkar, bihar sarkar, delhi sarkar, gujarat sarkar, maharashtra sarkar, rajasthan sarkar, punjab sarkar, राज्य सरकार, केंद्र सरकार, यूपी सरकार, बिहार सरकार, दिल्ली सरकार, महाराष्ट्र सरकार, महाराष्ट्र शासन, राजस्थान सरकार, मध्य प्रदेश शासन, ભારત સરકાર, રાજ્ય સરકાર, ગુજરાત સરકાર, ਭਾਰਤ ਸਰਕਾਰ, ਪੰਜਾਬ ਸਰਕਾਰ, ভারত সরকার, রাজ্য সরকার, পশ্চিমবঙ্গ সরকার, ଓଡ଼ିଶା ସରକାର, ଭାରତ ସରକାର
  पुलिस, पोलिस, पोलीस, इंस्पेक्टर, निरीक्षक, कांस्टेबल, दरोगा जी थाना, सरकार भारत, भारत सरकार, सरकारी, आयकर विभाग, विभाग, मंत्रालय, न्यायालय, साइबर सेल, साइबर क्राइम, बैंक मैनेजर, बैंक अधिकारी, सीबीआई, भारतीय सेना, रिजर्व बैंक, रिज़र्व बैंक, स्टेट बैंक, न्यायाधीश, न्यायमूर्ति, न्यायाधिकारी, जिलाधिकारी, ज़िलाधिकारी, जिल्हाधिकारी, कलेक्टर, तहसीलदार कार्यालय, थाना प्रभारी, थानाध्यक्ष, कोतवाल साहब, आयुक्त, अधीक्षक, नगर निगम, नगर पालिका, महानगरपालिका, मंत्री कार्यालय, मुख्यमंत्री, प्रधानमंत्री, सीआरपीएफ, सीआईएसएफ, बीएसएफ
  आयोग, कोर्ट, बिजली बोर्ड, विद्युत मंडल, विद्युत निगम, विद्युत बोर्ड, महावितरण, आयकर, इनकम टैक्स, लष्कर, इन्स्पेक्टर, ऑफिसर, अफसर साहब, फौजी अफसर, सेना अफसर, बैंक अफसर, आर्मी, આર્મી, আর্মি, ਆਰਮੀ, ஆர்மி, ఆర్మీ, ಆರ್ಮಿ, ആർമി, آرمی
  নির্বাচন কমিশন, বিদ্যুৎ বোর্ড, বিভাগ, দপ্তর, মন্ত্রণালয়, থানা, নির্বাচন আধিকারিক, নির্বাচন কর্মকর্তা, ব্যাঙ্ক ম্যানেজার, કોર્ટ, વિભાગ, ચૂંટણી પંચ, વીજળી બોર્ડ, વીજ કંપની, આવકવેરા, બેંક મેનેજર, ઇન્સ્પેક્ટર, ਵਿਭਾਗ, ਚੋਣ ਕਮਿਸ਼ਨ, ਥਾਣਾ, ਬਿਜਲੀ ਬੋਰਡ, ਆਮਦਨ ਕਰ, ਬੈਂਕ ਮੈਨੇਜਰ, ਇੰਸਪੈਕਟਰ, ਸਰਕਾਰੀ, ਅਧਿਕਾਰੀ, ବିଭାଗ, ନ୍ୟାୟାଳୟ, ସରକାରୀ, ନିର୍ବାଚନ କମିଶନ
  தேர்தல் ஆணையம், மின்வாரிய*, மின் வாரிய*, மின்சார வாரிய*, காவல் நிலைய*, இன்ஸ்பெக்டர், கலெக்டர், ఎన్నికల సంఘం, విద్యుత్ శాఖ, విద్యుత్ బోర్డు, న్యాయస్థానం, కోర్టు, ఆదాయపు పన్ను, బ్యాంక్ మేనేజర్, ಚುನಾವಣಾ ಆಯೋಗ, ಚುನಾವಣಾಧಿಕಾರಿ, ವಿದ್ಯುತ್ ಮಂಡಳಿ, ಬೆಸ್ಕಾಂ, ನ್ಯಾಯಾಲಯ, ಇಲಾಖೆ, ಆದಾಯ ತೆರಿಗೆ, ಬ್ಯಾಂಕ್ ಮ್ಯಾನೇಜರ್, ಕೋರ್ಟ್
  വൈദ്യുതി ബോർഡ്, കോടതി, വകുപ്പ്, തിരഞ്ഞെടുപ്പ് കമ്മീഷൻ, തെരഞ്ഞെടുപ്പ് കമ്മീഷൻ, ആദായ നികുതി, ഇൻസ്പെക്ടർ, സർക്കാർ
  রিজার্ভ ব্যাংক, রিজার্ভ ব্যাঙ্ক, স্টেট ব্যাংক, বিচারপতি, বিচারক, জেলাশাসক, জেলা শাসক, থানার ওসি, সেনা কর্মকর্তা, আয়কর, মুখ্যমন্ত্রী, পুলিশ, অফিসার, ইন্সপেক্টর, সরকারি, সিবিআই, আদালত, ব্যাংক ম্যানেজার, পোলিস, પોલીસ, અધિકારી, સરકારી, ન્યાયાધીશ, કલેક્ટર, રિઝર્વ બેંક, ਥਾਣੇਦਾਰ ਸਾਹਿਬ, ପୋଲିସ, ପୁଲିସ, ବିଚାରପତି, ଜିଲ୍ଲାପାଳ, ਪੁਲਿਸ, ਅਫਸਰ
  போலீஸ், காவல்துறை, காவல் துறை, அதிகாரி, ஆய்வாளர், அரசு, நீதிமன்றம், வங்கி மேலாளர், நீதிபதி, ஆட்சியர், ரிசர்வ் வங்கி, ரிசர்வ் பேங்க், வருமான வரித்துறை, முதலமைச்சர், సీబీఐ, న్యాయమూర్తి, కలెక్టర్, రిజర్వ్ బ్యాంక్, ఆర్మీ ఆఫీసర్, ముఖ్యమంత్రి, ನ್ಯಾಯಾಧೀಶ, ನ್ಯಾಯಮೂರ್ತಿ, ಜಿಲ್ಲಾಧಿಕಾರಿ, ರಿಸರ್ವ್ ಬ್ಯಾಂಕ್, ಮುಖ್ಯಮಂತ್ರಿ, ജഡ്ജി, കളക്ടര്, റിസര്വ് ബാങ്ക്, పోలీస్, పోలీసు, అధికారి, ప్రభుత్వం, ఇన్‌స్పెక్టర్, ಪೊಲೀಸ್, ಅಧಿಕಾರಿ, ಸರ್ಕಾರ, ಸರ್ಕಾರಿ, ಇನ್ಸ್‌ಪೆಕ್ಟರ್, ബാങ്ക് മാനേജര്, പോലീസ്, പൊലീസ്, ഉദ്യോഗസ്ഥന്
  پولیس, آفیسر, بینک افسر, انسپکٹر, سرکاری, حکومت, عدالت, محکمہ, الیکشن کمیشن, بجلی بورڈ, انکم ٹیکس, بینک منیجر, بینک مینیجر`)

/** Ranks that claim an office where a name begins with them; elsewhere they are surnames: `Prakash Havildar`. */
export const leadingRanks =
  ways(`col, colonel, lt col, lieutenant colonel, capt, captain, lt, lieutenant, brig, brigadier, lt gen, major general, wing commander, wg cdr, squadron leader, sqn ldr, group captain, air marshal, rear admiral, vice admiral, subedar major, havildar, thana prabhari, dsp, sdm, tehsildar, tahsildar, mla, mlc, sarpanch, mayor, sepoy, commando, admiral, field marshal, air chief marshal, advocate general, public prosecutor, hon justice, honble justice, commodore, cdr, lt cdr, naib subedar, wg comdr, sp sahab, dm sahab, collector sahab, thanedar sahab, thanedar saheb, daroga sahab, daroga saheb, kotwal sahab, kotwal saheb, havaldar sahab, hawaldar sahab, subedar sahab, major sahab
  कर्नल, कैप्टन, कप्तान, लेफ्टिनेंट, ब्रिगेडियर, कर्नल साहब, কর্নেল, ক্যাপ্টেন, কর্ণেল, கர்னல், கேப்டன், கேப்டன், కల్నల్, కెప్టెన్, ಕರ್ನಲ್, ಕ್ಯಾಪ್ಟನ್, کرنل, کیپٹن`)

/** Ranks that are first names too: they claim one before a name of two words alone, not as `Major Singh`. */
export const rankNames = ways(
  `justice, judge, collector, general, gen, minister, major, maj, subedar, subedaar, havaldar, hawaldar, thanedar, मेजर, सूबेदार, हवलदार, थानेदार, হাবিলদার, মেজর, மேஜர், మేజర్, ಮೇಜರ್, ਜੱਜ, میجر, حوالدار`,
)

/** People whose given name is a rank. */
export const rankedPeople = ways(
  'colonel singh, kaptan singh, कप्तान सिंह, ਕਪਤਾਨ ਸਿੰਘ, judge singh, jaj singh, जज सिंह, tehsildar singh, tehsildar prasad, tehsildar ram, tehsildar yadav, havildar singh, havildar prasad, havildar ram',
)

/** What follows a rank that is a first name: `Major Singh Gill`. */
export const secondNames = ways(
  `singh, sing, kaur, ali, khan, ram, lal, kumar, सिंह, अली, खान, राम, लाल, कुमार, ਸਿੰਘ`,
)

/** What leads the reader elsewhere. */
export const contactWords =
  ways(`whatsapp, whatsap, watsapp, whatsup, telegram, instagram, insta, facebook, snapchat, youtube, gmail, yahoo, hotmail, outlook, rediffmail, dot com, dot in, www, http, https
  at ok axis, at ok sbi, at ok icici, at ok hdfc, at the rate
  upi, okaxis, oksbi, okicici, okhdfc, okhdfcbank, ybl, ibl, axl, call, call me, call us, callme, call karo, call kare, call karen, kol karo, kol kare, d m me, phone karo, phone kare, phone karen, phone kijiye, phon karo, phon kare, phon kijiye, contact, phone number, mobile number, phone no, mobile no, dm me, text me, ping me
  whats app, what s app, watts app, batsap
  व्हाट्सएप, व्हाट्सऐप, व्हॉट्सएप, व्हॉट्सअॅप, व्हॉट्सॲप, व्हाट्सअप, वॉट्सऐप, वाट्सएप, वाट्सऐप, टेलीग्राम, टेलिग्राम, कॉल करें, कॉल करा, फोन करें, फोन करा, फोन नंबर
  হোয়াটসঅ্যাপ, হোয়াটসঅ্যাপে, টেলিগ্রাম, ফোন করুন, কল করুন, વોટ્સએપ, વ્હોટ્સએપ, વોટ્સઅપ, ટેલિગ્રામ, ફોન કરો, કોલ કરો, ਵਟਸਐਪ, ਵਟਸਅੱਪ, ਵ੍ਹਟਸਐਪ, ਵ੍ਹੱਟਸਐਪ, ਟੈਲੀਗ੍ਰਾਮ, ਫੋਨ ਕਰੋ, ਕਾਲ ਕਰੋ
  வாட்ஸ்அப்*, வாட்சப்*, வாட்ஸப்*, வாட்ஸ் அப், டெலிகிராம்*, கால் பண்ணு*, வாட்ஸாப்*, వాట్సాప్*, వాట్సప్*, టెలిగ్రామ్*, కాల్ చేయండి, ఫోన్ చేయండి, ವಾಟ್ಸಾಪ್*, ವಾಟ್ಸಪ್*, ವಾಟ್ಸ್‌ಆಪ್*, ಟೆಲಿಗ್ರಾಂ*, ಕಾಲ್ ಮಾಡಿ, ಫೋನ್ ಮಾಡಿ, വാട്സ്ആപ്പ്*, വാട്സാപ്*, ടെലിഗ്രാം*, വിളിക്കൂ, വിളിക്കുക
  واٹس ایپ, وٹس ایپ, ٹیلیگرام`)

export const nameExamples = {
  allowed: [
    'K. R. Narayanan',
    'A P J Abdul Kalam',
    'Madonna',
    "D'Souza",
    'Md. Asif',
    'Dr. Meera Nair',
    'Major Patil',
    'Major Singh Gill',
    'Nilesh Thanedar',
    'Prakash Havildar',
    'L. T. Colaco',
    'Kotwal',
    'आशा राव',
    'முருகன்',
    'రాజు',
    'ಕಾವ್ಯ',
    'অরিজিৎ সিং',
    'فیض احمد',
    'Zoë Lobo',
    'Nawab Chowkidar',
    'Harpreet Judge',
    'Jawan Singh',
    'Dig Vijay Singh',
    'Deepak Basera',
    'Colonel Singh Gill',
    'Adalat Khan',
    'افسر علی',
  ],
  notAllowed: [
    'Basera Support',
    'Admin',
    'Police Inspector Rana',
    'Bank Officer',
    'Lt. Col. Anil Nair',
    'Havaldar Dinesh Mane',
    'Custmer Cayre',
    'कस्टमर केअर पुणे',
    'Saibar Kraim Branch',
    'টেলিগ্রামে আসুন',
    'Wing Commander Das',
    'General Bipin Rawat',
    'MLA Yadav',
    'Thulasi from Basera',
    'न्यायाधीश कुलकर्णी',
    'ᏢᎾᏞᏆᏟᎬ Chief',
    'Major Suresh Pillai',
    'कैप्टन राणा',
    'बसेरा सपोर्ट',
    'Bаserа Tеam',
    'S u p p o r t',
    'Basera Reply Cell',
    'C.B.I. Afsar',
    'Pulees Afsar',
    'കോടതി ഉദ്യോഗസ്ഥൻ',
    'ಚುನಾವಣಾ ಆಯೋಗ',
    'వాట్సాప్ లో రండి',
    'Gurpreet nau nau ath satt panj',
    'Asha 98450',
    'asha@okaxis',
    'rooms.example.com',
    'Asha dot com',
    'A',
  ],
} as const

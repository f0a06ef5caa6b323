import { ways } from '@basera/platform/contract/phrases'

// What a name must not say (accounts.name-own): one list a line of thought, each with names that show it. A `*` stands for any end of a word.

/** The product's own name, in scripts that it is written in; alone or with one of the words below it is no person's. */
export const productNames =
  ways(`basera, bsera, baseraa, bazera, basera india, basera app, basera rooms, basera room, basera home
  बसेरा, বসেরা, বাসেরা, பசேரா, பஸேரா, బసేరా, ಬಸೇರಾ, ബസേര, બસેરા, ਬਸੇਰਾ, بسیرا, بسيرا`)

/** Whoever speaks for a product or a company. */
export const officeWords =
  ways(`support, suport, customer care, customer service, customer help, customercare, customer executive, care executive, care team, helpdesk, help desk, helpline, help line, help center, help centre, help team
  admin, admins, administrator, administrators, administration, adminstrator, moderator, moderators, moderation, webmaster, superuser, sysadmin, operator desk
  team, staff, official, officials, officially, verified, verification, verified owner, trust and safety, safety team, security team, security desk, system, notification, notifications, system alert, grievance, nodal officer, management, headquarters, head office, back office, billing, refunds, refund desk, payment desk, payments desk, booking desk, fraud desk, legal desk, fraud team, no reply, noreply, mailer daemon
  baserasupport, baseraadmin, baserateam, baserahelp*, baseracare, baseraofficial, baseraverified, baserarooms, baserahq, teambasera, supportteam, adminteam, supportdesk, officialbasera
  सपोर्ट, सहायता केंद्र, सहायता, ग्राहक सेवा, कस्टमर केयर, हेल्पलाइन, हेल्प डेस्क, टीम, एडमिन, ऐडमिन, प्रशासक, प्रशासन, मॉडरेटर, आधिकारिक, अधिकृत, सत्यापित, अधिकारिक
  அதிகாரப்பூர்வ, అధికారిక, ಅಧಿಕೃತ, ഔദ്യോഗികം, ഔദ്യോഗിക, অফিসিয়াল, আনুষ্ঠানিক, અધિકૃત, ਅਧਿਕਾਰਤ, സപ്പോർട്ട്
  সাপোর্ট, সহায়তা, অ্যাডমিন, এডমিন, প্রশাসক, টিম, কাস্টমার কেয়ার, হেল্পলাইন, সত্যায়িত, સપોર્ટ, એડમિન, ટીમ, ਸਪੋਰਟ, ਐਡਮਿਨ, ਟੀਮ
  ஆதரவு, சப்போர்ட், நிர்வாகி, அட்மின், வாடிக்கையாளர் சேவை, உதவி மையம், குழு, సపోర్ట్, మద్దతు, అడ్మిన్, నిర్వాహకుడు, కస్టమర్ కేర్, టీమ్, ಬೆಂಬಲ, ಸಪೋರ್ಟ್, ಅಡ್ಮಿನ್, ನಿರ್ವಾಹಕ, ಗ್ರಾಹಕ ಸೇವೆ, ತಂಡ, സപ്പോര്ട്ട്, അഡ്മിന്, ടീം
  سپورٹ, ایڈمن, ٹیم, منتظم, کسٹمر کیئر, ہیلپ لائن, آفیشل`)

/** Beside the product's name only: words that people have for names, too. */
export const besideProduct =
  ways(`care, help, service, services, desk, india, app, rooms, room, homes, online, bot, security, safety, trust, manager, executive, founder, ceo, owner, agent, payments, pay, alert, alerts, info, news, global, pvt, ltd, private, company, the
  केयर, मदद, सेवा, ऐप, সেবা, உதவி, సహాయం, ಸಹಾಯ, مدد`)

/** Whoever may command: police, court, tax, army, bank. Titles that are surnames stay allowed: Kotwal, Daroga. */
export const authorityWords =
  ways(`police, polis, policeman, policemen, policewoman, cop, cops, constable, head constable, inspector, sub inspector, commissioner, superintendent, magistrate, thana incharge, station house officer, crime branch, cyber crime, cybercrime, cyber cell, cyber police, interpol, investigation officer, investigating officer
  officer, officers, government, govt, goverment, ministry, prime minister, chief minister, municipal corporation, collectorate, district collector, rto office, rto agent, passport office, income tax, incometax, tax department, tax dept, gst department, customs department, customs officer, enforcement directorate, narcotics, department, dept, high court, supreme court, district court, court notice, sarkari adhikari, adhikari police
  indian army, indian navy, indian air force, army officer, army major, army captain, army man, armyman, army, crpf, cisf, bsf, itbp, cbi, nia, raw agent, rbi, sebi, trai, uidai, npci, irdai, epfo, ips, ias, irs officer, acp, dcp, dgp, sho, sarkari afsar, sarkari karmchari, sarkari karmachari, sarkari babu, session judge, sessions judge, district judge, chief justice, tehsildar office, election commission, electricity board, water board
  bank manager, bank officer, bank official, bank employee, bank agent, bank of india, bank of baroda, reserve bank, state bank, sbi, hdfc, icici, axis bank, kotak bank, punjab national bank, canara bank, union bank, yes bank, hdfc bank, icici bank, paytm, phonepe, google pay, gpay, bhim upi, manager
  पुलिस, पोलिस, पोलीस, अधिकारी, इंस्पेक्टर, निरीक्षक, कांस्टेबल, दरोगा जी थाना, सरकार भारत, भारत सरकार, सरकारी, आयकर विभाग, विभाग, मंत्रालय, न्यायालय, साइबर सेल, साइबर क्राइम, बैंक मैनेजर, बैंक अधिकारी, सीबीआई, भारतीय सेना, रिजर्व बैंक, रिज़र्व बैंक, स्टेट बैंक, न्यायाधीश, न्यायमूर्ति, न्यायाधिकारी, जिलाधिकारी, ज़िलाधिकारी, जिल्हाधिकारी, कलेक्टर, तहसीलदार कार्यालय, थाना प्रभारी, थानाध्यक्ष, कोतवाल साहब, आयुक्त, अधीक्षक, नगर निगम, नगर पालिका, महानगरपालिका, मंत्री कार्यालय, मुख्यमंत्री, प्रधानमंत्री, सीआरपीएफ, सीआईएसएफ, बीएसएफ
  রিজার্ভ ব্যাংক, রিজার্ভ ব্যাঙ্ক, স্টেট ব্যাংক, বিচারপতি, বিচারক, জেলাশাসক, জেলা শাসক, থানার ওসি, সেনা কর্মকর্তা, আয়কর, মুখ্যমন্ত্রী, পুলিশ, অফিসার, ইন্সপেক্টর, সরকারি, সিবিআই, আদালত, ব্যাংক ম্যানেজার, পোলিস, પોલીસ, અધિકારી, સરકારી, ન્યાયાધીશ, કલેક્ટર, રિઝર્વ બેંક, ਜੱਜ, ਥਾਣੇਦਾਰ ਸਾਹਿਬ, ପୋଲିସ, ପୁଲିସ, ବିଚାରପତି, ଜିଲ୍ଲାପାଳ, ਪੁਲਿਸ, ਅਫਸਰ
  போலீஸ், காவல்துறை, காவல் துறை, அதிகாரி, ஆய்வாளர், அரசு, நீதிமன்றம், வங்கி மேலாளர், நீதிபதி, ஆட்சியர், ரிசர்வ் வங்கி, ரிசர்வ் பேங்க், வருமான வரித்துறை, முதலமைச்சர், సీబీఐ, న్యాయమూర్తి, కలెక్టర్, రిజర్వ్ బ్యాంక్, ఆర్మీ ఆఫీసర్, ముఖ్యమంత్రి, ನ್ಯಾಯಾಧೀಶ, ನ್ಯಾಯಮೂರ್ತಿ, ಜಿಲ್ಲಾಧಿಕಾರಿ, ರಿಸರ್ವ್ ಬ್ಯಾಂಕ್, ಮುಖ್ಯಮಂತ್ರಿ, ജഡ്ജി, കളക്ടര്, റിസര്വ് ബാങ്ക്, పోలీస్, పోలీసు, అధికారి, ప్రభుత్వం, ఇన్‌స్పెక్టర్, ಪೊಲೀಸ್, ಅಧಿಕಾರಿ, ಸರ್ಕಾರ, ಸರ್ಕಾರಿ, ಇನ್ಸ್‌ಪೆಕ್ಟರ್, ബാങ്ക് മാനേജര്, പോലീസ്, പൊലീസ്, ഉദ്യോഗസ്ഥന്
  پولیس, افسر, آفیسر, انسپکٹر, سرکاری, حکومت, عدالت, بینک منیجر`)

/** Ranks that claim an office where a name begins with them; elsewhere they are surnames: `Prakash Havildar`. */
export const leadingRanks =
  ways(`col, colonel, lt col, lieutenant colonel, capt, captain, lt, lieutenant, brig, brigadier, lt gen, major general, wing commander, wg cdr, squadron leader, sqn ldr, group captain, air marshal, rear admiral, vice admiral, subedar major, havildar, thana prabhari, dsp, sdm, tehsildar, tahsildar, mla, mlc, sarpanch, mayor, sepoy, commando, admiral, field marshal, air chief marshal, advocate general, public prosecutor, hon justice, honble justice, commodore, cdr, lt cdr, naib subedar, wg comdr, sp sahab, dm sahab, collector sahab
  कर्नल, कैप्टन, कप्तान, लेफ्टिनेंट, ब्रिगेडियर, कर्नल साहब, কর্নেল, ক্যাপ্টেন, কর্ণেল, கர்னல், கேப்டன், கேப்டன், కల్నల్, కెప్టెన్, ಕರ್ನಲ್, ಕ್ಯಾಪ್ಟನ್, کرنل, کیپٹن`)

/** Ranks that are first names too: they claim one before a name of two words alone, not as `Major Singh`. */
export const rankNames = ways(
  `justice, judge, collector, general, gen, minister, major, maj, subedar, subedaar, havaldar, hawaldar, thanedar, मेजर, सूबेदार, हवलदार, थानेदार, হাবিলদার, মেজর, மேஜர், మేజర్, ಮೇಜರ್, میجر, حوالدار`,
)

/** What follows a rank that is a first name: `Major Singh Gill`. */
export const secondNames = ways(
  `singh, sing, kaur, ali, khan, ram, lal, kumar, सिंह, अली, खान, राम, लाल, कुमार, ਸਿੰਘ`,
)

/** What leads the reader elsewhere. */
export const contactWords =
  ways(`whatsapp, whatsap, watsapp, whatsup, telegram, instagram, insta, facebook, snapchat, youtube, gmail, yahoo, hotmail, outlook, rediffmail, dot com, dot in, www, http, https
  upi, okaxis, oksbi, okicici, okhdfc, okhdfcbank, ybl, ibl, axl, call, call me, call us, callme, contact, phone number, mobile number, phone no, mobile no, dm me, text me, ping me
  व्हाट्सएप, व्हाट्सऐप, कॉल करें, फोन नंबर, वॉट्सऐप`)

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
  ],
  notAllowed: [
    'Basera Support',
    'Admin',
    'Police Inspector Rana',
    'Bank Officer',
    'Lt. Col. Anil Nair',
    'Havaldar Dinesh Mane',
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
    'Asha 98450',
    'asha@okaxis',
    'rooms.example.com',
    'Asha dot com',
    'A',
  ],
} as const

import { ways } from '@basera/platform/contract/phrases'

/** Short names of institutions that may be a person's initials: they count alone or beside one of the words below. */
export const acronyms = ways(
  `rbi, sbi, cbi, lic, rto, gst, cid, bsf, pnb, rbl, dcb, csb, kvb, tmb, uco, iob, dbs, nse, bse, mcx, uti, kwa, igl, mgl, bmc, mcd, pmc, kmc, gmc, vmc, nmc, amc, smc, bda, dda, kda, gda, lda, ncb, acb, ats, stf, eow, rpf, grp, ssb, jnu, bhu, amu, chs, rwa, ncw, cvc, nic, tte, nda, ips, ias, irs, ifs, csc, esi, eci, aai, dri, mseb, uidai, iit, iim, nit, mes, fci`,
)

export const besideAcronyms = ways(
  `of, office, officer, policy, desk, india, branch, wala, wale, wali, se, ki, ka, from, loan, team, agent, help, care, official, bima, beema, department, dept, notice, refund, update, kyc, card, account, accounts, adhikari, afsar, jawan, mumbai, delhi, new delhi, pune, bengaluru, bangalore, chennai, hyderabad, kolkata, noida, gurgaon, gurugram, ahmedabad, jaipur, lucknow, nagpur, indore, bhopal, patna, kochi, thane, nashik, surat, vadodara, coimbatore, mysuru, bhubaneswar, guwahati, chandigarh, ghaziabad, agra, meerut, varanasi, prayagraj, allahabad, bareilly, aligarh, faridabad, howrah, siliguri, mysore, mangalore, hubli, madurai, trichy, vijayawada, vizag, visakhapatnam, warangal, rajkot, jodhpur, udaipur, ajmer, gwalior, jabalpur, amritsar, jalandhar, jammu, srinagar, shimla, haridwar, panaji, navi mumbai, secunderabad, trivandrum, ernakulam, cuttack, dhanbad, jamshedpur, sector, society, colony, afsar, raid, ludhiana, kanpur, ranchi, raipur, dehradun, goa, zone, ward, helpline, recovery, engineer, hostel, governor, sahab, saheb, jeevan, jivan, premium, verification, chowk, training, canteen, admission, squad, unit, cell`,
)

/** Who serves the state puts it after the name. */
export const services = ways('ias, ips, irs, ifs')

/** A rank that is a surname in Devanagari: it claims one beside one of the kinds below, or where a name begins with it. */
export const officerSurnames = ways('अधिकारी')

export const kindsOfOfficer = ways(
  `वरिष्ठ, मुख्य, वन, शिक्षा, शिक्षण, स्वास्थ्य, आरोग्य, कृषि, कृषी, खाद्य, विकास, सुरक्षा, जांच, जाँच, तपास, तपासणी, भर्ती, कानून, कायदा, राजस्व, महसूल, परिवहन, प्रशासनिक, क्षेत्र, क्षेत्रीय, उप, उपजिला, सहायक, नोडल, शिकायत, सूचना, जनसंपर्क, ग्राम, ग्रामविकास, खंड, पंचायत, कर, वसूली, गृह, सत्यापन, पडताळणी, पोलिस, पोलीस, बीमा, बिजली, रेल, डाक, सैन्य, सेना, नगर, लोन, पासपोर्ट, आधार, गट विकास, उच्च, बड़े, बड़ा, खुफिया, गुप्तचर`,
)

/** Parsis have surnames of their trades: `Kersi Officer`. */
export const givenNamesOfParsis = ways(
  `kersi, kersasp, rustom, rustam, sohrab, jamshed, jamshid, jamsetji, jamshedji, pherozeshah, pheroze, firoz, feroze, firoze, ardeshir, adi, adil, aspi, aspandiar, bahram, behram, behramji, bejan, bomi, boman, burjor, byram, cawas, cyrus, dadi, dara, darius, darayus, dinshaw, dinyar, dorab, dorabji, eruch, erach, fali, fardoon, farhad, farokh, farrokh, faredoon, fredoon, fram, framji, framroze, freddy, gev, godrej, gustad, homi, hormuz, hormusji, hoshang, hoshi, jal, jamasp, jehan, jehangir, jimmy, jehangirji, kaikhushru, kaikobad, kaizad, kali, kavas, kayomarz, kekashru, keki, kekoo, khodadad, khurshed, khushru, khushroo, kobad, maneck, manek, manekshaw, marzban, mehernosh, meherji, mehli, minocher, minoo, murzban, nadir, nariman, naoroji, nari, naval, navroze, nauzer, neville, noshir, nowroji, nusli, nusserwanji, pesi, pestonji, phiroze, pirojsha, porus, rayomand, ratan, ratanji, rohinton, rumi, russi, rusi, sam, sarosh, shapoor, shapoorji, shapur, shavak, shiavax, siavash, soli, sorab, sorabji, tehmasp, tehmton, temulji, vispi, viraf, xerxes, yazdi, yezad, yezdi, zal, zarir, zubin, aban, aloo, amy, arnavaz, arnaz, armaity, avan, banoo, bapsy, behroze, bachi, coomi, cooverbai, daisy, delnaz, delna, dhun, dhunmai, dilnavaz, dina, diana, dolly, farida, farzana, freny, frenny, goolu, gulbanu, gool, havovi, hilla, homai, hutokshi, jeroo, jerbai, katy, kashmira, kermeen, khorshed, khursheed, mahrukh, makki, meher, mehru, meherbai, mithoo, nargis, nergish, navaz, nilufer, niloufer, parin, pervin, perin, piloo, pouruchisti, roda, ratty, roshan, rati, ruby, sanaya, shehnaz, shirin, shireen, silloo, soona, sooni, tehmina, tehmi, thrity, vera, villoo, vahbiz, yasmin, zarin, zareen, zenobia, ziba`,
)

/** What people are called after, too, but for offices and associations that end with it: `Gram Vikas Samiti`. */
export const lastWordsOfOffices =
  ways(`samiti, sanstha, sabha, thana, kendra, yojana, yojna, sangh, sangathan, parishad, mandali, palika, adalat, force, chowki, sevashram, kalyan kendra
  समिति, समिती, संस्था, सभा, केंद्र, केन्द्र, योजना, संघ, पालिका, सेना, सेवा केंद्र, জেলা, সমিতি, সংস্থা, সভা, সংঘ, কেন্দ্র, ସମିତି, ସଂସ୍ଥା, କେନ୍ଦ୍ର, ସେନା, સમિતિ, સંસ્થા, સેના, કેન્દ્ર, ਸਭਾ, ਸੰਸਥਾ, ਕੇਂਦਰ, مرکز`)

/** What a `dalal` deals in, as it is a surname, too. */
export const landAndHomes =
  ways(`property, zameen, jameen, jamin, makan, makaan, ghar, plot, flat, room, bhumi, bhoomi, kothi, jaga, rent, bhada, kiraya, house, land
  भूमि, जमीन, ज़मीन, जमिनी, मकान, घर, फ्लैट, फ्लॅट, प्लॉट, कमरा, जागा, खोली, জমি, বাড়ি, বাড়ি, ফ্ল্যাট, ঘর, જમીન, મકાન, ઘર, ફ્લેટ, પ્લોટ, મિલકત, ਜ਼ਮੀਨ, ਜਮੀਨ, ਮਕਾਨ, ਘਰ, ଜମି, ଘର, زمین, مکان, گھر`)

import { ways } from '@basera/platform/contract/phrases'
import type { NamedPeople } from '../named-people.ts'

/** What people of a faith do, wear or eat. */
const practice =
  ways(`offer namaz, offers namaz, offering namaz, do namaz, read namaz, reads namaz, namaz pad*, namaz par*, pray five times, prays five times, five prayers, celebrate eid, celebrates eid, eid mana*, bakrid mana*, keep roza, roza rakh*, fast in ramzan, hijab, burqa, burkha, burka, naqab, niqab, skull cap*, topi wale, topi walo, topi pehen*, dadhi wale, daadhi wale, cross around
    aarti kar*, puja kar*, pooja kar*, puja path, puja paath, pooja path, pooja paath, poojapaath, poojapath, bhajan kar*, keep idols, keeps idols, idols at home, idol at home, light a lamp, light the lamp, lights a lamp, diya jala*, mandir ja*, temple goers, temple going, church goers, churchgoing, attend mass, read the bible, bible read*, sacred thread, janeu, janeudhari, poonal, wear tilak, tilak laga*, devhara, devghara*, sankashti, ekadashi kar*, vrat rakh*, upvas kar*, thakur rakh*, thakur puj*, saami kumbid*, sami kumbid*, vilakku yeth*, vilakku yet*, vilakku et*, deepam petti*, deepam pette*, devara pooje, deva puje, eat beef, eats beef, beef eat*, eat pork, iftar*, iftaar*, sehri, sehar*, taraweeh, bakra eid, bakrid, qurbani, kurbani*, korbani*, black veil*, sundays are for church, sunday church, prayer meeting*, prarthana koot*, prarthanak*, satyanarayan*, mangal ka vrat, laddu gopal, madi mailige, shankha sindur, sankha sindur
    pray like us, prays like us, pray as we do, pray the way we do, worship like us, worship as we do, worship the same, worship our, same god, same gods, our gods, our festivals, follow our customs, follow our traditions
    इफ़्तार*, इफ्तार*, सहरी*, क़ुर्बानी*, कुर्बानी*, लड्डू गोपाल*, ప్రార్థన కూట*, ಬುರ್ಖಾ*, ಟೋಪಿ ಹಾಕಿ*, బురఖా*, பர்தா*, বোরখা*, কোরবানি*, শাঁখা সিঁদুর*, बुर्क़ा*, बुर्का*, नमाज*, नमाज़*, पूजा पाठ, पूजा करत*, पूजा करने*, आरती करत*, आरती करने*, रोज़ा रख*, रोजा रख*, जनेऊ*, देवघर*, देव्हारा*, संकष्टी*, ईद मना*, নামাজ*, ঠাকুর রাখ*, পূজা কর*, পুজো কর*, சாமி கும்பிட*, தொழுகை*, விளக்கு ஏற்ற*, பூணூல்*, నమాజ్*, పూజ చేస*, పూజలు చేస*, దీపం పెట్ట*, జంధ్యం*, ನಮಾಜ್*, ಪೂಜೆ ಮಾಡ*, ದೀಪ ಹಚ್ಚ*, ಜನಿವಾರ*`)

const onlyThose =
  ways(`only those, only if, only people who, only families who, those alone, wahi log, wohi log, wahi tik*, wahi rah*, wahi contact, wahi aaye*, wahi call, tabhi, tarach, tyach, dhaan, dhan set, mattum, mattume, maatrame, matrame, matram, mathra, matra, sirf, kewal, shudhu, sudhu, hi contact, hi aaye*
    वही, तभी, तरच, केवल, सिर्फ, தான், மட்டும், மட்டுமே, మాత్రమే, ಮಾತ್ರ, শুধু`)

export const religion: NamedPeople = {
  kind: 'religion',
  namingShutsOut: true,
  turnedDownLater: true,
  people:
    ways(`hindu*, m community, m comunity, m cast, m caste, m log, sanatan*, muslim*, muslam*, moslem*, mohammedan*, muhammadan*, islam*, musalman*, musalmaan*, mussalman*, mulla*, miyan log, shia*, sunni*, bohra*, bohri*, khoja*, memon*
    christian*, xian*, isai, isaai, catholic*, protestant*, pentecost*, syrian christian*, jain, jains, jaini*, jainis, sikh*, sardar log, buddhist*, parsi*, parsee*, zoroastrian*, jew, jews, jewish, atheist*, iskcon*, vaishnav*, vaishnava*, lingayat*, other religion*, another religion, same religion, our religion, own religion, my religion, other faith*, same faith, one religion, religious minorit*, minorities, non hindu*, nonhindu*, non muslim*, nonmuslim*, god fearing, idol worshipper*, non christian*, non jain*, sanatani*, vidharmi*, ahmadi*, bahai*, namazi*, church going, born again, roman catholic*, syro malabar, same dharm, apne dharm, hamare dharm, dusre dharm, doosre dharm, our faith, own faith, other faiths, certain religion*, particular religion*, another faith, other beliefs, dusre mazhab, doosre mazhab, apne mazhab, gair mazhab, gair dharm, hindu community, muslim community
    हिंदू*, हिन्दू*, हिंदु*, हिन्दु*, मुस्लिम*, मुसलमान*, ईसाई*, जैन, जैनों, सिख*, बौद्ध*, ख्रिश्चन*, अल्पसंख्यक*, हिंदूंना, हिंदूंसाठी, सनातनी*, विधर्मी*, पारसी*, दूसरे धर्म*, दूसरे मज़हब*, दूसरे मजहब*, अपने मज़हब*, ग़ैर मज़हब*, गैर धर्म*, अपने धर्म*, ईसाइयों, जैनियों, मुसलमानों, इतर धर्मीय*
    হিন্দু*, মুসলিম*, মুসলমান*, খ্রিস্টান*, খ্রিষ্টান*, বৌদ্ধ*, জৈন*, শিখ*, সনাতন*, সংখ্যালঘু*, অন্য ধর্ম*, ખ્રિસ્તી*, શીખ*, મુસલમાન*, હિન્દુ*, હિંદુ*, મુસ્લિમ*, જૈન*, ਹਿੰਦੂ*, ਸਿੱਖ*, ਮੁਸਲਮਾਨ*
    இந்து*, ஹிந்து*, முஸ்லிம்*, முஸ்லீம்*, இஸ்லாமிய*, கிறிஸ்தவ*, கிறித்தவ*, கிறிஸ்டியன்*, ஜெயின்*, கிறிஸ்துவ*, சீக்கிய*, இசுலாமிய*, வேறு மத*, indhu*, hindukkal*
    హిందు*, హిందూ*, ముస్లిం*, క్రైస్తవ*, క్రిస్టియన్*, జైన*, సిక్కు*, ఇస్లాం*, ఇతర మత*, ಸಿಖ್*, ಇಸ್ಲಾಂ*, ಬೇರೆ ಧರ್ಮ*, ಹಿಂದೂ*, ಹಿಂದು*, ಮುಸ್ಲಿಂ*, ಮುಸ್ಲಿಮ*, ಕ್ರಿಶ್ಚಿಯನ್*, ಕ್ರೈಸ್ತ*, ಜೈನ*, ಲಿಂಗಾಯತ*
    ഹിന്ദു*, മുസ്ലിം*, മുസ്ലീം*, ക്രിസ്ത്യന്*, ക്രിസ്ത്യാനി*, ہندو*, مسلم*, مسلمان*, عیسائی*, شیعہ, سنی, سکھ`),
  lexicon: { practice, onlyThose },
  also: [
    '<practice> ... <onlyThose>',
    '<onlyThose> ... <practice>',
    '<practice> ... <turnedDown>',
    '<practice> . <person> .. <nahi>',
    '<practice> . <person> .. <refuse>',
    '<no> .. <practice>',
    '<refusesTo> .. <letTo> .. <practice>',
    '<want> ... <person> .. <practice>',
    '<want> .. sacred/janeu/poonal',
    '<prefer> .. <practice>',
    '<practice> .. <prefer>',
    'prayers/prayer/puja/pooja/pujas/worship .. like . ours/us/we',
    'eat/eats/pray/prays/worship .. like us/ourselves .. pray/worship/eat/eats/prays',
    '<person> . who . pray/prays/worship/worships .. like/as',
  ],
  fine: [
    '<practice> .. room/corner/space/place/ghar/unit/shelf/ground/hall/time/timings',
    '<practice> .. ke liye .. jagah/room/kamra/kona/space',
    '<practice> .. wherever/anywhere/freely/everywhere/welcome/fine/okay/ok',
    'no . loud/noisy .. <practice>',
  ],
}

export const religionExamples = {
  shutsOut: [
    'Hindus only',
    'no muslim tenants pls',
    'Preference for Jain family',
    'Christians need not apply',
    'sirf sikh ladke',
    'मुस्लिम परिवार को नहीं देंगे',
    'இந்துக்களுக்கு மட்டும்',
    'ముస్లింలకు ఇవ్వబడదు',
    'Those who offer namaz will be happier in other localities',
    'Jo roz puja karte hain wahi log call karein',
  ],
  fine: [
    'Near the Hindu temple and the Muslim bakery',
    'People of any religion are welcome',
    'No problem with any religion, Hindu or Muslim',
    'Christian Street, third house',
    'There is a corner for puja, use it or not',
  ],
}

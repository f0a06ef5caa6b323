import { ways } from '@basera/platform/contract/phrases'
import type { NamedPeople } from '../named-people.ts'

export const religion: NamedPeople = {
  kind: 'religion',
  namingShutsOut: true,
  people:
    ways(`hindu*, sanatan*, muslim*, muslam*, moslem*, mohammedan*, muhammadan*, islam*, musalman*, musalmaan*, mussalman*, mulla*, miyan log, shia*, sunni*, bohra*, bohri*, khoja*, memon*
    christian*, xian*, isai, isaai, catholic*, protestant*, pentecost*, syrian christian*, jain, jains, jaini*, jainis, sikh*, sardar log, buddhist*, parsi*, parsee*, zoroastrian*, jew, jews, jewish, atheist*, iskcon*, vaishnav*, vaishnava*, lingayat*, other religion*, another religion, same religion, our religion, own religion, my religion, other faith*, same faith, one religion, religious minorit*, minorities, non hindu*, nonhindu*, non muslim*, nonmuslim*, god fearing, idol worshipper*, non christian*, non jain*, sanatani*, vidharmi*, ahmadi*, bahai*, namazi*, church going, born again, roman catholic*, syro malabar, same dharm, apne dharm, hamare dharm, dusre dharm, doosre dharm, our faith, own faith, other faiths, hindu community, muslim community
    हिंदू*, हिन्दू*, हिंदु*, हिन्दु*, मुस्लिम*, मुसलमान*, ईसाई*, जैन, जैनों, सिख*, बौद्ध*, ख्रिश्चन*, अल्पसंख्यक*, हिंदूंना, हिंदूंसाठी, सनातनी*, विधर्मी*, पारसी*, दूसरे धर्म*, अपने धर्म*, ईसाइयों, जैनियों, मुसलमानों, इतर धर्मीय*
    হিন্দু*, মুসলিম*, মুসলমান*, খ্রিস্টান*, খ্রিষ্টান*, বৌদ্ধ*, জৈন*, শিখ*, সনাতন*, সংখ্যালঘু*, অন্য ধর্ম*, ખ્રિસ્તી*, શીખ*, મુસલમાન*, હિન્દુ*, હિંદુ*, મુસ્લિમ*, જૈન*, ਹਿੰਦੂ*, ਸਿੱਖ*, ਮੁਸਲਮਾਨ*
    இந்து*, ஹிந்து*, முஸ்லிம்*, முஸ்லீம்*, இஸ்லாமிய*, கிறிஸ்தவ*, கிறித்தவ*, கிறிஸ்டியன்*, ஜெயின்*, கிறிஸ்துவ*, சீக்கிய*, இசுலாமிய*, வேறு மத*, indhu*, hindukkal*
    హిందు*, హిందూ*, ముస్లిం*, క్రైస్తవ*, క్రిస్టియన్*, జైన*, సిక్కు*, ఇస్లాం*, ఇతర మత*, ಸಿಖ್*, ಇಸ್ಲಾಂ*, ಬೇರೆ ಧರ್ಮ*, ಹಿಂದೂ*, ಹಿಂದು*, ಮುಸ್ಲಿಂ*, ಮುಸ್ಲಿಮ*, ಕ್ರಿಶ್ಚಿಯನ್*, ಕ್ರೈಸ್ತ*, ಜೈನ*, ಲಿಂಗಾಯತ*
    ഹിന്ദു*, മുസ്ലിം*, മുസ്ലീം*, ക്രിസ്ത്യന്*, ക്രിസ്ത്യാനി*, ہندو*, مسلم*, مسلمان*, عیسائی*, شیعہ, سنی, سکھ`),
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
  ],
  fine: [
    'Near the Hindu temple and the Muslim bakery',
    'People of any religion are welcome',
    'No problem with any religion, Hindu or Muslim',
    'Christian Street, third house',
  ],
}

import { ways } from '@basera/platform/contract/phrases'
import type { NamedPeople } from '../named-people.ts'

/** Who lives without a spouse, or with somebody without being married. */
const unwed =
  ways(`bachelor*, unmarried, not married, unwed, divorcee*, divorced, divorce, widow, widows, widowed, separated, live in, livein, living together, living alone, lives alone, live alone, staying alone, stay alone, single women, single men, single mother*, without marriage, before marriage, without being married
    akeli maa, akeli aurat, akeli ladki, akeli mahila, akele rehne wale, talak*, talaq*, talaakshuda, vidhwa, kunwar*, bina shaadi, bina shadi, bina nikah, bina vivah, shaadi ke bina, shadi ke bina, lagna na karta, lagnashivay, lagna zalela nahi*, pelli kakunda, pelli kaakunda, pelli kani, pelli kaani, maduve aagde, maduve agde, maduve aagade, maduve agade, maduve illade, kalyanam aaga*, kalyanam aagaama*, kalyanam agama*, kalyanam illama*, biye na kore, biye chara, biye chhara, obibahito, abibahito
    बिना शादी, शादी के बिना, बिना विवाह, तलाक*, विधवा*, अकेली औरत*, अकेली महिला*, अविवाहित*, लग्न न करता, लग्नाशिवाय, அவிவாக*, திருமணம் ஆகாம*, திருமணமாகாத*, கல்யாணம் ஆகாம*, கல்யாணம் ஆகாத*, விவாகரத்து*, పెళ్లి కాకుండా, పెళ్లి కాని*, విడాకుల*, ಮದುವೆ ಆಗದ*, ಮದುವೆಯಾಗದ*, ಮದುವೆ ಇಲ್ಲದ*, ವಿಚ್ಛೇದ*, বিয়ে না করে, বিয়ে ছাড়া, অবিবাহিত*, ডিভোর্স*`)

export const maritalStatus: NamedPeople = {
  kind: 'marital_status',
  namingShutsOut: false,
  people:
    ways(`bachelor*, bachlor*, batchelor*, bachellor*, bachler*, bachelar*, spinster*, unmarried, un married, not married, married, maried, marrid, newly married, newly maried, newlywed*, unwed, single women, single woman, single men, single man, single lady, single ladies, single girl*, single boy*, single guy*, single people, single tenant*, single parents, singles, couple, couples, live in, live ins, livein, live in couple*, live in relation*, living together, divorcee*, divorced, widow, widows, widower*, separated, boyfriend girlfriend, gf bf, bf gf
    family, families, fmly, familys, famlies, famly, familes, small family
    kunwara, kunware, kunwari, kuware, kunvare, avivahit, vivahit, shaadishuda, shadishuda, shadi shuda, shaadi shuda, bina shaadi, bina shadi, bin shaadi, bina byah, chhada, chhade, chade, chhadon, parivar, parivaar, pariwar, miya biwi, pati patni, ladke ladki sath*, ladka ladki sath*, ladke ladki saath*, ladka ladki saath*, boys and girls together, shaadi na hui, shadi na hui, bin byahe, bin byahi, partner ke saath, spouse, talakshuda, talaqshuda, vidhwa, kudumbam, kudumbathinar, brahmachari*, kutumb, fyamili, famili
    बैचलर*, अविवाहित*, विवाहित*, कुंवार*, कुँवार*, कुवार*, शादीशुदा*, शादी शुदा, बिना शादी, पति पत्नी, परिवार*, फैमिली*, फॅमिली*, कुटुंब*, कपल*, जोड़े, तलाकशुदा*, विधवा*, लिव इन, बॅचलर*, लग्न झालेल*
    ব্যাচেলর*, অবিবাহিত*, বিবাহিত*, পরিবার*, ফ্যামিলি*, દંપતી*, બેચલર*, અપરિણીત*, ફેમિલી*, પરિવાર*, ਪਰਿਵਾਰ*
    பேச்சுலர்*, பேச்சிலர்*, பேச்சலர்*, குடும்பத்தின*, குடும்ப*, திருமணமானவ*, திருமணம் ஆனவ*, திருமணமாகாத*, திருமணம் ஆகாத*, தம்பதி*, ஃபேமிலி*
    బ్యాచిలర్*, బ్యాచులర్*, కుటుంబ*, ఫ్యామిలీ*, పెళ్లి కాని*, పెళ్లయిన*, పెళ్ళికాని*, అవివాహిత*, వివాహిత*, జంట*, ಬ್ಯಾಚುಲರ್*, ಬ್ಯಾಚಲರ್*, ಬ್ರಹ್ಮಚಾರಿ*, ಕುಟುಂಬ*, ಫ್ಯಾಮಿಲಿ*, ಅವಿವಾಹಿತ*, ವಿವಾಹಿತ*, ಮದುವೆಯಾ*, ದಂಪತಿ*
    ബാച്ചിലര്*, കുടുംബ*, ഫാമിലി*, അവിവാഹിത*, വിവാഹിത*, بیچلر*, فیملی*, خاندان*, کنوار*, شادی شدہ, غیر شادی شدہ`),
  lexicon: { unwed },
  also: [
    '<unwed> ... <turnedDown>',
    '<unwed> .. <refuse>',
    '<unwed> .. <nahi>',
    '<no> .. <unwed>',
    '<unwed> ... ke liye .. <nahi>',
    'marriage/nikah/marraige/shaadi/shadi/vivah/wedding . certificate/cert/proof/saboot/photo ...',
    'शादी/विवाह . सर्टिफिकेट/प्रमाण ...',
    '<only> .. husband .. wife',
    'married/unmarried/divorced/widowed <want>',
    '<want> .. married/unmarried/shaadishuda/shadishuda/avivahit',
    'शादीशुदा/अविवाहित/शादीशुदा .. <want>',
    'shaadishuda/shadishuda/avivahit/vivahit .. <want>',
    'parivar/pariwar/parivaar/family ko/hi .. denge/milega/dena',
  ],
  fine: [
    'no/not/without/zero/koi . marriage/nikah/wedding . certificate/proof',
    'marriage/nikah/wedding . certificate/proof ... not/nahi',
    'bachelor/bachelors/bachlor pad/room/rooms/flat/accommodation/friendly/party/parties/kitchen/style/degree/life',
    'bachelor/bachelors/couple/couples/family/families/pet friendly ...',
    'family/couple .. room/rooms/flat/home/doctor/court/restaurant/car/business/member/members/house/function/functions/visit/visits/photos/tv',
    'only/one/just/small/our/my/owner/owners/another/other family .. lives/live/stays/stay/upstairs/downstairs/here/floor/rehti/rehta/on/in',
    'our/my/owners/owner/landlords/landlord family',
    'one/only/another bachelor/couple/family .. lived/lives/stayed/stays',
    'bachelor/bachelors/couple/couples/family/families . allowed/welcome/ok/okay/fine par/lekin/magar/but ...',
    'married/unmarried or not',
    'married or unmarried ...',
    'family ... bachelor/bachelors .. welcome/allowed/ok/okay/fine/both/dono/bhi',
    'bachelor/bachelors ... family/families .. welcome/allowed/ok/okay/fine/both/dono/bhi',
    'couples/couple ... singles/single/families .. welcome/allowed/ok/fine',
    'only .. from .. families',
    '<person> .. family .. atmosphere/environment/vibe/feel/area/building/locality/neighbourhood/wala',
    'single occupancy/room/bed/sharing/cot',
  ],
}

export const maritalStatusExamples = {
  shutsOut: [
    'Bachelors not allowed',
    'families only',
    'family preferred',
    'no live-in couples',
    'unmarried girls only',
    'Marriage certificate is a must for couples',
    'bachelor ko flat nahi denge',
    'पति पत्नी के लिए ही, बैचलर नहीं',
    'குடும்பத்தினருக்கு மட்டும்',
  ],
  fine: [
    'Families and bachelors are both welcome',
    'Only one family lives upstairs',
    'Bachelor friendly',
    'Married or not, all are fine',
    'Small family home with a garden',
    'Single occupancy only',
  ],
}

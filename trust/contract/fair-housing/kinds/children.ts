import { ways } from '@basera/platform/contract/phrases'
import type { NamedPeople } from '../named-people.ts'

export const children: NamedPeople = {
  kind: 'children',
  namingShutsOut: false,
  people:
    ways(`kid, kids, kiddos, child, children, childrens, childern, toddler*, infant*, baby, babies, newborn*, small ones, single mother*, single mom*, single parent*, single father*, pregnant*, expecting mother*, school going, with kids, with children, childless
    bachche, bachcho, bachchon, bacche, bachhe, bache, bachcha, baccha, bachhon, garbhwati, kuzhandhai*, kulandhai*, kuzhanthai*, pillalu, pillala*, makkalu, makkal, baccha wale, lahan mule, mulbal
    बच्चे, बच्चों, बच्चा, गर्भवती*, मूलबाळ, लहान मुले, लहान मुलां*, বাচ্চা*, শিশু*, ছোট বাচ্চা, બાળક*, છોકરાં, ਬੱਚੇ, ਬੱਚਿਆਂ
    குழந்தை*, கைக்குழந்தை*, పిల్లల*, పిల్లలు*, చిన్న పిల్ల*, ಮಕ್ಕಳ*, ಮಕ್ಕಳು, കുട്ടികള*, കുഞ്ഞുങ്ങ*, بچے, بچوں, بچہ`),
  also: [
    '<person> .. without/no kids/children/child/kid/baby',
    'childless .. <person>',
    'adults only',
    'only adults',
    'not/dont/shouldnt/cannot have .. <people>',
    'bina bachche/bachchon/bache ...',
    'बिना बच्चों/बच्चे ...',
    'పిల్లలు/పిల్లల లేని ...',
    'குழந்தை/குழந்தைகள் இல்லாத ...',
    'ಮಕ್ಕಳು ಇಲ್ಲದ ...',
    'मुले/मुलं नसलेल्या/नसलेले/नसलेली ...',
    'বাচ্চা ছাড়া ...',
  ],
  fine: [
    'kids/kid/children/childrens/child/baby/bachche/bachcho .. play/playing/park/area/school/pool/room/rooms/cycle/cycles/garden/club/cot/gate/ground/zone/care/specialist/clothes/library',
    '<no> .. kids/children .. yet/noise',
    'there/theres/have/has .. no kids/kid/children/child/baby/babies ...',
    'no kids/children/baby in/at/around/upstairs/downstairs ...',
    'play/school/park/pool/safe .. for .. kids/children',
  ],
}

export const childrenExamples = {
  shutsOut: [
    'No kids',
    'couple without children preferred',
    'Children are not allowed',
    'single mothers please excuse',
    'bachche wale log nahi chahiye',
    'குழந்தைகள் கூடாது',
  ],
  fine: [
    'No kids play area',
    'Park and school for children close by',
    'Families with children live here',
    "Kids' pool on the roof",
  ],
}

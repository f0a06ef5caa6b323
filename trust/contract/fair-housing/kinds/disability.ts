import { ways } from '@basera/platform/contract/phrases'
import type { NamedPeople } from '../named-people.ts'

export const disability: NamedPeople = {
  kind: 'disability',
  namingShutsOut: false,
  turnedDownLater: true,
  people:
    ways(`disabled, disability, disabilities, handicap*, handicaped, physically challenged, differently abled, crippled, cripple*, lame people, wheelchair, wheel chair, wheelchair user*, wheelchairs, blind, visually impaired, deaf, dumb people, mute people, mental patient*, mentally ill, mentally challenged, mentally retarded, retarded, mental illness, mental issue*, mental condition*, mental disorder*, psychological*, mental problem*, mental health issue*, depression patient*, autistic*, epileptic*, hiv*, leprosy, sick people, bedridden, psychiatric*, patients, specially abled, special need*, paralysed, paralyzed, chronic illness*, cancer patient*, amputee*, crutches, hearing impaired, epilepsy*, aids patient*, mentally unstable, depressed people, depression, able bodied, physically fit, medically fit, fully fit, bodily defect*, physical defect*, walking stick*, hearing aid*, mental health patient*, swasth log*, sehatmand log*, sharir mein kami, sharir me kami, koi kami ho, shaaririk kami
    angavikala*, angavikal*, vikalachetana*, maatruthiranaali*, matruthiranali*, matru thiranali*, vikalangul*, vikalaangul*, divyangul*, protibondhi*, pratibandhi*, pratibondhi*, viklang*, vikalang*, apahij*, apang*, divyang*, langda*, langde, lule, andha, andhe, behra, behre, goonga, pagal, pagal log
    एचआईवी*, एचआयव्ही*, एचआयवी*, এইচআইভি*, எச்ஐவி*, ఎయిడ్స్*, హెచ్ఐవి*, ಎಚ್ಐವಿ*, शरीर में कोई कमी, शारीरिक कमी, विकलांग*, अपाहिज*, दिव्यांग*, अपंग*, अंधे, अंधों, बहरे, लंगड़े, मानसिक रोगी*, मानसिक रोग*, लकवा*, नेत्रहीन*, मूकबधिर*, दृष्टिहीन*, প্রতিবন্ধী*, অন্ধ, বিকলাঙ্গ*, વિકલાંગ*, અપંગ*
    மாற்றுத்திறனாளி*, மாற்றுத் திறனாளி*, ஊனமுற்ற*, பார்வையற்ற*, వికలాంగ*, దివ్యాంగ*, అంధుల*, ಅಂಗವಿಕಲ*, ವಿಕಲಚೇತನ*, ಕುರುಡ*, വികലാംഗ*, ഭിന്നശേഷി*, معذور*, نابینا*`),
  fine: [
    'blind turn/corner/spot/lane',
    'window/roller/venetian/vertical blind',
    'wheelchair/wheelchairs .. access/accessible/ramp/lift/friendly/entry',
    '<no>/<refuse>/not .. wheelchair/wheelchairs .. access/accessible/ramp/lift/entrance/at/yet',
    'not .. wheelchair accessible',
    'lift/ramp/step/steps/stairs ... wheelchair/wheelchairs',
    'not accessible ...',
  ],
}

export const disabilityExamples = {
  shutsOut: [
    'Handicapped persons not allowed',
    'no blind tenants',
    'Only physically fit people',
    'mental patients stay away',
    'विकलांग लोगों को नहीं',
    'ಅಂಗವಿಕಲರಿಗೆ ಇಲ್ಲ',
  ],
  fine: [
    'Wheelchair accessible',
    'No wheelchair ramp, there are three steps',
    'Blind corner at the gate, drive slowly',
    'Disabled parking bay in the basement',
  ],
}

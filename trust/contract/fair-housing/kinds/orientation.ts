import { ways } from '@basera/platform/contract/phrases'
import type { NamedPeople } from '../named-people.ts'

export const orientation: NamedPeople = {
  kind: 'orientation',
  namingShutsOut: false,
  turnedDownLater: true,
  people:
    ways(`gay, gays, lesbian*, lgbt*, homo, homos, homosexual*, bisexual*, bi sexual*, queer*, transgender*, trans gender*, trans people, trans person*, trans women, trans woman, trans men, transsexual*, tg people, hijra*, hijda*, kinnar*, chhakka*, chakka, eunuch*, non binary, same sex*, straight people, straight man, straight men, straight girl*, straight boy*, straight person*, straight guy*, straight women, straight couple*, heterosexual*, straight male*, straight female*, same gender couple*, same gender relation*, unnatural relation*, that way inclined, that sort of relationship, that kind of relationship
    samlaingik*, samalaingik*, thirunangai*, aravani*
    समलैंगिक*, किन्नर*, हिजड़*, हिजड़ों, ट्रांसजेंडर*, तृतीयपंथी*, समलिंगी*, সমকামী*, রূপান্তরকামী*, হিজড়া*, કિન્નર*, திருநங்கை*, ஓரினச்சேர்க்கை*, ట్రాన్స్‌జెండర్*, హిజ్రా*, స్వలింగ*, ತೃತೀಯಲಿಂಗ*, ಮಂಗಳಮುಖಿ*, ಸಲಿಂಗ*, സ്വവര്ഗ*, ട്രാന്സ്*, خواجہ سرا*, ہم جنس*`),
  also: [
    '<only> straight',
    'straight only',
    'not straight',
    'straight .. <prefer>',
    '<prefer> .. somebody/someone/person/flatmate/roommate/tenant/people who . is/are . straight',
    'two men/boys/women/girls/ladies/guys ... like that ... <turnedDown>',
  ],
  fine: [
    'go/walk/turn/continue/drive/come/keep straight ...',
    'straight to/from/ahead/down/on/into/across/road/line/after/away/lane ...',
    '<people> .. friendly/owned/positive/safe',
  ],
}

export const orientationExamples = {
  shutsOut: [
    'No gays',
    'Straight people only',
    'lgbt excuse',
    'hijda log nahi',
    'किन्नरों को कमरा नहीं',
    'Transgender tenants are not accepted',
  ],
  fine: ['Queer friendly flat', 'Go straight only till the temple', 'LGBT people are welcome'],
}

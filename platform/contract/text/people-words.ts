/** Words for people as texts of searches have them; of those of Indian languages the beginnings, since they take endings. */
interface PeopleWords {
  readonly english: string
  readonly indian: string
  readonly scripts: string
}

export const women: PeopleWords = {
  english: "girl'?s?|ladies|lady's|females?|women'?s?|woman",
  indian:
    'ladki|mahila|mulgi|muli(?:i?nsa?t?hi)?|ammayil|ammaila|pengal|ponnung|hudugiy|meyed?er|chh?okri|kud[iy]|(?:my|meri) (?:sister|daughter|behen|bahan|beti)',
  scripts:
    'लड़कि|लड़की|महिला|मुलीं|लेडीज|लेडिज|गर्ल्स|মেয়ে|মেয়ে|মহিলা|লেডিস|গার্লস|மகளிர|பெண்கள|லேடீஸ|మహిళ|అమ్మాయి|ఆడపిల్ల|లేడీస్|గర్ల్స్' +
    '|ಮಹಿಳೆ|ಹುಡುಗಿ|ಲೇಡೀಸ್|છોકરી|મહિલા|બહેનો|લેડીઝ|ગર્લ્સ|ਕੁੜੀ|ਲੜਕੀ|ਲੇਡੀਜ਼|പെൺകുട്ടി|സ്ത്രീ|വനിത|ലേഡീസ്',
}

export const men: PeopleWords = {
  english: "boy'?s?|gent'?s|males?|men'?s?",
  indian:
    'ladk[aeo]|mulga|mule|mulansa?t?hi|abbayil|abbaila|pasang|payyan|hudugar|cheleder|chh?okra|mund[ae]|(?:my|mere|mera) (?:brother|son|bhai|beta)',
  scripts:
    'लड़कों|लड़के|लड़का|पुरुष|मुलां|बॉयज|जेंट्स|ছেলে|পুরুষ|বয়েজ|ஆண்கள|பசங்க|பையன்|పురుష|అబ్బాయి|మగపిల్ల|బాయ్స్|ಪುರುಷ|ಹುಡುಗರ' +
    '|ಬಾಯ್ಸ್|છોકરા|પુરુષ|બોયઝ|ਮੁੰਡ|ਲੜਕੇ|ਲੜਕਿ|ആൺകുട്ടി|പുരുഷ',
}

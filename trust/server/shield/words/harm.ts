import type { Concepts } from '../patterns.ts'

export const harm: Concepts = {
  girl: {
    en: `girl, girls, lady, ladies, female, females, women, single woman|lady|girl, baby, babe, dear, sweety, sweetheart, darling, beautiful, sexy, cute, hot`,
    hi: `ladki, ladkiyo, akeli, aurat, bhabhi, baby, jaan, लड़की, लडकी, अकेली, औरत`,
    ta: `ponnu, ponna, pombala, thaniya, பொண்ணு, பொண்ணா, பெண், தனியா`,
    te: `ammayi, ammayiva, ontariga, ontari, అమ్మాయి, అమ్మాయివా, ఒంటరి, ఒంటరిగా`,
    kn: `hudgi, hudugi, ontiyagi, onti, ಹುಡುಗಿ, ಹುಡುಗಿನಾ, ಒಂಟಿ, ಒಂಟಿಯಾಗಿ`,
    mr: `mulgi, ekti, मुलगी, एकटी`,
    bn: `meye, eka, মেয়ে, একা`,
  },
  'no-rent': {
    en: `forget about? the? rent, rent .. forgotten|forgiven, don't|dont worry about the? rent, rent .. zero|nil, zero|nil rent, no need to? pay|paying, need not pay, adjust .. rent, rent .. adjust*|reduce*|less|low|discount, no money needed, free rent|stay|room|of rent, rent free, stay|live|room|rent free|freely, no rent, dont|don't|not need|want|take|pay rent, rent .. negotiable|not needed|waived|adjust|free, room is yours, discount, without rent, less rent, reduce rent, for free, rent is negotiable`,
    hi: `kiraya|rent adjust*|kam|maaf, किराया माफ|कम|एडजस्ट, free me reh*|me rho|room?, rent nahi|nhi|mat, kiraya nahi|nhi|mat, muft me|mein, free me|mein room|ghar|kamra|raho|rehna, room free, किराया मत|नहीं, मुफ्त में, फ्री में, भाडं|भाडे नको`,
    ta: `வாடகை குறை*, rent|vaadagai|vadagai tharavendam|tharavenam|venam|vena, rent|vaadagai kurai*|korai*, rent|vaadagai vendam|vendaam|illa, வாடகை வேண்டாம்|இல்ல*`,
    te: `rent|addhe|adde vaddu|akkarledu, అద్దె వద్దు|అక్కర్లేదు`,
    kn: `rent|badige beda, ಬಾಡಿಗೆ ಬೇಡ`,
    mr: `bhada|bhade|rent nako, भाडं|भाडे नको`,
    bn: `bhara|rent lagbe na, bhara dite hobe na, ভাড়া লাগবে না, ভাড়া দিতে হবে না`,
  },
  intimate: {
    en: `keep|keeping|give|giving me company, company at|on|in night|nights|weekend|weekends|evening|evenings, nobody|noone will|has|needs|need? to? know|knows, live|stay with me, come live, look|looking|looks hot|sexy|cute|beautiful, spend .. night|evening|evenings|nights|time .. me, shares|share|sharing the|my|same|a bed, evenings with me, night with me, friendly at night, special friend, be my|mine friend|girlfriend|gf|darling|baby, be friendly, romance, romantic, fun with me, friendship, companion, companionship, at night, sleep with, sleep together, share my? bed, same bed, one bed, have sex, sex, sexy, sexual, favour, favours, favor, favors, hot pics|pic|photos, nude, nudes, naked, bikini, massage, cuddle, kiss, kisses, hug, satisfy, pleasure, physical, benefits, with benefits, one night, enjoy with|together, make me happy, keep me happy, take care of me, come alone, night stay with me, virgin, breast, bra, boobs, fuck, horny, body`,
    hi: `dosti kar*|karni|karogi, दोस्ती कर*, time|waqt mere saath|sath, mere|mere saath|sath .. raat|bitao, bitao .. raat, raat .. mere, khush kar*|kr*|rakh*, mere sath so*|raat|rehna, sath so|sona|sojana, so jana, raat ko mere|mera|meri|aa*|akele, khayal rakhna, nangi, nangi photo, pyar, chumma, sex, maza, masti, खुश कर*|रख*, साथ सो*, रात को .. खुश|साथ, ख्याल रख*, नंगी, सेक्स, मज़े|मजे`,
    ta: `friendly|jolly a|aa|ah|ah? iru*, night|nite|raathiri va|vaa|vandhu|vanga, ennoda iru*|thoongu|padu*|iruntha*, en kooda padu*|thoongu|iru*, raathiri, rathiri .. enn*|ennoda, என்னோட இரு*|படு*, ராத்திரி, என் கூட, என்கூட, படுக்க*, சந்தோஷப்படுத்*`,
    te: `natho padu*|undu|unte|unt*, nato padu*|unt*, ratri natho|na tho, రాత్రి నాతో, నాతో పడుకుం*|ఉంటే|గడప*, సుఖ*`,
    kn: `nan jothe malag*|iru*|idre|ir*, ratri nan jothe, ರಾತ್ರಿ ನನ್ನ ಜೊತೆ, ನನ್ನ ಜೊತೆ ಮಲಗ*|ಇದ್ರೆ|ಇರು*, ಸುಖ*`,
    mr: `mazyasobat zop*|rah*|raha|ye, ratri mazya*, रात्री माझ्यासोबत, माझ्यासोबत झोप*|राहा|ये, खुश कर*`,
    bn: `amar sathe thak*|shu*|ghum*|rat*, rate amar sathe|kache, রাতে আমার সাথে|কাছে, আমার সাথে থাক*|শু*|শো*|ঘুম*|রাত*, খুশি কর*`,
  },
  obscene: {
    en: `nude, nudes, naked pic|pics|photo|photos, hot pics|pic|photo|photos, send .. sexy, have sex, sex with|for|chat, fuck, horny, sleep with me, sleep together with me, sex`,
    local: `nangi, mere sath so*, sath so|sojao|sona|so jana, नंगी, मेरे साथ सो*, सेक्स, natho padu*, నాతో పడు*, ennoda padu*, என்னோட படு*, nan jothe malag*, ನನ್ನ ಜೊತೆ ಮಲಗ*, mazyasobat zop*, माझ्यासोबत झोप*, amar sathe shu*|ghum*, আমার সাথে শু*|শো*|ঘুম*`,
  },
  threat: {
    en: `i will kill, kill you|u, i know where you|u live|stay|work, i know your|ur office|home|house|hostel|address|family|college|workplace, see what happens|i do, know ur|your address|house, break your|ur, come to your house|home|office, my boys|men|people|guys will|shall|are, pick|lift you|u up, send|sending boys|men|goons|guys, boys will come, beat you|u, i will find|hurt|harm|rape|destroy|ruin|expose|leak|finish|beat, i'll|ill|we'll kill|find|hurt|harm|rape|destroy|ruin|expose|leak|finish|beat, harm you|u|your, leak your, leak ur, viral your|ur|kar*, rape, acid, you|u will regret|see|die, your family|parents .. know|see|send|photos, burn, or else i|we, watch out, be ready to`,
    hi: `ladke|gunde|bande bhej*, ladko ko bhej*, लड़के|गुंडे भेज*, jaan se mar*|maar*, maar dunga|dalunga|daalunga, mar dunga, maarunga, marunga, ghar me|mein ghus ke|kar|jaunga|jayenge, ghus ke mar*|maar*, tera|tere|teri address|ghar|ghr|family pata|malum|ko|me, uthwa*|utha lunga|lenge, dekh lunga, pair tod*, tod dunga|denge, viral kar*, badnam*, जान से मार*, मार दूंगा|दूँगा|डालूंगा|डालूँगा, घर में घुस*, तेरा|तेरे घर .. पता, उठा लूंगा|लेंगे, देख लूंगा|लूँगा, तोड़ दूंगा|दूँगा|देंगे, वायरल कर*, बदनाम*`,
    ta: `asinga padut*, asingapadut*, அசிங்கப்படுத்*, ஆள் அனுப்*, kolluven, konnuduven, konduduven, kolla poren, adippen, adichu, unga veedu theriyum, un veedu enakku theriyum, கொல்லுவேன், கொன்னுடுவேன், கொன்றுவிடுவேன், அடிப்பேன், உன் வீடு .. தெரியும்`,
    te: `goda chest*, godava chest*, గొడవ చేస్*, manushulni pamp*, champesta*, champutha*, champestanu, kodata, kodathanu, nee illu .. telusu, చంపేస్తా*, చంపుతా*, కొడతా*, నీ ఇల్లు .. తెలుసు`,
    kn: `galate mad*, ಗಲಾಟೆ ಮಾಡ*, hudugarna kal*, saysthini, kolthini, kollthini, sayisthini, hodithini, nin mane .. gottu, ಸಾಯಿಸ್ತೀನಿ, ಕೊಲ್ತೀನಿ, ಕೊಲ್ಲುತ್ತೇನೆ, ಹೊಡೀತೀನಿ, ನಿನ್ನ ಮನೆ .. ಗೊತ್ತು`,
    mr: `office la yeun, tamasha kar*, तमाशा कर*, marun takin, jivane marin, thar marin, tuza ghar .. mahit, मारून टाकीन, जिवे मारीन, ठार मारीन, तुझं घर .. माहीत`,
    bn: `office e giye|ese, jhamela kor*, ঝামেলা কর*, mere felbo, mere debo, khun kore, tor bari|basa .. chini|jani, মেরে ফেলব*, মেরে দেব*, খুন কর*, তোর বাড়ি .. চিনি|জানি`,
  },
  joking: {
    en: `lol, haha, hahaha, hehe, jk, just kidding, kidding, joking`,
    hi: `mazak, mazaak, मज़ाक, मजाक`,
  },
  windfall: {
    en: `work from home job|jobs|offer|opportunity|task|tasks|earn*|and, part time job, online job|task|work|earning, earn .. daily|weekly, earn from|at home, earn .. per day|week, earn upto|up|extra|lakhs, like|rate|review|subscribe youtube|videos|hotels|channel*|pages|google, per review|like|task|video|click, daily payout|payment|income, hr from|of, telegram task, task group, crypto plan|scheme|trading|group|profit, invest #amount|in|now|with|rs, bitcoin, investment|trading plan|tips|group|scheme|profit, double in, money double, lottery, prize, lucky draw, won rs|a|the, guaranteed return|returns|profit, loan approved|without|offer, instant loan, data entry job, forex, betting, cashback, casino`,
    hi: `ghar baithe, kamao, kamaye|kamaiye, paisa double, lottery, loan chahiye|milega|le, घर बैठे, कमाओ, कमाएं, कमाइए, पैसा डबल, लॉटरी, लोन मिलेगा, निवेश`,
    local: `veetla irundhe, sambadhi*, sambathi*, வீட்டில் இருந்தே, சம்பாதி*, லாட்டரி, intlo undi, sampadinch*, ఇంట్లో నుండే|ఉండి, సంపాదించ*, లాటరీ, maneyalle, sampadis*, ಮನೆಯಿಂದಲೇ|ಮನೆಯಲ್ಲೇ, ಸಂಪಾದಿಸ*, ಲಾಟರಿ, ghari basun, kamva, घरी बसून, कमवा, লটারি, ghore bose, ঘরে বসে, আয় করুন, রোজগার`,
  },
  join: {
    en: `join, group, daily, per day, guaranteed, returns, profit, earn, double, click, link, whatsapp, telegram, days, apply, invest, claim, win, #link, #shortlink, #badlink`,
    local: `roz, rojana, rozana, group, kamao, join karo, रोज, रोज़, रोजाना, कमाओ, जुड़ें, தினமும், రోజూ, రోజుకు, ದಿನಕ್ಕೆ, ಪ್ರತಿದಿನ, रोज, প্রতিদিন, দৈনিক, #amount`,
  },
  click: {
    en: `click, tap, open, visit, login, log in, sign in, fill, verify, complete, confirm, claim, book, pay, download, see, here, link, register, update`,
    local: `link pe, login karo|kro, form bharo, click kar*|kr*, क्लिक, लिंक, लॉगिन, भरें|भरो, கிளிக், லிங்க்*, క్లిక్, లింక్*, ಕ್ಲಿಕ್, ಲಿಂಕ್*, क्लिक, लिंकवर, ক্লিক, লিংক*`,
  },
}

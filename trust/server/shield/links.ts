const link = /(?:h[tx]{2}ps?:\/\/)?((?:[a-z0-9\u00a1-\uffff-]+\.)+[a-z0-9-]{1,20})(:\d+)?(\/\S*)?/g
/** What every link holds. */
const dotted = /\.[a-z0-9-]/
const shorteners =
  /^(?:bit\.ly|tinyurl\.com|t\.co|cutt\.ly|rb\.gy|is\.gd|shorturl\.at|goo\.gl|ow\.ly|rebrand\.ly|t\.ly|tiny\.cc|s\.id|v\.gd|shorte\.st|bitly\.(?:com|ws)|clck\.ru|urlz\.fr|lnkd\.in|surl\.li|u\.to|gg\.gg|bl\.ink|qr\.ae|short\.gy)$/
const wellKnown =
  /(?:^|\.)(?:basera\.(?:in|com|test|example)|google\.com|goo\.gl|google\.co\.in|linkedin\.com|youtube\.com|youtu\.be|wikipedia\.org|gov\.in|nic\.in|olamaps\.io|mappls\.com|openstreetmap\.org|swiggy\.com|zomato\.com|amazon\.in|amazon\.com|flipkart\.com|drive\.google\.com|infosys\.com|mygate\.com|meet\.google\.com|zoom\.us|microsoft\.com|irctc\.co\.in)$/
const cheapDomains =
  /\.(?:xyz|top|click|online|site|website|shop|store|live|club|icu|vip|buzz|link|work|loan|win|cfd|sbs|rest|monster|cyou|tk|ml|ga|cf|gq|ru|cn|info|biz|support|help|pw|cam|bond|fun|space|lol|quest|pro|app|web\.app|vercel\.app|netlify\.app|github\.io|blogspot\.com|weebly\.com|wixsite\.com|000webhostapp\.com|ngrok\.io|pages\.dev|firebaseapp\.com)$/
const known =
  'basera|nobroker|magicbricks|99acres|housing|airbnb|olx|paytm|phonepe|sbi|hdfc|icici|axis|npci|upi|uidai|kyc|incometax|amazon|flipkart|google|whatsapp'
const borrowedName = new RegExp(
  `(?:${known})[-.]|[-.](?:${known})(?=[-.])|(?:${known})\\w+\\.|base-?ra|bas[e3]ra|bsera|basear`,
)
const ends =
  /\.(?:com|in|net|org|co|io|me|ly|gl|at|to|cc|us|id|ws|ai|app|dev|xyz|top|click|online|site|website|shop|store|live|club|icu|vip|buzz|link|work|loan|win|tk|ml|ga|cf|gq|ru|cn|info|biz|pw|cam|fun|space|pro|gd|gy|li|fr|cfd|sbs|uk|eu|page|support|help|bond|quest|lol|rest|cyou|monster|su|pe|edu|gov|nic|be|us|test|example)$/
const address = /^\d{1,3}(?:\.\d{1,3}){3}$/
const chatLinks =
  /^(?:wa\.me|chat\.whatsapp\.com|api\.whatsapp\.com|t\.me|telegram\.me|telegram\.dog|signal\.me|m\.me)$/
const maps = /^(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.google)/

function signsOf(host: string, path: string, whole: string): readonly string[] {
  if (maps.test(host + path)) return ['#maplink']
  if (chatLinks.test(host)) return ['#chatlink']
  if (/\.apk(?![a-z])/.test(whole)) return ['#apk', '#badlink']
  if (address.test(host)) return ['#badlink']
  if (shorteners.test(host)) return ['#shortlink']
  if (wellKnown.test(host)) return ['#safelink']
  if (!ends.test(host)) return []
  const odd = host.includes('xn--') || cheapDomains.test(host) || borrowedName.test(host)
  return odd ? ['#link', '#badlink'] : ['#link']
}

/** What the links of a folded text are: `#safelink`, `#link`, `#shortlink`, `#badlink` (trust.message-links). */
export function linkSigns(folded: string): string[] {
  if (!dotted.test(folded)) return []
  const signs = new Set<string>()
  for (const [whole, host = '', , path = ''] of folded.matchAll(link)) {
    const clear = whole.includes('://') || path !== '' || !/^\d+\.\d/.test(host)
    if (address.test(host) && path === '' && !whole.includes('://')) continue
    if (clear) for (const sign of signsOf(host, path, whole)) signs.add(sign)
  }
  if (/[a-z0-9_]\.apk(?![a-z])/.test(folded)) signs.add('#apk')
  return [...signs]
}

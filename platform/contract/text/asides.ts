import { homeWords } from './home-words.ts'

const sum = String.raw`(?:₹|rs\.? ?)?(?:\d{1,3}(?:,\d{2,3})+|\d{3,}|\d{1,2}(?:\.\d+)?(?= ?(?:k|th|l|ha|mo)))(?: ?(?:k|thousand|hazar|hajar|lakhs?|lacs?|l|months?|/-)(?!\p{L}))?`
const ofSum = `(?: ?(?:is|of|up ?to|under|max|only|around|:|-))*`
const number = String.raw`\d+(?:[.,]\d+)?`
const monthNames =
  'january|jan|february|feb|march|april|apr|may|june|july|august|aug|september|sept|sep|october|oct|november|nov|december|dec'
const unit =
  '(?:sector|sec|phase|ph|block|blk|stage|pocket|ward|zone|gate|no|number|part|lane|street|main|cross|plot|flat|house|tower|avenue|mile|road)'
const days = 'next month|this month|next week|tomorrow|today|month end'
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const persons = 'log|logon|people|persons?|pax|friends?|members?|adults?|kids?|children|tenants?'
const people = `boys?|girls?|ladies|gents|m[ae]n|wom[ae]n|males?|females?|bachelors?|students?|working|ladk[aeio]\\w*|${persons}`
const qualifiers = '(?:(?:no|zero|low|with|without|less|bina|security|refundable) )*'

/**
 * What a search text says that is neither a place nor a rent: distances and ways, days, deposits and other sums, how many people for how
 * long, sizes in feet, telephone numbers.
 */
const kinds = [
  String.raw`(?:(?:call|contact|whatsapp|wa|ph|phone|mob|mobile|no|num|number|me|at|on|\+91)[ .:@]*)*(?<!\d)[6-9]\d{4}[ -]?\d{5}`,
  `${qualifiers}(?:deposit|advance|pagdi|salary|income|ctc|package)${ofSum} ?${sum}(?: only)?`,
  `${sum}(?:(?: rent| ka| ke| as| of| in| ki| token| refundable| security)){0,2} (?:deposit|advance|salary|income|ctc|lpa|maintenance)(?!${ofSum} ?${sum})`,
  `${qualifiers}(?:deposit|salary|maintenance)`,
  `maintenance${ofSum} ?${sum}`,
  String.raw`(?:₹|rs\.? ?)?${number}k? ?(?:/-)? ?(?:per |a |/ ?|@ ?)(?:day|night|week|hour)|(?:per|each) (?:day|night|week|person|bed|head)`,
  '(?:no|without|zero|bina|non|nil|vagar)[ -]?(?:brok\\w*|dalal\\w*|agents?)(?: fees?)?',
  '(?:brok\\w*|dalal\\w*|agents?) (?:illama\\w*|venda\\w*|beda|vaddu|ch+[ah]*ra|nah?in?|nako|nathi|mat)(?: chahiye)?',
  String.raw`${number} ?(?:sq\.? ?(?:ft|feet|yards?|yds?|m|mtrs?)|sq|sft|square (?:feet|foot|yards?|met(?:er|re)s?)|feet|yards?|gaj)`,
  `(?:(?:on|in) )?(?:ground|first|second|third|top|${day}) floor`,
  `(?:(?:with)?in |under |up ?to |only |just |less than |around )?${number}(?:(?: ?- ?| to )${number})?[ -]?(?:kms?|kilomet(?:er|re)s?|mtrs?|met(?:er|re)s?|(?<=[0-9][0-9] ?)m(?! block)|mins?|minutes?|hours?|hrs?)(?: (?:walk(?:ing|able)?|drive|away|radius|distance|ki doori|door))*(?: (?:of|from|to|se))?`,
  `(?:at )?walk(?:ing|able)? ?distance(?: (?:of|from|to|se))?|walkable(?: (?:from|to))?`,
  String.raw`(?:(?:available|shifting|moving?|move ?in|starting|joining|wef) )?(?:(?:from|by|on|before|after|in|since) )?(?:${day}(?: of)? ?(?:${monthNames}|mar|jun|jul)|(?:${monthNames}) ${day}(?!\d))(?:,? 20\d\d)?`,
  String.raw`(?:(?:available|shifting|moving?|move ?in|starting|joining) )?(?:from|by|in|before|since) (?:(?:${monthNames})(?! ?\p{L}{3,} (?:road|marg))|${days})(?: 20\d\d)?`,
  String.raw`20\d\d (?:${monthNames})|(?:${monthNames}) 20\d\d|\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d\d`,
  String.raw`(?:batch|session|year) (?:of )?20\d\d(?:-\d\d(?:\d\d)?)?|20\d\d(?:-\d\d(?:\d\d)?)? (?:batch|session|admissions?)`,
  String.raw`(?:for |min(?:imum)? |only )?\d{1,2}(?:(?: ?- ?| to )\d{1,2})? ?(?:months?|years?|yrs?|weeks?|days?|mahine)(?: (?:only|stay|lease|contract|agreement))?`,
  String.raw`(?<!${unit}[ .-]?)(?:(?:for|with|we are|hum) )?\d{1,2}(?: (?:${persons})(?: ke liye)?|(?= (?:${people})(?!\p{L})))`,
  '(?:one|two|three|four|ek|do|teen|char)[ -](?:bhk|rk|bed ?rooms?|rooms?|kamr\\w+|log)',
  'pure[ -]?veg(?:etarian)?s?|only veg(?:etarian)?s?|veg(?:etarian)?s? only|jain famil(?:y|ies)|no (?:smok(?:ing|ers?)|drinking|alcohol|non[ -]?veg)',
  'ho (?:gaya|gayi|raha|rha|jayega)(?: hai)?',
  'non[ -]?a/?c',
  `(?:(?:no|non|not|without|don'?t need|with)[ -])?(?:${Object.values(homeWords).join('|')})(?: (?:wal[aie]|वाल[ाीे]))?|no pets?|(?:independent|builder) floors?|gated(?: (?:community|society))?`,
  String.raw`^(?:hi|hello|hey|namaste|dear|helo)(?:[ ,!.]*(?:sir|madam|all|team|guys|friends|everyone|there))?(?=[ ,!.]+(?!tech|tec|tek|fi|land|way)\p{L}+ \S)`,
  String.raw`(?:i|we)(?:'?m|'?re|'?ve)?(?: (?:am|are|have|been|looking|searching|want|need|require|a|an|in|search|of))+(?= (?:for|a|an|room|flat|pg|\d|to|place|house)(?!\p{L}))`,
].map((kind) => kind.replaceAll(' ', String.raw`\s`))

const aside = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${kinds.join('|')})(?![\p{L}\p{N}])`, 'giu')

/** The text with each aside replaced by as many of this sign. */
export const withoutAsides = (text: string, sign: string): string =>
  text.replaceAll(aside, (found) => sign.repeat(found.length))

import { firms, firmsInScripts } from './firms.ts'
import { firmsOfMoney, firmsOfMoneyInScripts } from './firms-of-money.ts'
import {
  institutionWords,
  northernInstitutions,
  southernInstitutions,
  westernInstitutions,
} from './institution-words.ts'
import { officesOfState } from './offices-of-state.ts'

export { namesOfFirms, tradeOfFirms } from './firms.ts'
export { ranksInScripts } from './offices-of-state.ts'
export {
  acronyms,
  besideAcronyms,
  givenNamesOfParsis,
  kindsOfOfficer,
  landAndHomes,
  lastWordsOfOffices,
  officerSurnames,
  services,
} from './surnames.ts'

/** What may be misspelt, as it is in Latin letters. */
export const latinInstitutions = [...firmsOfMoney, ...firms, ...officesOfState, ...institutionWords]

export const institutions = [
  ...latinInstitutions,
  ...firmsOfMoneyInScripts,
  ...firmsInScripts,
  ...northernInstitutions,
  ...westernInstitutions,
  ...southernInstitutions,
]

import { lazily } from '@basera/platform/contract/lazily'
import { ways } from '@basera/platform/contract/phrases'
import { consonantsOf } from '@basera/platform/contract/text'

// Words that no name has, known as they sound in any spelling and script. Those of two or three consonants are in names too.

const contacts = ways('telegram, instagram, whatsapp')

const offices =
  ways(`customer, customer care, customer service, customer support, helpline, help desk, help center, trust and safety, safety team, security team, security desk
  administrator, administration, moderator, verification, notification, settlement, executive officer, care executive, account verification, support team
  inspector, constable, commissioner, superintendent, magistrate, government, department, corporation, electricity, crime branch
  police officer, police station, police inspector, high court, supreme court, district court, session court, income tax, tax department, election commission
  passport, registrar, instant loan, personal loan, loan agency, bajaj finance, insurance company, water authority, vidyut office, vidyut kacheri, vidyut karyalay, post office, nodal desk
  verified owner, gas agency, jal board, water board, nagar nigam, nagar palika, delivery partner, delivery boy, delivery executive, courier partner, courier service
  bank manager, bank officer, reserve bank, state bank, axis bank, canara bank`)

const soundsOf = (words: string) => words.split(/[ .’'-]+/).map(consonantsOf)

const known = lazily(() =>
  [...contacts, ...offices].map((words) => ({
    sounds: ` ${soundsOf(words).join(' ')} `,
    leadsAway: contacts.includes(words),
  })),
)

/** What a name sounds like: where people are to be reached, or an office (accounts.name-own). */
export function officeHeardIn(name: string): 'contact' | 'office' | undefined {
  const heard = ` ${soundsOf(name).join(' ')} `
  const found = known().find(({ sounds }) => heard.includes(sounds))
  return found && (found.leadsAway ? 'contact' : 'office')
}

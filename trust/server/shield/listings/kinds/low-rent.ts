import type { ListingRule } from '../listing-rule.ts'

/** Counts for a rent alone that no such home has. */
export const lowRentRule: ListingRule = {
  kind: 'other',
  level: 'careful',
  because: 'Asks far less than such a home costs, and hurries people or speaks of an owner who is away',
  patterns: [
    '<urgent>',
    '<cheap>',
    '<away>',
    '<noVisit>',
    '<send> .. <money>',
    '<money> .. <send>',
    'whatsapp/telegram .. only',
    'only .. whatsapp/telegram',
    'first person ...',
    'leaving/left .. country/india',
  ],
  unless: ['<metInPerson>'],
}

import type { Dice } from '../base/dice.ts'

/** A bio is written from the profile's own tags, so that both agree. */
export interface BioFacts {
  readonly city: string
  readonly locality: string
  readonly organization: string | null
  readonly student: boolean
  readonly tags: readonly string[]
  readonly hometown: string
  readonly isNew: boolean
}
type Line = (facts: BioFacts) => string | false

const has = (tag: string) => (facts: BioFacts) => facts.tags.includes(tag)

const openings: readonly Line[] = [
  (f) => f.isNew && `From ${f.hometown}, new in ${f.city}, looking for a room around ${f.locality}.`,
  (f) =>
    f.isNew &&
    `I joined ${f.organization ?? 'a new job'} this month and am in a relative's house till I find a place.`,
  (f) => !f.isNew && `Four years in ${f.city}, third flat, hopefully the last for a while.`,
  (f) => !f.isNew && `My flatmate is going home to ${f.hometown}, so I am looking for someone to share with.`,
  (f) =>
    f.student && `I study${f.organization ? ` at ${f.organization}` : ''} and want to get out of the hostel.`,
  (f) => f.student && 'Final year, exams till May, so evenings are for books.',
  (f) =>
    !f.student &&
    f.organization !== null &&
    `I work at ${f.organization}, three days in office and two at home.`,
  (f) => !f.student && 'I work shifts and am quiet when I come in late.',
  (f) => `Grew up in ${f.hometown}, and I still call my mother to ask how long dal takes.`,
  (f) => `Looking to share a 2BHK or 3BHK near ${f.locality} with people who work.`,
  (f) => `I like ${f.locality} for its trees and would like to stay around here.`,
  () => 'Easy person, pays on the first, washes up the same night.',
]

const about: readonly Line[] = [
  (f) => has('early-riser')(f) && 'Up at six for a walk, in bed by half past ten.',
  (f) => has('night-owl')(f) && 'I wake up properly after ten at night, with headphones on.',
  (f) => has('clean')(f) && 'The kitchen should be clean before sleeping, everything else can wait.',
  (f) => has('quiet')(f) && 'I read a lot and like a calm house.',
  (f) => has('social')(f) && 'Friends come over on weekends and you would be part of it.',
  (f) => has('vegetarian')(f) && 'Vegetarian at home; what you eat outside is yours.',
  (f) => has('fitness')(f) && 'Gym four days a week, long run on Sunday.',
  (f) => has('pet-friendly')(f) && 'I have grown up with dogs and hope the next house has one.',
  (f) => has('non-smoker')(f) && 'I do not smoke and prefer a house without it.',
  (f) => has('smoker')(f) && 'I smoke, on the balcony only.',
  (f) => has('loves-cooking')(f) && 'I cook most evenings, and always too much for one.',
  (f) => has('cricket')(f) && 'Cricket on Sundays; I can be bribed with match tickets.',
  (f) => has('music')(f) && 'I play a little guitar, never after nine.',
  (f) => has('works-from-home')(f) && 'Working from home, so good internet matters more than a big room.',
  (f) => has('plants')(f) && 'I come with eleven plants and can look after yours.',
  (f) => has('books')(f) && 'Two cartons of books move with me.',
  (f) => has('trekking')(f) && 'Most long weekends I am on some hill.',
  () => 'I share bills through an app so that nobody has to remember.',
  () => 'Chai is the one thing I am strict about.',
  () => 'Honest, a bit shy at first, fine after the first dinner.',
  () => 'I speak Hindi, English and the language of home.',
  () => 'House help, groceries and gas: I am happy to take turns.',
]

const wishes: readonly Line[] = [
  () => 'Would like someone who says it when something is wrong.',
  () => 'Religion and food do not matter to me, being decent does.',
  () => 'Looking for at least a year.',
  (f) => `Anything within half an hour of ${f.locality} works.`,
  () => 'A window and a working geyser is all I ask.',
  () => 'Happy to meet over coffee first.',
  () => 'No parties on weeknights, please.',
  () => 'My parents visit twice a year, you will be fed.',
  () => 'Can move any time from the first of next month.',
]

/** A short bio of two to five sentences. */
export function writeBio(facts: BioFacts, dice: Dice): string {
  const linesFrom = (lines: readonly Line[], count: number) =>
    dice
      .shuffled(lines)
      .map((line) => line(facts))
      .filter((text): text is string => text !== false)
      .slice(0, count)
  return [
    ...linesFrom(openings, 1),
    ...linesFrom(about, dice.int(1, 3)),
    ...linesFrom(wishes, dice.chance(0.75) ? 1 : 0),
  ].join(' ')
}

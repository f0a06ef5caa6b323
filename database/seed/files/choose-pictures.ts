import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dice } from '../base/dice.ts'
import type { DemoPerson } from '../people/person.ts'
import type { Manifest, PersonPicture, RoomPicture } from '../pictures/manifest.ts'
import type { RoomFacts } from '../rooms/facts.ts'

/** The folder with the drawn pictures that demo rooms and people show. */
export const picturesFolder = join(import.meta.dirname, '../pictures')

export const readPictures = (): Manifest =>
  JSON.parse(readFileSync(join(picturesFolder, 'pictures.json'), 'utf8')) as Manifest

type Kind = RoomPicture['kind']

/** What people photograph, the cover first. */
function wishes({ offer, balcony, listerKind }: RoomFacts, dice: Dice): Kind[] {
  const outside: Kind[] = balcony ? ['balcony', 'building'] : ['building']
  if (listerKind === 'hostel') {
    const cover: Kind = offer === 'pg single' || offer === 'coliving' ? 'bedroom' : 'beds'
    return [cover, ...dice.shuffled<Kind>(['study', 'bathroom', 'hall', 'kitchen', ...outside, cover])]
  }
  if (offer === '1bhk' || offer === '2bhk' || offer === 'studio') {
    const cover: Kind = dice.chance(0.55) ? 'hall' : 'bedroom'
    const rest: Kind[] = ['bedroom', 'kitchen', 'bathroom', 'hall', 'study']
    return [cover, ...dice.shuffled<Kind>([...rest, ...outside])]
  }
  return [
    dice.chance(0.85) ? 'bedroom' : 'study',
    ...dice.shuffled<Kind>(['hall', 'kitchen', 'bathroom', 'study', 'bedroom', ...outside]),
  ]
}

/** About one room in eight has no photo; the others have one to eight, mostly three or four. */
const drawCount = (dice: Dice) =>
  dice.chance(0.12)
    ? 0
    : dice.weighted([1, 2, 3, 4, 5, 6, 7, 8], (count) => [0, 3, 5, 7, 6, 4, 2, 1, 1][count] ?? 0)

/** Different pictures for one room; the cover is none that `seen` has, while there is another. */
export function picturesOfRoom(
  facts: RoomFacts,
  pictures: readonly RoomPicture[],
  dice: Dice,
  seen: ReadonlySet<string>,
): RoomPicture[] {
  const chosen: RoomPicture[] = []
  for (const kind of wishes(facts, dice).slice(0, drawCount(dice))) {
    const fitting = pictures.filter((picture) => picture.kind === kind && !chosen.includes(picture))
    const fresh = fitting.filter(({ file }) => chosen.length > 0 || !seen.has(file))
    const from = fresh.length > 0 ? fresh : fitting
    if (from.length > 0) chosen.push(dice.pick(from))
  }
  return chosen
}

/** A face that fits a person. */
export function pictureOfPerson(
  person: DemoPerson,
  pictures: readonly PersonPicture[],
  dice: Dice,
): PersonPicture | undefined {
  if (!person.hasPicture) return undefined
  const presents = person.gender === 'female' ? 'woman' : 'man'
  const older = (person.age ?? 0) >= 60
  const fitting = pictures.filter((picture) => picture.presents === presents && picture.older === older)
  return fitting.length > 0 ? dice.pick(fitting) : undefined
}

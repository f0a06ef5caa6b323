import type { Dice } from '../base/dice.ts'
import type { Locality } from '../base/gazetteer.ts'
import type { DemoPerson } from '../people/person.ts'
import type { Manifest } from '../pictures/manifest.ts'
import type { DemoRoom } from '../rooms/make-rooms.ts'
import type { RoomImageRow } from '../rows.ts'
import { pictureOfPerson, picturesOfRoom } from './choose-pictures.ts'
import type { Placement } from './place-pictures.ts'

const served = '/storage/v1/object/public/'

/** Rows and files of all rooms' photos. Neighbours get different covers while there are enough. */
export function roomImages(
  dice: Dice,
  rooms: readonly DemoRoom[],
  manifest: Manifest,
): { readonly rows: RoomImageRow[]; readonly placements: Placement[] } {
  const coversIn = new Map<Locality, Set<string>>()
  const rows: RoomImageRow[] = []
  const placements: Placement[] = []
  for (const { row, facts } of rooms) {
    const own = dice.of('images', row.id)
    const covers = coversIn.get(facts.locality) ?? new Set<string>()
    const pictures = picturesOfRoom(facts, manifest.rooms, own, covers)
    const taken = new Date(row.created_at as string).getTime()
    for (const [index, { file, width, height, blur, alt }] of pictures.entries()) {
      const path = `room-images/${row.user_id}/${row.id}/${taken}-${index}.webp`
      placements.push({ source: file, width, path })
      const address = { image_url: served + path, display_order: index }
      rows.push({
        id: own.uuid(),
        room_id: row.id,
        ...address,
        width,
        height,
        blur,
        alt,
        created_at: row.created_at,
      })
      if (index === 0) coversIn.set(facts.locality, covers.add(file))
    }
  }
  return { rows, placements }
}

/** Addresses and files of people's pictures, by person. */
export function profileImages(
  dice: Dice,
  people: readonly DemoPerson[],
  manifest: Manifest,
  joined: (person: DemoPerson) => string,
): { readonly addresses: Map<DemoPerson, string>; readonly placements: Placement[] } {
  const addresses = new Map<DemoPerson, string>()
  const placements: Placement[] = []
  for (const person of people) {
    const picture = pictureOfPerson(person, manifest.people, dice.of('portrait', person.id))
    if (!picture) continue
    const path = `profile-images/${person.id}/${new Date(joined(person)).getTime()}.webp`
    addresses.set(person, served + path)
    placements.push({ source: picture.file, width: picture.width, path })
  }
  return { addresses, placements }
}

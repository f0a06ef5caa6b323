import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Manifest, PersonPicture, RoomPicture } from '../manifest.ts'
import { roomPictures } from './catalogue.ts'
import { portrait } from './people/face.ts'
import { people } from './people/people.ts'

/** pixels and bytes a demo picture may take */
const ROOM = { width: 1280, height: 960, drawn: 800, most: 35 * 1024, best: 62, least: 40 }
const PERSON = { width: 320, height: 320, drawn: 164, most: 6 * 1024, best: 74, least: 50 }
type Size = typeof ROOM

const raster = (svg: string, size: Size) =>
  sharp(Buffer.from(svg), { density: (72 * size.width) / size.drawn })
    .resize(size.width, size.height)
    .flatten({ background: '#ffffff' })

/** The best quality that stays within the size's bytes. */
const webp = async (svg: string, size: Size): Promise<Buffer> => {
  const pixels = await raster(svg, size).png({ compressionLevel: 1 }).toBuffer()
  let file = Buffer.alloc(0)
  for (let quality = size.best; quality >= size.least; quality -= 4) {
    file = await sharp(pixels).webp({ quality, effort: 6, preset: 'picture' }).toBuffer()
    if (file.length <= size.most) return file
  }
  return file
}

/** A picture of a few pixels for the moment before the file arrives. */
const blurOf = async (file: Buffer, width: number, height: number): Promise<string> => {
  const tiny = await sharp(file).resize(width, height).webp({ quality: 24, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

const here = (...parts: string[]): string => join(import.meta.dirname, '..', ...parts)

const renderRooms = async (): Promise<RoomPicture[]> => {
  const listed: RoomPicture[] = []
  for (const { name, kind, alt, svg } of roomPictures()) {
    const bytes = await webp(svg, ROOM)
    writeFileSync(here('rooms', `${name}.webp`), bytes)
    listed.push({
      kind,
      file: `rooms/${name}.webp`,
      width: ROOM.width,
      height: ROOM.height,
      alt,
      blur: await blurOf(bytes, 12, 9),
    })
  }
  return listed
}

const renderPeople = async (): Promise<PersonPicture[]> => {
  const listed: PersonPicture[] = []
  for (const [index, person] of people.entries()) {
    const name = `person-${String(index + 1).padStart(2, '0')}`
    const bytes = await webp(portrait(person), PERSON)
    writeFileSync(here('people', `${name}.webp`), bytes)
    const { presents, older = false } = person
    listed.push({
      file: `people/${name}.webp`,
      width: PERSON.width,
      height: PERSON.height,
      presents,
      older,
      blur: await blurOf(bytes, 8, 8),
    })
  }
  return listed
}

mkdirSync(here('rooms'), { recursive: true })
mkdirSync(here('people'), { recursive: true })
const manifest: Manifest = { rooms: await renderRooms(), people: await renderPeople() }
writeFileSync(here('pictures.json'), `${JSON.stringify(manifest, null, 2)}\n`)

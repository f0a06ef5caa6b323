import { longDate, type PageHead, rupees, sentencesOf } from '@basera/platform/web'
import type { Room, RoomImage } from '@basera/rooms/contract'
import { placeOfAddress } from '../../card/place-of-address.ts'
import { photoVariant } from '../../photos/photo-sources.ts'
import { amenitiesOf } from '../facts/room-amenities.ts'
import common from '../locales/en.json'
import type { RoomData } from '../room-data.ts'
import en from './locales/en.json'

const say = sentencesOf(common)
const SHARED_WIDTH = 1280
const DESCRIPTION_MAX = 200

/** Text cut at a word so that it fits into `max` characters. */
function cut(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  return `${line.slice(0, max - 1).replace(/\s+\S*$/, '')}…`
}

function sharedImage(cover: RoomImage, title: string): NonNullable<PageHead['image']> {
  const scale = Math.min(1, SHARED_WIDTH / cover.width)
  return {
    url: photoVariant(cover.image_url, SHARED_WIDTH),
    width: Math.round(cover.width * scale),
    height: Math.round(cover.height * scale),
    alt: cover.alt ?? title,
  }
}

/**
 * The room as search engines read it: an offer to let, in rupees a month. Only the part of the city is told, never a
 * point or the whole address (decisions 5).
 */
export function roomJsonLd(room: Room, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availabilityStarts: room.available_from,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: room.rent,
      priceCurrency: 'INR',
      unitCode: 'MON',
    },
    itemOffered: {
      '@type': 'Accommodation',
      name: room.title,
      ...(room.description ? { description: room.description } : {}),
      ...(room.images.length > 0
        ? { image: room.images.map((image) => new URL(image.image_url, url).href) }
        : {}),
      address: {
        '@type': 'PostalAddress',
        addressLocality: placeOfAddress(room.address),
        addressCountry: 'IN',
      },
      petsAllowed: room.pets_allowed,
      occupancy: { '@type': 'QuantitativeValue', maxValue: room.max_tenants },
      amenityFeature: amenitiesOf(room).map(({ words }) => ({
        '@type': 'LocationFeatureSpecification',
        name: words,
        value: true,
      })),
    },
  }
}

/** What the room page says of itself; `base` is the product's public address. */
export function roomHead(data: RoomData | null, base: string): PageHead {
  if (!data)
    return { title: say('rooms.room.pageTitle', { title: say('rooms.room.notFound') }), noIndex: true }
  const { room } = data
  const place = placeOfAddress(room.address)
  const title = say('rooms.room.pageTitle', { title: `${room.title}, ${place}` })
  const canonical = `/room/${room.id}`
  // The browser only ever changes the title and the address.
  if (!import.meta.env.SSR) return { title, canonical }
  const [cover] = room.images
  return {
    title,
    description: descriptionOf(room, place),
    canonical,
    jsonLd: roomJsonLd(room, new URL(canonical, base).href),
    ...(cover ? { image: sharedImage(cover, room.title) } : {}),
  }
}

function descriptionOf(room: Room, place: string): string {
  const facts = sentencesOf(en)('rooms.room.description', {
    rent: rupees(room.rent),
    deposit: rupees(room.deposit),
    place,
    day: longDate(room.available_from),
  })
  return cut(`${facts} ${room.description ?? ''}`, DESCRIPTION_MAX)
}

import { longDate, type PageHead, rupees, type SocialPicture, sentencesOf } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { placeOfAddress } from '../card/place-of-address.ts'
import { choiceWords } from '../facts/fact-words.ts'
import en from '../locales/en.json'
import { amenitiesOf } from './facts/room-amenities.ts'

const t = sentencesOf(en)

const descriptionLimit = 200

/** Cuts text at a word to fit `max` characters. */
function truncate(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  return `${line.slice(0, max - 1).replace(/\s+\S*$/, '')}…`
}

/** Nothing that the page does not show; the place as on cards. */
const pictureOf = ({ images: [cover], rent, home_type }: Room, place: string): SocialPicture => ({
  ...(cover ? { photo: cover.image_url } : {}),
  headline: rupees(rent),
  lead: t('rooms.room.perMonth'),
  lines: [...(home_type ? [choiceWords('home_type', home_type)] : []), place],
})

/** The room as an offer for search engines (rooms.json-ld-place). */
function roomJsonLd(room: Room, url: string): object {
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

function descriptionOf(room: Room, place: string): string {
  const facts = t('rooms.room.description', {
    rent: rupees(room.rent),
    deposit: rupees(room.deposit),
    place,
    day: longDate(room.available_from),
  })
  return truncate(`${facts} ${room.description ?? ''}`, descriptionLimit)
}

/** What only search engines and link previews read of a room; apart, because no browser needs it. */
export function roomMetadata(room: Room, place: string, url: string): Omit<PageHead, 'title'> {
  if (room.status !== 'live')
    return { description: truncate(t(`rooms.closed.${room.status}`), descriptionLimit) }
  return {
    description: descriptionOf(room, place),
    jsonLd: roomJsonLd(room, url),
    picture: pictureOf(room, place),
  }
}

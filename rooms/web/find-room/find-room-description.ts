import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** The page's description for search engines; apart, because no browser needs it. */
export const findRoomDescription = (place: string): string =>
  place ? t('rooms.search.descriptionNear', { place }) : t('rooms.search.description')

import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const t = sentencesOf(en)

interface Offer {
  readonly accept: string
  readonly refuse: string
}

/** As each language says it; a build fills them in. */
const spoken: string = '{}'

export const offers: Readonly<Record<string, Offer>> = {
  en: { accept: t('shell.language.offer'), refuse: t('shell.language.refuse') },
  ...JSON.parse(spoken),
}

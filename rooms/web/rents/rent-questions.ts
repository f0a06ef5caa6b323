import { rupees, sentencesOf } from '@basera/platform/web'
import { type HomeShare, type LocalityPage, rentDays } from '@basera/rooms/contract'
import { choiceWords } from '../facts/fact-words.ts'
import en from '../locales/en.json'
import { roomsNow } from './rent-words.ts'

const t = sentencesOf(en)

export interface RentQuestion {
  readonly question: string
  readonly answer: string
}

type Answer = string | null | undefined | false

function rentAnswer({ types }: LocalityPage): Answer {
  const told = types.flatMap((type) => {
    if (type.too_few) return []
    const { home_type, count: n } = type
    const sums = { low: rupees(type.low), high: rupees(type.high), median: rupees(type.median) }
    return t('rooms.rents.answer.rent', { type: choiceWords('home_type', home_type), ...sums, n })
  })
  return told.join(' ')
}

const depositAnswer = ({ deposit }: LocalityPage): Answer =>
  deposit && t('rooms.rents.answer.deposit', { months: deposit.months, n: deposit.of, days: rentDays })

function shareAnswer({ shares }: LocalityPage, trait: 'no_brokerage' | 'meals'): Answer {
  const share: HomeShare | undefined = shares.find((one) => one.trait === trait)
  const topic = trait === 'meals' ? 'meals' : 'brokerage'
  return share && t(`rooms.rents.answer.${topic}`, { percent: share.percent, n: share.of })
}

function metroAnswer({ metro, place }: LocalityPage): Answer {
  if (!metro) return null
  const { name, minutes, lines } = metro
  const near = t('rooms.rents.answer.metro', {
    ...{ name, minutes, place: place.name },
    km: metro.distance_km.toFixed(1),
  })
  return lines.length > 0 ? `${near} ${t('rooms.rents.answer.lines', { lines: lines.join(', ') })}` : near
}

/** Questions about a place that its data answers; those that it does not are left out. */
export function rentQuestions(page: LocalityPage): RentQuestion[] {
  const answers: readonly (readonly [Parameters<typeof t>[0], Answer])[] = [
    ['rooms.rents.ask.rent', rentAnswer(page)],
    ['rooms.rents.ask.deposit', depositAnswer(page)],
    ['rooms.rents.ask.brokerage', shareAnswer(page, 'no_brokerage')],
    ['rooms.rents.ask.meals', shareAnswer(page, 'meals')],
    ['rooms.rents.ask.metro', metroAnswer(page)],
    ['rooms.rents.ask.rooms', page.rooms.total > 0 && roomsNow(page)],
  ]
  return answers.flatMap(([question, answer]) =>
    answer ? [{ question: t(question, { place: page.place.name }), answer }] : [],
  )
}

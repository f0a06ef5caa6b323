import { describe, expect, it } from 'vitest'
import { takeSums } from './sums.ts'

describe('sums in a search text', () => {
  it.each([
    ['btm under 15k', 'btm', null, 15_000],
    ['1bhk in btm under 15k', '1bhk in btm', null, 15_000],
    ['hsr 20k', 'hsr', null, 20_000],
    ['hsr layout below Rs 20,000', 'hsr layout', null, 20_000],
    ['room near iit powai upto 12000/-', 'room near iit powai', null, 12_000],
    ['₹9,500 pg koramangala', 'pg koramangala', null, 9500],
    ['pg in marathahalli 8k-12k', 'pg in marathahalli', 8000, 12_000],
    ['pg in marathahalli 8-12k', 'pg in marathahalli', 8000, 12_000],
    ['andheri 8000 to 12000', 'andheri', 8000, 12_000],
    ['andheri east between 10,000 and 15k', 'andheri east', 10_000, 15_000],
    ['laxmi nagar 7 hazar ke andar', 'laxmi nagar', null, 7000],
    ['laxmi nagar me 5000 tak ka kamra', 'laxmi nagar me ka kamra', null, 5000],
    ['flat above 25k whitefield', 'flat whitefield', 25_000, null],
    ['लक्ष्मी नगर १० हजार तक', 'लक्ष्मी नगर', null, 10_000],
    ['அடையாறு 10000க்குள்', 'அடையாறு', null, 10_000],
    ['budget 8000 kothrud', 'kothrud', null, 8000],
    ['max 10k, baner', 'baner', null, 10_000],
    ['room for rent in wakad for 9000 per month', 'room for rent in wakad', null, 9000],
    ['7.5k dwarka', 'dwarka', null, 7500],
  ])('%s', (text, rest, least, most) => {
    expect(takeSums(text)).toEqual({ rest, least, most })
  })

  it.each([
    'Sector 62, Noida',
    '560034',
    '560 034',
    'pin code 110001',
    'flat at 110001',
    'JP Nagar 7th Phase',
    'hsr layout sector 2',
    'within 5 km of Powai',
    'within 500 m of metro',
    'flat 1204, tower 3',
    '2bhk for 4 people',
    'BTM 2nd stage',
    '24th main road, 1st k block',
    'plot 2000 sq ft',
    'Route 66K5',
    'room in Andheri',
    '',
  ])('finds none in %s', (text) => {
    expect(takeSums(text)).toEqual({ rest: text, least: null, most: null })
  })
})

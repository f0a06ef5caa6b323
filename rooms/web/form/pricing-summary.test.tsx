import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PricingSummary } from './pricing-summary.tsx'

const textOf = (values: Parameters<typeof PricingSummary>[0]['values']) =>
  renderToStaticMarkup(<PricingSummary values={values} />).replaceAll(/<[^>]+>/g, ' ')

describe('rooms.pricing-summary', () => {
  it('adds up what is paid every month; deposit and brokerage stand apart', () => {
    const text = textOf({
      rent: 12_000,
      bills_estimate: 1500,
      maintenance: 500,
      deposit: 40_000,
      brokerage: 9000,
    })
    for (const sum of ['₹12,000', '₹1,500', '₹500', '₹14,000', '₹40,000', '₹9,000'])
      expect(text).toContain(sum)
    expect(text).not.toContain('₹54,000')
  })

  it('takes what is not filled in as nothing', () => {
    const text = textOf({ rent: 9000, bills_estimate: null, maintenance: null, deposit: null, brokerage: 0 })
    expect(text.match(/₹9,000/g)).toHaveLength(2)
    expect(text).toContain('No brokerage')
  })
})

import sharp from 'sharp'

/** A complete listing, as the form sends it. Its exact point is written so that it can be found in any text. */
export const someListing = {
  title: 'Bright room near the park',
  description: 'Two windows.\nA balcony.',
  address: 'Koramangala 5th Block, Bengaluru',
  latitude: 12.9338417,
  longitude: 77.6279346,
  rent: 14_500,
  deposit: 40_000,
  bills_estimate: 1200,
  available_from: '2090-12-01',
  gender_preference: 'female',
  current_tenants: 1,
  max_tenants: 3,
  wifi_included: true,
  custom_amenities: ['Balcony'],
}

/** A photo of a camera: grain everywhere, as JPEG. Sizes in pixels. */
export const somePhoto = (width = 400, height = 300): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#0b5a38',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()

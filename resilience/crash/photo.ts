import sharp from 'sharp'

/** Small, so that many are kept between two kills: a server that has just started needs seconds for a large one. */
export async function somePhoto(): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width: 360, height: 270, channels: 3, background: '#0b5a38', noise } })
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' })
}

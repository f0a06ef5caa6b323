/** A grey picture: one number (0 black, 255 white) a pixel, row after row. */
export interface GreyPicture {
  readonly pixels: Float32Array
  readonly width: number
  readonly height: number
}

export interface BlurredLevel extends GreyPicture {
  readonly sigma: number
}

function gaussian(sigma: number): Float32Array {
  const radius = Math.ceil(2.6 * sigma)
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Blurs the rows and turns rows into columns, so that twice gives a picture blurred both ways. */
function blurRows(pixels: Float32Array, width: number, height: number, weights: Float32Array): Float32Array {
  const radius = (weights.length - 1) / 2
  const padded = new Float32Array(width + 2 * radius)
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width)
    padded.fill(row[0] ?? 0, 0, radius)
    padded.set(row, radius)
    padded.fill(row[width - 1] ?? 0, radius + width)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = 0; k < weights.length; k++) sum += (padded[x + k] ?? 0) * (weights[k] ?? 0)
      out[x * height + y] = sum
    }
  }
  return out
}

function blurred({ pixels, width, height }: GreyPicture, sigma: number): Float32Array {
  const weights = gaussian(sigma)
  return blurRows(blurRows(pixels, width, height, weights), height, width, weights)
}

/** The picture at each blur, each made from the one before. `sigmas` grow. */
export function blurredLevels(picture: GreyPicture, sigmas: readonly number[]): BlurredLevel[] {
  const levels: BlurredLevel[] = []
  let last: BlurredLevel = { ...picture, sigma: 0 }
  for (const sigma of sigmas) {
    const pixels = blurred(last, Math.sqrt(sigma ** 2 - last.sigma ** 2))
    last = { ...picture, pixels, sigma }
    levels.push(last)
  }
  return levels
}

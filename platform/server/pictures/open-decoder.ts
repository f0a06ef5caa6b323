type Decoder = typeof import('sharp').default

async function load(): Promise<Decoder> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  // It would cache up to 230 MB per picture, and none comes twice.
  sharp.cache(false)
  return sharp
}

let loading: Promise<Decoder> | undefined

/** Loaded with the first picture: it takes 14 MB. */
export function openDecoder(): Promise<Decoder> {
  loading ??= load()
  return loading
}

declare module 'wawoff2' {
  /** The TrueType font in a WOFF2 file. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}

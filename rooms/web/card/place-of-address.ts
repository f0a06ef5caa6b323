const pinCode = /\b\d{3}\s?\d{3}\b/g

/**
 * The part of an address that says where in which city: its last two parts, without the PIN code and "India".
 * `14, 7th Cross, Koramangala 6th Block, Bengaluru 560095` is `Koramangala 6th Block, Bengaluru`.
 */
export function placeOfAddress(address: string): string {
  const parts = address
    .replaceAll(pinCode, '')
    .split(',')
    .map((part) => part.replace(/[\s\-–]+$/, '').trim())
    .filter((part) => part !== '' && part.toLowerCase() !== 'india')
  return parts.slice(-2).join(', ') || address
}

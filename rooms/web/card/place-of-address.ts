const pinCode = /\b\d{3}\s?\d{3}\b/g

export function placeOfAddress(address: string): string {
  const parts = address
    .replaceAll(pinCode, '')
    .split(',')
    .map((part) => part.replace(/[\s\-–]+$/, '').trim())
    .filter((part) => part !== '' && part.toLowerCase() !== 'india')
  return parts.slice(-2).join(', ') || address
}

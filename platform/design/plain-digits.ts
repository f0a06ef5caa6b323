const indianDigits =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g
const scriptBlock = 0x80
const zeroInBlock = 0x66

export const plainDigits = (text: string): string =>
  text.replace(indianDigits, (digit) => String((digit.charCodeAt(0) % scriptBlock) - zeroInBlock))

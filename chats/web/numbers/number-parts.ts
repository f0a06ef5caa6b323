/** '+91 98765 43210'. */
export const spacedNumber = (number: string): string => number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')

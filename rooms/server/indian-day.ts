const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** `2026-11-24`, in India. */
export const indianDay = (moment: Date): string => inIndia.format(moment)

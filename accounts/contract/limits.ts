/** Years of age a member may have (accounts 9). */
export const minimumAge = 18
export const maximumAge = 100

/** Characters a password needs at least (accounts 9), and bytes it may have at most (auth protocol 11). */
export const passwordMinimum = 6
export const passwordMaximumBytes = 72

/** Digits of a phone code (accounts 9). */
export const phoneCodeDigits = 6

/** Seconds until a new phone code may be asked for (decisions 3). */
export const phoneCodeResendAfter = 30

/** Characters of names, as the database keeps them. */
export const fullNameMaximum = 100
export const organizationMaximum = 120

/** Bytes of an uploaded picture (decisions 5). */
export const pictureMaximumBytes = 8 * 1024 * 1024

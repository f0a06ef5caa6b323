/** Years (accounts.age-range). */
export const minimumAge = 18
export const maximumAge = 100

/** Characters at least (accounts.password-minimum), and bytes at most. */
export const passwordMinimum = 6
export const passwordMaximumBytes = 72

export const phoneCodeDigits = 6

export const phoneCodeResendAfter = 30

/** Characters of a name (accounts.name-own). */
export const fullNameMinimum = 2
export const fullNameMaximum = 60
/** Characters that are read at all before a name is judged. */
export const writtenNameMaximum = 100
export const organizationMaximum = 120

/** Bytes (accounts.upload-safe). */
export const pictureMaximumBytes = 8 * 1024 * 1024

/** `error_description` of the return from Google for an account without an e-mail; its codes are those of any failure. */
export const noGoogleEmail = 'Google gave no email address for this account'

/** Told of a suspended account, whatever way it signs in. */
export const suspendedAccount = 'User is banned'

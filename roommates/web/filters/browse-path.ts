/** Where the profiles are browsed. */
export const browsePath = '/browse-profiles'

/** Where the profiles are browsed (marketplace 2). */
export const browsePath = '/browse-profiles'

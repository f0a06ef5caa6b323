export const browsePath = '/browse-profiles'

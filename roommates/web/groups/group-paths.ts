export const groupsPath = '/groups'
/** The invitation to go back to, in the address of the own profile. */
export const groupParam = 'group'
export const ownGroupPath = '/groups/yours'
export const groupPath = (id: string) => `${groupsPath}/${id}`
/** Where a profile is made by whom an invitation waits for. */
export const profileForGroupPath = (token: string) =>
  `/your-profile?${new URLSearchParams({ [groupParam]: token })}`
export const joinGroupPath = (token: string) => `${groupsPath}/join/${token}`

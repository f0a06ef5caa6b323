export const groupsPath = '/groups'
export const ownGroupPath = '/groups/yours'
export const groupPath = (id: string) => `${groupsPath}/${id}`
export const joinGroupPath = (token: string) => `${groupsPath}/join/${token}`

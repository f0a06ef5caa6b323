export { KeepSavedRooms } from '@basera/rooms/web'
export { MemberLinks } from './member-links.tsx'
export { MemberMenu } from './member-menu.tsx'
export { MoreItem } from './more-item.tsx'

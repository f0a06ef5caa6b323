/** Photos of a message (chats.photo-count). */
export const photosMax = 3

export const chatPhotoMaxBytes = 8 * 1024 * 1024

/** Pixels (chats.photo-sizes). */
export const chatPhotoWidths = ['640', '1280'] as const

/** Photos of a member that wait in a chat for a message (chats.photo-waiting). */
export const photosWaiting = 12

/** Opens WhatsApp with a message that its sender may edit and send to whom they like (rooms.share-room). */
export const whatsAppLink = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`

export { type ReportedMessage, showReportedMessages } from './show-reported-messages.ts'
export { verifyChats } from './verify-chats.ts'

export { chatsPersonalData } from './personal-data.ts'

export { type ContactDetail, type ContactKind, contactDetails, contactKinds } from './contact-details.ts'

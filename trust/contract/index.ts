export { type ContactDetail, type ContactKind, contactDetails, contactKinds } from './contact-details.ts'
export { type WarningKind, type WarningLevel, warningKinds, warningLevels } from './warnings.ts'

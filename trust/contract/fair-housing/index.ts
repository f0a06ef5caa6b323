export { fairHousingConcepts } from './concepts.ts'
export { judgeFairHousing, type ShutOut } from './judge-fair-housing.ts'
export { type FairHousingKind, fairHousingKinds } from './named-people.ts'
export { fairHousingLead } from './sentences.ts'

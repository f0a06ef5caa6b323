export {
  type AllFeatures,
  defineFeature,
  type Feature,
  type FeatureParts,
  joinFeatures,
  type KeptAnswers,
  type ListedPage,
  type Metric,
  type Performed,
  type PersonalData,
} from './feature.ts'
export type { Caller, CallerSession, Handlers, Member, UploadedFile } from './handlers.ts'
export { inProcessApi, type MadeCall } from './perform-call.ts'

export {
  type AllFeatures,
  defineFeature,
  type Feature,
  type FeatureParts,
  joinFeatures,
  type ListedPage,
  type Metric,
  type PersonalData,
} from './feature.ts'
export type { Caller, CallerSession, Handlers, Member, UploadedFile } from './handlers.ts'
export { inProcessApi } from './perform-call.ts'

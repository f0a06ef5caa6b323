export {
  type Caller,
  type CallerSession,
  defineFeature,
  type Feature,
  type Handlers,
  type Member,
  type UploadedFile,
} from './define-feature.ts'
export { inProcessApi } from './in-process-api.ts'

export { PricingSummary } from '../../form/pricing-summary.tsx'
export { CreatedDialog } from '../creation/created-dialog.tsx'
export { PhotosStep } from './photos-step.tsx'
export { PreferenceFields, PricingFields } from './step-fields.tsx'

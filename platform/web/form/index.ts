export { type Errors, type Fields, judge, sentenceOf } from './judge.ts'
export { characterCount, typedInteger } from './typed-text.ts'
export { type Form, type FormPlan, fieldOf, refusedFields, renamed, useForm } from './use-form.ts'
export { type Next, type Refusal, useSubmitForm } from './use-submit-form.ts'

export { limitConcurrency } from '../limit-concurrency.ts'
export { pictureRefusals } from '../sentences.ts'
export {
  asGrey,
  asJpeg,
  asWebp,
  type GreyPixels,
  type SafePicture,
  safePicture,
} from './safe-picture.ts'

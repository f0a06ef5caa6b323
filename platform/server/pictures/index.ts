export { limitConcurrency } from '../limit-concurrency.ts'
export {
  asGrey,
  asJpeg,
  asWebp,
  type GreyPixels,
  pictureRefusals,
  type SafePicture,
  safePicture,
} from './safe-picture.ts'

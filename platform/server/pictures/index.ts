export { limitConcurrency } from '../limit-concurrency.ts'
export { asJpeg, asWebp, pictureRefusals, type SafePicture, safePicture } from './safe-picture.ts'

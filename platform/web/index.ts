export {
  ApiOverride,
  apiContext,
  apiOf,
  fetchApi,
  problemOf,
  setTokenSource,
  type TokenSource,
  tokenSource,
  Unreachable,
  useApi,
} from './api.ts'
export { type DeviceStore, deviceStore } from './device-store.ts'
export { lazyPart, pauseOrOnline, serverAnswers } from './lazy-part.ts'
export { dayInIndia, longDate, rupees, shortDate, todayInIndia } from './money-and-dates.ts'
export {
  type PageContext,
  type PageHandle,
  type PageHead,
  pageHandle,
  type SocialPicture,
} from './page-head.ts'
export { language, languageName, locale, prefix } from './page-language.ts'
export { saveFile } from './save-file.ts'
export { savesData } from './saves-data.ts'
export { type Catalogue, type Say, sentencesOf, useSentences } from './sentences.ts'
export { type PublicSettings, SettingsProvider, useSettings } from './settings.ts'
export { copyLink, type ShareOutcome, shareByDevice, sharePage } from './share-page.ts'
export { shrinkPhoto } from './shrink-photo.ts'
export { langOf } from './text-language.ts'
export { type UploadOptions, uploadFile } from './upload-file.ts'

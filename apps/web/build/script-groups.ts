/** Every page needs it: one file compresses better and stays cached. */
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|\/preload-helper|rolldown:runtime|router-without-framework/,
}

/** One file instead of a dozen of 0.2 KB saves 1 KB. */
const core = {
  name: 'core',
  test: /\/accounts\/web\/(session\/(session|use-session|remember-return)|sign-in\/sign-in-request)\.|\/platform\/(contract\/(problem|format-message|lazily)|web\/(api|page-head|page-language|sentences|settings|locales|islands\/static-island)|design\/(cx|icon|spinner)\.|design\/icons\.ts\?icon=CircleCheckIcon)|\/rooms\/web\/(find-room\/find-room-path|problem-code)\./,
}

/**
 * The schema library above all; no public page loads it. With it an icon of the sign-in dialog, to keep the first
 * script small.
 */
const form = {
  name: 'form',
  test: /\/node_modules\/zod\/|\/platform\/(web\/form\/|contract\/form-fields\.)|\/accounts\/contract\/(account-fields|sentences)\.|\/design\/icons\.ts\?icon=EyeOffIcon/,
}

/** Small files that the search, the page of a room and rents use. */
const rooms = {
  name: 'rooms',
  test: /\/platform\/(web\/(money-and-dates|saves-data|islands\/(island|changed-form|near|press))|design\/date\/months)\.|\/rooms\/web\/map\/map-beside\./,
}

/** Small files of the search. */
const search = {
  name: 'search',
  test: /\/(places|rooms)\/contract\/(limits|room-facts|room-filters|destination)\.|\/platform\/(contract\/search\/(filters|area-filters|address-values)|web\/search\/use-search-draft)\./,
}

/** Small files that the listing form and reports use: texts of many lines, and what sends pictures. */
const writing = {
  name: 'writing',
  test: /\/platform\/(web\/(upload-file|shrink-photo)|design\/text-area)\./,
}

/** Small files of pages of rooms. */
const room = {
  name: 'room',
  test: /\/(platform\/(web\/(device-store|share-page)|design\/(back-link|icon-button))|rooms\/web\/(card\/place-of-address|saved\/kept-rooms|room\/(contact-button|use-contact)))\.|icon=(ArrowLeft|Share2)Icon/,
}

/** Two icons that forms and sheets use together. */
const marks = { name: 'marks', test: /\/design\/icons\.ts\?icon=(CheckIcon|XIcon)/ }

/** A script goes into the first that it fits; the bundler groups the others. */
export const scriptGroups = [framework, core, form, rooms, search, room, writing, marks]

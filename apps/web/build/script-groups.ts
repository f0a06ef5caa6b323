/** Every page needs it: one file compresses better and stays cached. */
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|\/preload-helper|rolldown:runtime|router-without-framework/,
}

/** One file instead of a dozen of 0.2 KB saves 1 KB. */
const core = {
  name: 'core',
  test: /\/accounts\/web\/(session\/(session|use-session|remember-return)|sign-in\/sign-in-request)\.|\/platform\/(contract\/(problem|format-message|lazily)|web\/(api|page-head|page-language|sentences|settings|locales|islands\/static-island)|design\/(cx|icon|spinner)\.|design\/icons\.ts\?icon=(CircleCheck|MapPin)Icon)|\/rooms\/web\/(find-room\/find-room-path|problem-code)\./,
}

/**
 * The schema library above all; no public page loads it. With it an icon of the sign-in dialog, to keep the first
 * script small.
 */
const form = {
  name: 'form',
  test: /\/node_modules\/zod\/|\/platform\/(web\/form\/|contract\/form-fields\.|contract\/field-sentences)|\/accounts\/contract\/(account-fields|sentences|limits|name-form)\.|\/design\/icons\.ts\?icon=EyeOffIcon/,
}

/** Small files that the search, the page of a room and rents use. */
const rooms = {
  name: 'rooms',
  test: /\/platform\/(web\/(money-and-dates|saves-data|islands\/(island|changed-form|near|press))|design\/date\/months)\.|\/rooms\/web\/map\/map-beside\./,
}

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

/** Small parts of screens that no public page needs at first: one file instead of dozens of 0.5 KB. */
const parts = {
  name: 'parts',
  test: /\/platform\/(design\/(art\/(stock|files\/stock-\d|toran)|avatar|badge|banner|cards|checkbox|chip|empty-state|field|initials|retry-banner|rupee-(input|text)|segmented|select|skeleton|sum-input|switch|text-input|typed-sum)|web\/text-language)\.|icon=(ArrowUpDown|Check|ChevronDown|ChevronRight|CircleAlert|Info|X)Icon/,
}

const dialogs = {
  name: 'dialogs',
  test: /\/platform\/design\/(dialog|leave-question|overlays\/[\w-]+|use-menu-popover)\./,
}

/** A few files, by who needs them; those of the first scripts are there, those of one screen with it. */
const icons = {
  name: 'icons',
  test: /\/design\/icons\.ts\?icon=(?!(CirclePlus|CircleUserRound|Heart|House|Languages|MessageCircle|RotateCw|Search|SunMoon|UsersRound)Icon)/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 3_000,
}

const guard = {
  name: 'guard',
  test: /\/accounts\/web\/(guard\/(loading-page|read-only)|phone\/phone-verified|session\/(sign-out|stored-session|session-client))\.|\/design\/art\/mark\./,
}

/** Of a few lines each: paths of screens, and what loads their dialogs. */
const addresses = {
  name: 'addresses',
  test: /\/web\/[\w/-]*\/((?!rents)[\w-]+-paths?|chat-address|[\w-]+-slot|load-[\w-]+|search-waits|save-waiting|photo-sources)\.ts$/,
  minShareCount: 2,
}

const queries = { name: 'queries', test: /\/@tanstack\/|\/platform\/web\/queries\./ }

/** A script goes into the first that it fits; the bundler groups the others. */
export const scriptGroups = [
  framework,
  core,
  form,
  rooms,
  search,
  room,
  writing,
  parts,
  dialogs,
  icons,
  guard,
  addresses,
  queries,
]

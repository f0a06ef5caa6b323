export const commonRefusals = {
  signIn: 'Please sign in.',
  nothingHere: 'There is nothing at this address.',
  busy: 'We are busy right now. Please try again in a moment.',
  busyNow: 'We are busy right now. Please try again.',
  connectionsMany: 'There are too many live connections already.',
  ticketBad: 'This ticket is not good. Please ask for another one.',
  foreignPage: 'Live connections are for our own pages.',
  noWebSocket: 'Live connections are opened as a WebSocket.',
  frameInvalid: 'This frame is not valid.',
  valueTwice: 'A value was given twice.',
  fieldTwice: 'Was given twice',
  diskFull: 'There is no space for new files right now. Please try again later.',
  bodyLarge: 'What you sent is too large.',
  contentKind: 'This kind of content is not accepted here.',
  notJson: 'The body must be JSON.',
  requestInvalid: 'This request is not valid.',
  unexpected: 'Something went wrong on our side. Please try again.',
  unexpectedLogged: 'Something went wrong on our side. Please try again. Reference: {reference}',
  oneFile: 'Send exactly one file, as a part named "file".',
  fileNeeded: 'Exactly one file is needed',
  fileLarge: 'The file is larger than {megabytes} MB.',
  widthForm: 'A width is one of {widths}.',
  uploadCut: 'The upload did not arrive whole.',
  uploadSlow: 'The upload took too long.',
  fileGone: 'There is no such file.',
  valuesInvalid: 'Some of the values sent are not valid.',
  fieldInvalid: 'This value is not valid.',
  fieldUnknown: 'Is not a known field',
  tooMany: 'Too many requests. Please wait before trying again.',
  outboxQuestion: 'Ask for one address or number: ?to=',
  stopping: 'This process is about to stop.',
  databaseWaits: 'The database is not ready.',
  personGone: 'This person was not found.',
  noSuchPerson: 'There is no such person.',
  noSuchReport: 'There is no such report.',
} as const

export const waitTitles = {
  busy: 'Busy',
  tooMany: 'Too many requests',
} as const

export const pictureRefusals = {
  kind: 'Please choose a JPEG, PNG or WebP picture.',
  broken: 'This picture cannot be read. Please choose another one.',
  pixels: 'The picture is too large. At most 40 megapixels, please.',
  animated: 'Moving pictures are not accepted. Please choose another one.',
} as const

/** An English sentence with its values: `{megabytes}` is where one goes. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

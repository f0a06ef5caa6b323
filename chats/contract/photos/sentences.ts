export const photoSentences = {
  notFound: 'This photo was not found.',
  gone: 'A photo of this message is not there any more. Please add it again.',
  tooMany: 'Too many photos wait to be sent. Send or remove some first.',
  twice: 'Is given twice',
  photo: 'Photo',
} as const

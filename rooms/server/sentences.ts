export const refusals = {
  notInReview: 'This room is not in review.',
  noSuchRoom: 'There is no such room.',
  hiddenAlready: 'This room is hidden already.',
  notHidden: 'This room is not hidden.',
  idRequired: 'External id is required',
  idLong: 'External id should not exceed 100 characters',
} as const

export const roommateSentences = {
  bioLong: 'Bio should not exceed 1,000 characters',
  budgetPositive: 'Budget must be positive',
  budgetWhole: 'Enter whole rupees',
  budgetHigh: 'This amount is too high',
  tagLong: 'A tag should not exceed 30 characters',
  tagsMany: 'At most 20 tags',
  pointWhole: 'Latitude and longitude belong together',
} as const

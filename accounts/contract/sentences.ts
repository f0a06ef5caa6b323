export const accountSentences = {
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
  nameRequired: 'Name is required',
  fullNameRequired: 'Full name is required',
  ageRequired: 'Age is required',
  ageYoung: 'Must be at least 18 years old',
  ageInvalid: 'Please enter a valid age',
  phoneRequired: 'Phone number is required',
} as const

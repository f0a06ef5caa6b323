export const accountSentences = {
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
  nameRequired: 'Name is required',
  fullNameRequired: 'Full name is required',
  nameLength: 'A name has 2 to 60 characters',
  nameLetters: 'Use only letters, spaces, dots, hyphens and apostrophes',
  nameContact: 'Leave numbers, addresses and links out of your name',
  nameTitle: 'Use your own name, without an office or the name of a service',
  ageRequired: 'Age is required',
  ageYoung: 'Must be at least 18 years old',
  ageInvalid: 'Please enter a valid age',
  numberLeft:
    'Your number was verified on another account, so you can read here but not write. Verify a number of yours to go on.',
  phoneRequired: 'Phone number is required',
} as const

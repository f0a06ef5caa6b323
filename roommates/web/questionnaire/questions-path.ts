export const questionsPath = '/roommate-questions'

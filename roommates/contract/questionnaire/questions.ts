/**
 * The questionnaire of roommates with the answers to choose from (roommates.questionnaire-asked). Nothing here asks for religion,
 * caste, region, marital status or orientation. Stored answers name questions and options: neither is ever renamed, and new
 * options come last (`answer-bits.ts` counts them).
 */
export const questions = {
  sleep: ['early', 'changing', 'late'],
  noise: ['quiet', 'earphones', 'lively'],
  work_from_home: ['away', 'some-days', 'every-day'],
  cleanliness: ['daily', 'weekly', 'relaxed'],
  smoking: ['never', 'outside', 'inside'],
  drinking: ['never', 'sometimes', 'often'],
  food: ['vegetarian', 'egg', 'everything'],
  guests: ['rarely', 'ask-first', 'anytime'],
  pets: ['none', 'welcome', 'have-one'],
  costs: ['equally', 'by-use', 'separately'],
  money_talk: ['straight-away', 'monthly', 'relaxed'],
  move_in: ['soon-long', 'soon-short', 'later-long', 'later-short'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Question = keyof typeof questions
export type Option = (typeof questions)[Question][number]

export const questionNames = Object.keys(questions) as Question[]

/** Four short steps; each is saved on its own (roommates.questionnaire-steps). */
export const questionSteps = {
  rhythm: ['sleep', 'noise', 'work_from_home'],
  home: ['cleanliness', 'smoking', 'drinking'],
  kitchen: ['food', 'guests', 'pets'],
  money: ['costs', 'money_talk', 'move_in'],
} as const satisfies Readonly<Record<string, readonly Question[]>>

export type QuestionStep = keyof typeof questionSteps
export const stepNames = Object.keys(questionSteps) as QuestionStep[]

/** How much the other's answer matters: points in the fit (roommates.fit-percent). */
export const answerWeights = { not: 0, some: 1, must: 2 } as const
export type AnswerWeight = keyof typeof answerWeights
export const weightNames = Object.keys(answerWeights) as AnswerWeight[]

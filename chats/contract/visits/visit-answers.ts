export const visitAnswers = ['as_described', 'different', 'no_show'] as const
export type VisitAnswer = (typeof visitAnswers)[number]

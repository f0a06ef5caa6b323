export const caseKinds = ['reports', 'review', 'danger_pause'] as const
export type CaseKind = (typeof caseKinds)[number]

export const subjectKinds = ['room', 'profile', 'person', 'message', 'group', 'comment'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** 3 weighs most. */
export const harms = [1, 2, 3] as const
export type Harm = (typeof harms)[number]

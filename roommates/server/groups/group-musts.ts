import {
  type Answers,
  type GroupMust,
  type Question,
  questionNames,
  questions,
} from '@basera/roommates/contract'

/** What one member answered, and which musts they let the group show. */
interface MemberMusts {
  readonly musts: readonly string[]
  readonly answers: Answers | null
}

/** Questions that are a must in `answers`, with what is fine. */
export const mustsOf = (answers: Answers | null): GroupMust[] =>
  questionNames.flatMap((question) => {
    const answer = answers?.[question]
    return answer?.weight === 'must' ? [{ question, fine: [...answer.fine] }] : []
  })

const chosenBy = ({ musts, answers }: MemberMusts, question: Question) =>
  musts.includes(question) ? mustsOf(answers).find((must) => must.question === question) : undefined

/**
 * Musts that each of `members` has and lets the group show, with what is fine for all of them (roommates.group-musts). One
 * that is not shown tells no answer: whether to show it is for everybody to choose.
 */
export function sharedMusts(members: readonly MemberMusts[]): GroupMust[] {
  if (members.length < 2) return []
  return questionNames.flatMap((question) => {
    const chosen = members.map((member) => chosenBy(member, question))
    const options: readonly GroupMust['fine'][number][] = questions[question]
    const fine = options.filter((option) => chosen.every((must) => must?.fine.includes(option)))
    return fine.length > 0 ? [{ question, fine }] : []
  })
}

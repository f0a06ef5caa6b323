import { bioMaximum, budgetMaximum, roommateSentences as say } from '@basera/accounts/contract'
import { bioText, type ProfileField, type ProfileValues } from './profile-values.ts'
import { tagsRule } from './tags.ts'

/** Sentences of broken rules, by field. */
export type ProfileErrors = Readonly<Partial<Record<ProfileField, string>>>

const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

/** The sentence for a bio as typed; also while it is being typed. */
export function bioRule(typed: string): string | undefined {
  const text = bioText(typed)
  if (text.length > bioMaximum) return say.bioLong
  return manyLines.test(text) ? undefined : say.notText
}

const lineRule = (typed: string) => (oneLine.test(typed.trim()) ? undefined : say.notText)

/** A budget is not needed, but whole rupees where there is one: "Budget must be positive" (marketplace 5). */
function budgetRule(sum: number | null): string | undefined {
  if (sum === null) return undefined
  if (!Number.isSafeInteger(sum)) return say.budgetWhole
  if (sum < 1) return say.budgetPositive
  return sum > budgetMaximum ? say.budgetHigh : undefined
}

/**
 * The sentences of all rules that `values` break (marketplace 5): those of the contract's schemas, without the schema
 * library. `profile-rules.test.ts` holds them to the schemas.
 */
export function brokenRules(values: ProfileValues): ProfileErrors {
  const errors: Partial<Record<ProfileField, string | undefined>> = {
    bio: bioRule(values.bio),
    organization: lineRule(values.organization),
    location: lineRule(values.location.text),
    budget: budgetRule(values.budget),
    lifestyle_tags: tagsRule([...values.lifestyle_tags, values.lifestyle_typed]),
    preferred_lifestyle_tags: tagsRule([...values.preferred_lifestyle_tags, values.preferred_typed]),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence !== undefined))
}

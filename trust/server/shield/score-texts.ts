import { nameFault } from '@basera/accounts/contract'
import { z } from 'zod'
import { contactDetails, type WarningLevel } from '../../contract/index.ts'
import { judgeWording } from './fair-housing/judge-wording.ts'
import { judgeListing } from './listings/judge-listing.ts'

const id = z.union([z.string(), z.number()])
const listing = z.object({
  id,
  title: z.string(),
  description: z.string().nullish(),
  rent: z.number().optional(),
  city: z.string().optional(),
})
const wording = z.object({ id, text: z.string() })
const named = z.object({ id, name: z.string() })

export interface TextScore {
  readonly id: string | number
  readonly flagged: boolean
  readonly level: WarningLevel | null
  readonly kind: string | null
  readonly because: string | null
}

interface Verdict {
  readonly level: WarningLevel
  readonly kind: string
  readonly because: string
}

function read<Line>(schema: z.ZodType<Line>, value: unknown, form: string): Line {
  const { data } = schema.safeParse(value)
  if (!data) throw new Error(`Not ${form}`)
  return data
}

const scoreOf = (one: string | number, verdict: Verdict | null): TextScore => {
  const { level = null, kind = null, because = null } = verdict ?? {}
  return { id: one, flagged: verdict !== null, level, kind, because }
}

const contactIn = (texts: readonly string[]): Verdict | null => {
  const [found] = texts.flatMap(contactDetails)
  if (!found) return null
  return { level: 'danger', kind: 'off_platform_contact', because: `Refused: it says ${found.text}` }
}

/** Judges one line of a file of listings, `{ id, title, description, … }`: what its form refuses counts too. */
export function scoreListing(value: unknown): TextScore {
  const { description, ...line } = read(listing, value, '{ id, title, description, rent, city, locality }')
  const verdict = judgeListing({ ...line, description: description ?? null })
  return scoreOf(line.id, verdict ?? contactIn([line.title, description ?? '']))
}

/** Judges one line of a file of names, `{ id, name }`. */
export function scoreName(value: unknown): TextScore {
  const line = read(named, value, '{ id, name }')
  const because = nameFault(line.name.trim())
  return scoreOf(line.id, because ? { level: 'danger', kind: 'name_not_allowed', because } : null)
}

/** Judges one line of a file of wording, `{ id, text }`. */
export function scoreFairHousing(value: unknown): TextScore {
  const line = read(wording, value, '{ id, text }')
  const [first] = judgeWording(line.text)
  const because = first && `“${first.words}”. ${first.instead}`
  return scoreOf(
    line.id,
    first && because ? { level: 'careful', kind: first.kind ?? 'fair_housing', because } : null,
  )
}

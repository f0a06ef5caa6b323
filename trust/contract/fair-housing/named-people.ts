/** What wording must not shut people out by (trust.fair-housing). */
export const fairHousingKinds = [
  'religion',
  'caste',
  'region',
  'race',
  'diet',
  'marital_status',
  'children',
  'disability',
  'orientation',
] as const
export type FairHousingKind = (typeof fairHousingKinds)[number]

/** How people of one kind are named, and which wording about them shuts others or them out. */
export interface NamedPeople {
  readonly kind: FairHousingKind
  /** `for these`, `these wanted` shuts out everybody else; not so for families or couples. */
  readonly namingShutsOut: boolean
  /** Whether people are turned down by wording farther away: not where they are named for other reasons too, as families. */
  readonly turnedDownLater?: boolean
  readonly people: readonly string[]
  /** Wording beside that which holds for every kind. */
  readonly also?: readonly string[]
  readonly fine?: readonly string[]
  readonly lexicon?: Readonly<Record<string, readonly string[]>>
}

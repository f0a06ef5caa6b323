import type { StoredAt } from '@basera/platform/server/files'
import type { SubjectKind, WarningLevel } from '@basera/trust/contract'
import type { QueryExecutorProvider } from 'kysely'

/** What a subject looked like to somebody. */
export interface Snapshot {
  /** The account that answers for it. */
  readonly accountId: string
  /** What a list calls it, 120 characters at most. */
  readonly title: string
  /** As JSON. */
  readonly content: Readonly<Record<string, unknown>>
  /** Pictures that belong to it. */
  readonly files: readonly StoredAt[]
  /** Out of sight until a person shows it. */
  readonly inReview?: boolean
  /** Of the warning that it was shown with. */
  readonly warning?: WarningLevel | undefined
  /** Of an account that is closed by now: the keyed hash of its number. */
  readonly former?: { readonly numberHash: string | null }
}

/** A picture of another subject that shows the same as one of a subject's own. */
export interface LikePicture {
  readonly id: string
  /** Share of the picture that is the same, from 0 to 1. */
  readonly likeness: number
  readonly subjectId: string
  readonly title: string
  readonly accountId: string | null
  readonly accountName: string | null
  /** Not there for others any more. */
  readonly gone: boolean
  readonly file: StoredAt | undefined
}

/** What the feature that owns a kind of subject does for cases about it. */
export interface Subject {
  readonly kind: SubjectKind
  /** As `viewerId` sees it now; to null, a moderator, whatever is still there. Undefined where it is not found. */
  snapshot(db: QueryExecutorProvider, id: string, viewerId: string | null): Promise<Snapshot | undefined>
  /** Takes it out of everybody else's sight, in the transaction of a decision; again, and where it is gone, without effect. */
  hide(trx: QueryExecutorProvider, id: string): Promise<void>
  /** Takes it out of sight because of reports, until a person has looked; without it reports hide nothing. */
  holdReported?(trx: QueryExecutorProvider, id: string): Promise<void>
  /** Undoes {@link hide} and {@link holdReported}, and ends a review. */
  restore(trx: QueryExecutorProvider, id: string): Promise<void>
  /** For moderators: pictures of other subjects, also of the same person, the likest first; at most 20. */
  samePictures?(db: QueryExecutorProvider, id: string): Promise<readonly LikePicture[]>
}

export type FindSubject = (kind: SubjectKind) => Subject

/** Throws for a kind that no feature registered. */
export function registerSubjects(subjects: readonly Subject[]): FindSubject {
  const known = new Map(subjects.map((subject) => [subject.kind, subject]))
  return (kind) => {
    const subject = known.get(kind)
    if (!subject) throw new Error(`No feature has subjects of the kind ${kind}.`)
    return subject
  }
}

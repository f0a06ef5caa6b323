export interface CaseReport {
  readonly id: string
  readonly reason: string
  readonly details: string | null
  readonly created_at: Date
  readonly reporter_name: string | null
}

export const countReports = async (_db: unknown, ids: readonly string[]) =>
  ids.map((case_id) => ({ case_id, reports: 0 }))
export const findReportsOf = async (_db: unknown, _id: string, _limit: number): Promise<CaseReport[]> => []

/** A node of what `EXPLAIN (FORMAT JSON)` answers. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly this[]
}

/** A node of what `EXPLAIN (ANALYZE, FORMAT JSON)` answers. */
export interface MeasuredPlanNode extends PlanNode {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
}

/** A plan and everything beneath it, from the top. */
export const nodesOf = <Node extends PlanNode>(plan: Node): Node[] => [
  plan,
  ...(plan.Plans ?? []).flatMap((child) => nodesOf<Node>(child)),
]

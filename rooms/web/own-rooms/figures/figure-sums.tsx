interface FigureSumsProps {
  readonly sums: readonly (readonly [sum: string, of: string])[]
}

/** Sums beside each other, each with what it is of. */
export const FigureSums = ({ sums }: FigureSumsProps) => (
  <dl className="figure-sums">
    {sums.map(([sum, of]) => (
      <div key={of}>
        <dt>{of}</dt>
        <dd>{sum}</dd>
      </div>
    ))}
  </dl>
)

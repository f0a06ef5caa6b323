/** Splits a text around the first match of the query, ignoring case. */
export function matchParts(
  text: string,
  query: string,
): readonly [before: string, match: string, after: string] {
  const wanted = query.trim().toLowerCase()
  const lower = text.toLowerCase()
  const start = wanted === '' ? -1 : lower.indexOf(wanted)
  // A few letters grow in lower case, which shifts positions.
  if (start < 0 || lower.length !== text.length) return [text, '', '']
  const end = start + wanted.length
  return [text.slice(0, start), text.slice(start, end), text.slice(end)]
}

/** At most `limit` options with the query in label or detail, ignoring case; those that begin with it first. */
export function filterOptions<
  Option extends { readonly label: string; readonly detail?: string | undefined },
>(options: readonly Option[], query: string, limit: number): readonly Option[] {
  const wanted = query.trim().toLowerCase()
  const holds = (text: string | undefined) => text?.toLowerCase().includes(wanted) ?? false
  const begins = (option: Option) => Number(option.label.toLowerCase().startsWith(wanted))
  return options
    .filter((option) => holds(option.label) || holds(option.detail))
    .sort((one, other) => begins(other) - begins(one))
    .slice(0, limit)
}

/** The next highlighted row, cyclically; -1 is the field itself. */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

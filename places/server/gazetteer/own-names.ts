const newline = 0x0a
const tab = 0x09

/** More names by id, most in Indian scripts, which transliteration does not lead to (`places/data/names.tsv`). */
export function readOwnNames(file: Buffer): ReadonlyMap<string, string> {
  const [, ...lines] = file.toString('utf8').trimEnd().split('\n')
  return new Map(lines.map((line) => line.split('\t') as [string, string]))
}

/** Appends names to the rows of their places; the column of names is the last but one. Throws for an id that is in no row. */
export function withOwnNames(table: Buffer, names: ReadonlyMap<string, string>): Buffer {
  const inserts = [...names].map(([id, added]) => {
    const start = table.indexOf(`\n${id}\t`)
    if (start === -1) throw new Error(`Names for an unknown place: ${id}`)
    const end = table.indexOf(newline, start + 1)
    const at = table.lastIndexOf(tab, end === -1 ? undefined : end)
    const separator = table[at - 1] === tab ? '' : ';'
    return { at, text: Buffer.from(separator + added) }
  })
  inserts.sort((one, other) => one.at - other.at)
  const parts = inserts.flatMap(({ at, text }, index) => [
    table.subarray(inserts[index - 1]?.at ?? 0, at),
    text,
  ])
  return Buffer.concat([...parts, table.subarray(inserts.at(-1)?.at ?? 0)])
}
